import type { Around } from './complements.ts';
import type { Nominal } from './noun-phrases.ts';
import type { ChineseVerb } from './verbs.ts';

export interface Meaning {
  readonly verb: string;
  readonly word: string;
}

const lamps = /^(lamp|light|lantern|oil lamp|gas lamp|desk lamp|chandelier|candle|torch|lights)$/;
const devices = /^(radio|television|tv|fan|machine|coffee machine|flashlight|air conditioner|computer|gramophone|heater|recorder|switch)$/; // prettier-ignore
const musical = /^(piano|violin|cello|guitar|harp|flute|zither|drum|horn|trumpet|harmonica|lute|fiddle|organ|whistle)$/;
const rings = /(bell|doorbell)$/;
const worn = /(hat|cap|crown|glasses|spectacles|mask|veil|ring|necklace|gloves?|earrings?|bracelet|helmet|wig|scarf|brooch|watch|pendant|locket|coronet|sunglasses|shawl|apron|coat|cloak|belt|tie)$/; // prettier-ignore

/** Some verbs mean another thing by what they are done to. */
export function meaningOf(
  { verb, word }: ChineseVerb,
  said: string,
  object: Nominal | undefined,
  around: Around,
): Meaning {
  const plain = { verb, word };
  const english = object?.english ?? '';
  const person = object?.kind === 'person';
  if (said === '拉开' && /chair|stool|bench/.test(english)) return { verb: 'pull', word: 'pull' };
  if (verb === 'open' && /^(打开|开|开启)/.test(said)) {
    if (lamps.test(english)) return { verb: 'light', word: 'turn on' };
    if (devices.test(english)) return { verb: 'switch on', word: 'turn on' };
    if (english === 'lock') return { verb: 'unlock', word: 'unlock' };
  }
  if ((verb === 'close' || verb === 'switch off') && /^关/.test(said)) {
    if (lamps.test(english)) return { verb: 'extinguish', word: 'turn off' };
    if (devices.test(english)) return { verb: 'switch off', word: 'turn off' };
  }
  if ((verb === 'take off' || (said.startsWith('取下') && worn.test(english))) && around.from)
    return { verb: 'take', word: 'take off' };
  if (verb === 'take off' && /^(摘|取|卸|解)/.test(said) && object && !worn.test(english))
    return { verb: 'take', word: 'take' };
  if (said.startsWith('取下') && worn.test(english)) return { verb: 'take off', word: 'take off' };
  if (verb === 'extinguish' && said === '吹' && musical.test(english)) return { verb: 'play', word: 'play' };
  if (verb === 'pull' && /^拉(响)?$/.test(said)) {
    if (musical.test(english)) return { verb: 'play', word: 'play' };
    if (rings.test(english)) return { verb: 'ring', word: 'ring' };
  }
  if ((said === '按' || said === '按下' || said === '摇' || said === '敲' || said === '打') && rings.test(english))
    return { verb: 'ring', word: 'ring' };
  if (said === '按' && object && !/button|switch|lever|key/.test(english)) return { verb: 'touch', word: 'press' };
  if (verb === 'push' && said === '推开' && /door|gate|window|curtain|shutter/.test(english))
    return { verb: 'open', word: 'push open' };
  if (verb === 'push' && said === '推' && /door|gate|window/.test(english)) return { verb: 'open', word: 'push open' };
  if (verb === 'push' && said === '撞开' && /door|gate|window/.test(english))
    return { verb: 'open', word: 'force open' };
  if (verb === 'throw' && (said === '摔' || said === '甩') && /door|window/.test(english))
    return { verb: 'close', word: 'slam' };
  if (verb === 'throw' && said === '砸' && object && !around.object) return { verb: 'break', word: 'smash' };
  if (verb === 'embrace' && object && !person && object.kind !== 'unknown' && object.phrase.pronoun === undefined)
    return { verb: 'take', word: 'pick up' };
  if (verb === 'hold' && said === '抱着' && person) return { verb: 'embrace', word: 'embrace' };
  if (verb === 'eat' && /^(吞|咽)/.test(said) && /poison|medicine|potion|wine|water/.test(english))
    return { verb: 'drink', word: 'swallow' };
  if (verb === 'wear' && around.benefit && around.benefit !== object && around.benefit.kind === 'person')
    return { verb: 'put', word: 'put' };
  if (verb === 'close' && said === '盖' && around.object) return { verb: 'put', word: 'put' };
  if (verb === 'put' && said === '搬' && object && !around.object) return { verb: 'take', word: 'pick up' };
  if (verb === 'take' && person && object.phrase.id === undefined && said === '接')
    return { verb: 'tell', word: 'greet' };
  if (verb === 'light' && said === '点' && english === 'thing') return plain;
  return plain;
}
