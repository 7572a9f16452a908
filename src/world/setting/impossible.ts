/** [SETTING1] What no body can do; a setting may allow some of it by name. */
export const impossibleVerbs: readonly string[] = [
  'fly', 'levitate', 'vanish', 'disappear', 'teleport', 'hover', 'dematerialise', 'dematerialize', 'apparate', 'resurrect', 'revive',
  'conjure', 'summon up', 'enchant', 'bewitch', 'transform', 'transmogrify', 'shapeshift', 'morph', 'turn into', 'change into', 'become invisible',
  'phase', 'phase through', 'hypnotise', 'hypnotize', 'telepathise', 'time travel', 'time-travel', 'clone', 'float up', 'soar', 'fly away',
  'fly off', 'fly out', 'fly up', 'fly to', 'fly through', 'take flight', 'walk through wall', 'cast spell', 'explode', 'disintegrate', 'vaporise', 'vaporize', 'materialise',
  'materialize', 'shrink', 'petrify', 'freeze time', 'stop time', 'read minds', 'read mind', 'turn invisible', 'become a',
  'multiply', 'telekinese', 'possess', 'exorcise', 'sprout', 'evaporate', 'breathe fire', 'lift off', 'blast off', 'take off into air',
]; // prettier-ignore

const names = new Set(impossibleVerbs);

export const isImpossible = (verb: string): boolean => names.has(verb);
