import type { FoxView } from '../../wire'
import { boardFor } from '../../lib/table'
import Board from './Board.svelte'
import { staging } from './where'

export default boardFor<FoxView>(Board, staging)
