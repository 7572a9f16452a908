import type { Aspect } from '../../../drama/action.ts';

/** Verbs that say how far another verb is carried: *begins to*, *tries to*, *refuses to*. */

export type Carriage = Aspect | 'not' | 'pretends';

const table: Readonly<Record<string, Carriage>> = {
  begin: 'begins', start: 'begins', commence: 'begins', proceed: 'does', continue: 'does', keep: 'does', resume: 'does', manage: 'does',
  try: 'tries', attempt: 'tries', struggle: 'tries', strive: 'tries', endeavour: 'tries', endeavor: 'tries', seek: 'tries', fight: 'tries', strain: 'tries',
  want: 'means-to', wish: 'means-to', mean: 'means-to', intend: 'means-to', plan: 'means-to', hope: 'means-to', long: 'means-to',
  prepare: 'means-to', offer: 'means-to', threaten: 'means-to', decide: 'means-to', resolve: 'means-to', consider: 'means-to', contemplate: 'means-to', need: 'means-to', ache: 'means-to', yearn: 'means-to',
  promise: 'means-to', agree: 'means-to', think: 'means-to', dream: 'means-to', hesitate: 'means-to', like: 'means-to', love: 'means-to', vow: 'means-to', swear: 'means-to', fear: 'means-to', choose: 'means-to', pledge: 'means-to', expect: 'means-to',
  stop: 'stops', cease: 'stops', quit: 'stops', finish: 'stops', end: 'stops',
  refuse: 'not', decline: 'not', fail: 'nearly', forget: 'not', avoid: 'not', dare: 'does', bother: 'does', neglect: 'not', resist: 'not', forbear: 'not', omit: 'not', help: 'does', happen: 'does', tend: 'does', appear: 'does', seem: 'does',
  pretend: 'pretends', feign: 'pretends', mime: 'pretends', imagine: 'means-to', picture: 'means-to', make: 'means-to',
  let: 'does', use: 'does', return: 'does', pause: 'does', deign: 'does', hurry: 'does', hasten: 'does', rush: 'does',
}; // prettier-ignore

export const carriageOf = (lemma: string): Carriage | undefined =>
  Object.hasOwn(table, lemma) ? table[lemma] : undefined;

/** Those that take *-ing*: `stops writing`, `keeps pacing`. The others need *to*. */
const withGerund = new Set('begin start commence continue keep resume try attempt stop cease quit finish consider contemplate avoid resist like love imagine pretend fear'.split(' ')); // prettier-ignore

export const takesGerund = (lemma: string): boolean => withGerund.has(lemma);

/** Of *V1 to V2*, those V1 that are only the way to V2: the turning in *turns to go*. */
export const preparatory = new Set('reach turn move go make bend lean stoop stretch get step come hurry rush hasten extend'.split(' ')); // prettier-ignore

/** What takes an intention back: *turns to go, but stops*. */
export const withdrawals = /^(stop|hesitate|halt|freeze|pause|falter|reconsider|think better|change (his|her|their|my) mind|catch (him|her|my|them)sel|check (him|her|my|them)sel|restrain (him|her|my|them)sel|draw back|pull back|thinks? twice|give up|stay|remain|decide against|decide not|do not|can not|stop short|resist|withdraw|turn back|not|drop (his|her) hand|never)/; // prettier-ignore
