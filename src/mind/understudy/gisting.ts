import type { TongueName } from '../../drama/tongues/tongue.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import type { SpeechAct } from '../../drama/speech-act.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import type { Named } from '../hearing/naming.ts';
import { withoutCalls } from '../hearing/subject.ts';
import type { Gist, Sayable, Uttered } from '../tongues/gist.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import { isMortal, type Answering } from './candidate.ts';

/** Signs nobody speaks: what has them is not said back. */
const unspeakable = /[<>|{}[\]\\]/;

/** What a line comes to for whoever is about to answer it, and how far they may say it again. */
export interface HeardGist extends Gist {
  readonly sayable: Sayable;
  /** Somebody tells what they suffer or have lost. */
  readonly isSuffered: boolean;
}

/** Blame is not said after whoever lays or takes it. */
export function gistFor(raw: string, heard: Heard, scene: Answering): HeardGist | undefined {
  if (unspeakable.test(raw) || heard.acts.includes('accusation')) return undefined;
  const bare = withoutCalls(raw, scene.part.names, scene.by);
  if (heard.acts.includes('confession')) return ofConfession(gistOfWords(bare, 'said', scene));
  const form = heard.isBid ? 'bidden' : heard.asks ? 'asked' : 'said';
  const gist = gistOfWords(bare, form, scene);
  if (!gist) return undefined;
  const { saidBack } = mindTongues[scene.tongue];
  const isSuffered = gist.form === 'said' && says('suffers', raw);
  const isGrave =
    isSuffered ||
    heard.follows === 'plea' ||
    heard.acts.some((act) => grave.has(act) && !(heard.asks && courtesies.has(act)));
  // Where nobody has said how far words go, they are said back as they come: but for what would sound like mockery.
  const isMocked = isGrave && !heard.asks && form === 'said' && !heard.acts.some((act) => spoken.has(act));
  if (!saidBack) return { ...gist, sayable: isMocked ? 'not' : 'back', isSuffered };
  const sayable = isGrave && gist.form !== 'bidden' ? 'not' : saidBack(gist, utteredIn(bare, form, scene));
  const isPressed = isMortal(scene.part) || hasSaidBack(scene);
  return { ...gist, sayable: sayable === 'back' && isPressed ? 'within' : sayable, isSuffered };
}

/** What wants an answer of its own: said back, it would sound like mockery. */
const grave: ReadonlySet<SpeechAct> = new Set(['lament', 'threat', 'apology', 'challenge', 'praise']);
/** Of that, what may be named again where everything is. */
const spoken: ReadonlySet<SpeechAct> = new Set(['threat', 'praise']);
/** What only goes with a question: *Sorry to ask, do you live here?* */
const courtesies: ReadonlySet<SpeechAct> = new Set(['apology', 'praise']);

/** So long nobody says words back again. */
const quietForMs = 180_000;

/** Have they begun a line of late with a question they did not wait for an answer to? Where everything is said back: their last one. */
export function hasSaidBack({ context, part, tongue }: Answering): boolean {
  const own = context.past.filter(
    ({ kind, by, at }) => kind === 'line' && by === context.actor && at >= part.now - quietForMs,
  );
  const late = mindTongues[tongue].saidBack ? own : own.slice(-1);
  return late.some(({ words = '' }) => /^[^.!?。！？]{1,60}(?:\?\s+\S|？\p{L})/u.test(words));
}

/** What somebody owns to is not said after them, but it is named: *The cake? With which hand?* */
const ofConfession = (gist: Gist | undefined): HeardGist | undefined =>
  gist?.topic === undefined
    ? undefined
    : { ...gist, echo: gist.topic, clause: undefined, sayable: 'back', isSuffered: false };

const gists = remembered((_: readonly Named[]) => new RecentMap<string, Gist | undefined>(mostGists));
/** So many are remembered of late: whoever decides to answer a line then answers it. */
const mostGists = 400;

/** The same of any words. */
export const gistOfWords = (
  raw: string,
  form: Gist['form'],
  { context, part, tongue }: Pick<Answering, 'context' | 'part' | 'tongue'>,
): Gist | undefined =>
  kept(gists(part.names), `${context.actor} ${tongue} ${form} ${raw}`, () =>
    gistIn(utteredIn(raw, form, { context, part }), tongue),
  );

function gistIn(uttered: Uttered, tongue: TongueName): Gist | undefined {
  // Nobody says their own name back.
  if (uttered.called.some((name) => name.trim() === plain(uttered.raw).trim())) return undefined;
  const gist = mindTongues[tongue].gistOf(uttered);
  const isOwn = gist?.topic !== undefined && uttered.called.some((name) => plain(gist.topic ?? '').includes(name));
  return isOwn ? { ...gist, topic: undefined } : gist;
}

const utteredIn = (
  raw: string,
  form: Gist['form'],
  { context, part }: Pick<Answering, 'context' | 'part'>,
): Uttered => ({
  raw,
  form,
  called: part.names.find(({ id }) => id === context.actor)?.names ?? [],
  names: largeWords(part.names),
});

/** Every word of a name that is written large. */
export const largeWords = remembered(
  (names: readonly Named[]): ReadonlySet<string> =>
    new Set(names.flatMap(({ name }) => (name.match(/\p{Lu}[\p{L}’']+/gu) ?? []).map((word) => word.toLowerCase()))),
);
