import type { VerbName } from '../../../drama/verb.ts';
import { readingOf, readings } from '../../reading.ts';
import type { Around } from './complements.ts';
import type { Nominal } from './noun-phrases.ts';
import type { ChineseVerb } from './verbs.ts';

/** What a verb means here, and the English word for it. */
interface Sense {
  readonly verb: VerbName;
  readonly word: string;
}

const lamps = 'lamp|light|lantern|oil lamp|gas lamp|desk lamp|chandelier|candle|torch|lights';
const devices = 'radio|television|tv|fan|machine|coffee machine|flashlight|air conditioner|computer|gramophone|heater|recorder|switch'; // prettier-ignore
const musical = 'piano|violin|cello|guitar|harp|flute|zither|drum|horn|trumpet|harmonica|lute|fiddle|organ|whistle';
const rings = /(bell|doorbell)$/;
const worn = /(hat|cap|crown|glasses|spectacles|mask|veil|ring|necklace|gloves?|earrings?|bracelet|helmet|wig|scarf|brooch|watch|pendant|locket|coronet|sunglasses|shawl|apron|coat|cloak|belt|tie)$/; // prettier-ignore
const blades = /(knife|dagger|sword|blade|rapier|scissors|spear|needle|razor)$/;
const without = ({ source }: RegExp): RegExp => new RegExp(`^(?!.*${source})`);

/** A verb as it was said, and what it is done to. */
const doing = ({ verb }: ChineseVerb, said: string, done: Nominal | undefined, around: Around) => ({
  verb,
  said,
  /** What it is done to: our word for it, its kind, whether it is a pronoun or named by the world. */
  object: done?.english ?? '',
  kind: done?.kind,
  pronoun: done?.phrase.pronoun,
  named: done?.phrase.id,
  /** What 把 and 从 brought in, and for whom it is done. */
  ba: around.object !== undefined,
  from: around.from !== undefined,
  /** What it is done with. */
  tool: around.instrument?.english ?? '',
  benefit: around.benefit === done ? undefined : around.benefit?.kind,
});

const means = (verb: VerbName, word: string = verb): Sense => ({ verb, word });

/** Verbs that mean another thing by what they are done to; the first that fits. */
const senses = readings<ReturnType<typeof doing>, Sense>('said', [
  [{ said: '拉开', object: /chair|stool|bench/ }, means('pull')],
  [{ verb: 'light', said: /^划/, kind: true, object: without(/match/) }, means('cut')],
  [{ said: '拉着|牵着', kind: 'person' }, means('lead', 'take')],
  [{ verb: 'open', said: /^(掀|揭)/, object: /carpet|rug|blanket|cloth|mat$/ }, means('raise', 'lift')],
  [{ verb: 'open', said: /^(打开|开|开启)/, object: lamps }, means('light', 'turn on')],
  [{ verb: 'open', said: /^(打开|开|开启)/, object: devices }, means('switch on', 'turn on')],
  [{ verb: 'open', said: /^(打开|开|开启)/, object: 'lock' }, means('unlock')],
  [{ verb: 'close|switch off', said: /^关/, object: lamps }, means('extinguish', 'turn off')],
  [{ verb: 'close|switch off', said: /^关/, object: devices }, means('switch off', 'turn off')],
  [{ verb: 'take off', from: true }, means('take', 'take off')],
  [{ said: /^取下/, object: worn, from: true }, means('take', 'take off')],
  [{ verb: 'take off', said: /^(摘|取|卸|解)/, kind: true, object: without(worn) }, means('take')],
  [{ said: /^取下/, object: worn }, means('take off')],
  [{ verb: 'extinguish', said: '吹', object: musical }, means('play')],
  [{ verb: 'pull', said: '拉|拉响', object: musical }, means('play')],
  [{ verb: 'pull', said: '拉|拉响', object: rings }, means('ring')],
  [{ said: '按|按下|摇|敲|打', object: rings }, means('ring')],
  [{ said: '按', kind: true, object: without(/(button|switch|lever|key)/) }, means('touch', 'press')],
  [{ verb: 'push', said: '推开', object: /door|gate|window|curtain|shutter/ }, means('open', 'push open')],
  [{ verb: 'push', said: '推', object: /door|gate|window/ }, means('open', 'push open')],
  [{ verb: 'push', said: '撞开', object: /door|gate|window/ }, means('open', 'force open')],
  [{ verb: 'throw', said: '摔|甩', object: /door|window/ }, means('close', 'slam')],
  [{ verb: 'throw', said: '砸', kind: true, ba: false }, means('break', 'smash')],
  [{ verb: 'embrace', kind: [true, '!person|unknown'], pronoun: false }, means('take', 'pick up')],
  [{ verb: 'hold', said: '抱着', kind: 'person' }, means('embrace')],
  [{ verb: 'eat', said: /^(吞|咽)/, object: /poison|medicine|potion|wine|water/ }, means('drink', 'swallow')],
  [{ verb: 'taste', said: /^咬/, kind: 'person|body' }, means('hit', 'bite')],
  [{ said: /^戳/, tool: blades }, means('stab')],
  [{ said: /踩/, verb: 'touch', kind: 'person|body' }, means('hit', 'stamp on')],
  [{ said: /^[拧扭]/, verb: 'turn', kind: 'person|body' }, means('turn', 'twist')],
  [{ said: '握了握|握一握|握握', object: /^hands?$/ }, means('shake')],
  [{ verb: 'wear', benefit: 'person' }, means('put')],
  [{ verb: 'close', said: /^[盖蒙遮]/, benefit: 'person' }, means('put')],
  [{ verb: 'close', said: '盖', ba: true }, means('put')],
  [{ verb: 'put', said: '搬', kind: true, ba: false }, means('take', 'pick up')],
  [{ verb: 'take', said: '接', kind: 'person', named: false }, means('tell', 'greet')],
]);

export function senseOf(entry: ChineseVerb, said: string, done: Nominal | undefined, around: Around): Sense {
  return readingOf(senses, doing(entry, said, done, around)) ?? means(entry.verb, entry.word);
}
