/** What the folk look like who play as bots; fetched when the table is already there. */
import badger from 'icon:badger'
import bear from 'icon:bear-face'
import butterfly from 'icon:butterfly'
import frog from 'icon:leapfrog'
import hedgehog from 'icon:hedgehog'
import mouse from 'icon:seated-mouse'
import owl from 'icon:barn-owl'
import rabbit from 'icon:rabbit-head'
import raven from 'icon:raven'
import sparrow from 'icon:sparrow'
import squirrel from 'icon:squirrel'
import tortoise from 'icon:turtle'

export default {
  mossback: tortoise,
  burr: hedgehog,
  thimble: mouse,
  hazel: squirrel,
  bramble: badger,
  inkwell: raven,
  puddle: frog,
  candlewick: butterfly,
  dandelion: rabbit,
  thatch: sparrow,
  bilberry: bear,
  nightcap: owl,
} as Record<string, string>
