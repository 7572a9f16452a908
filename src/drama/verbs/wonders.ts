import { wordList } from '../../kit/word-list.ts';

/** [SETTING1] What no body can do; a setting may allow some of it by name. */
export const wonders = wordList(`
  fly levitate vanish disappear teleport hover dematerialise dematerialize apparate resurrect revive conjure summon_up
  enchant bewitch transform transmogrify shapeshift morph turn_into change_into become_invisible phase phase_through
  hypnotise hypnotize telepathise time_travel time-travel walk_on_water clone soar take_flight walk_through_wall
  cast_spell explode disintegrate vaporise vaporize materialise materialize shrink petrify freeze_time stop_time
  read_minds read_mind turn_invisible multiply telekinese possess exorcise sprout evaporate breathe_fire
`);
