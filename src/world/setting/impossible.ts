import type { Verb, WonderName } from '../../drama/verb.ts';
import { wonders } from '../../drama/verbs/wonders.ts';

const names: ReadonlySet<string> = new Set(wonders);

/** [SETTING1] What no body can do. */
export const isImpossible = (verb: Verb): boolean => names.has(verb);

/** Sayings for it: *takes to the air*, *turns invisible*. Each with the verb it stands for. */
const sayings: readonly (readonly [RegExp, WonderName])[] = [
  [/^(cast|work|weave|use|perform|invoke|utter) .{0,30}\b(spell|spells|magic|enchantment|sorcery|hex|incantation)\b/, 'cast spell'],
  [/^(turn|become|go|grow|make \w+) (\w+ )?invisible\b/, 'turn invisible'],
  [/^(turn|transform|change|morph|shift) (\w+ ){0,3}into (a|an|the) \w+/, 'turn into'],
  [/^(walk|step|pass|go|run|move|phase|slip|reach) (straight |right )?through (the |a |solid )*(\w+ )?(wall|walls|ceiling|floor)\b/, 'walk through wall'],
  [/^read .{0,30}\b(mind|minds|thoughts)\b/, 'read mind'],
  [/^time (suddenly |slowly )?(stops?|freezes?|slows|stands still|runs back|turns back)/, 'stop time'],
  [/^(duplicate|copy|double|split) (himself|herself|themselves|myself|yourself|oneself)\b/, 'multiply'],
  [/^(stop|freeze|reverse|rewind|turn back) time\b/, 'stop time'],
  [/^(take|leap|rise|soar|lift|float|shoot|ascend|climb) (up |off )?(to|into|in) the (air|sky|heavens|clouds)\b/, 'fly'],
  [/^(sprout|grow|spread|flap|unfold) (\w+ )?wings\b/, 'fly'],
  [/^(raise|bring) .{0,30}\b(dead|from the dead|back to life|to life)\b/, 'resurrect'],
  [/^(travel|go|walk|step|leap|jump) (back |forward |backwards |forwards )?(in|through) time\b/, 'time travel'],
  [/^(walk|run|stand|dance) on (the )?(water|air|ceiling)\b/, 'walk on water'],
  [/^(float|hover|drift|rise|glide|soar|lift) (up |off )?(to|toward|towards|into|in|off|above) (the |mid-?)?(ceiling|air|midair|ground|floor|sky|rafters)\b/, 'fly'],
  [/^breathe (fire|underwater|water)\b/, 'breathe fire'],
  [/^(lift|carry|pick up|throw|hurl|move) .{0,20}\b(with (his|her|their|my) mind|by magic|the (house|castle|building|palace|mountain|tower))\b/, 'telekinese'],
  [/ (with|by|using|through) ((his|her|their|my|its|the|sheer|pure|bare|mere) )*((power|force|strength) of )?((his|her|their|my|the) )?(mind|will|willpower|thoughts?|magic|telekinesis|telepathy|sorcery|witchcraft|psychic powers?)$/, 'telekinese'],
  [/^will (the|a|an|his|her|their|my) .{1,30} (open|shut|closed|locked|unlocked|dead|alive|away|on|off|out|up|down|over|apart|broken|gone|to \w+)$/, 'telekinese'],
  [/(用|靠|凭|以)(意念|念力|意志|意志力|精神力|超能力|魔法|法术|巫术)/, 'telekinese'],
]; // prettier-ignore

export const wonderOf = (clause: string): WonderName | undefined =>
  sayings.find(([saying]) => saying.test(clause))?.[1];
