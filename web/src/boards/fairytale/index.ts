import { boardFor } from '../../lib/table'
import Board from './Board.svelte'
import { staging } from './where'

export default boardFor(Board, staging)
