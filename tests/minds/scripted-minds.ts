import type { Beat } from '../../src/drama/beat.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { isSpoken } from '../../src/drama/notation/read-notation.ts';
import { kept } from '../../src/kit/remembered.ts';
import { pick, seededRandom, type Random } from '../../src/kit/random.ts';
import { playableNow } from '../../src/company/way.ts';
import { currentPoint, roadsTo, type Play } from '../../src/play/play.ts';
import { spokenWords } from '../../src/play/telling.ts';
import { directionIn, tagged, willing, type Asked } from '../company/minded-company.ts';
import { outOfPartCases } from '../mind/out-of-part.data.ts';
import { inOwnWords, remark, remarkWithDeed } from './own-words.ts';
import { paraphrased } from './paraphrase.ts';
import type { Answer } from './scripted-model.ts';

/** A mind that answers from a script: told what is asked, the prompt, and how the play stands, which only a script may know. */
export type ScriptedMind = (asked: Asked, prompt: string, play: Play) => Answer;

export type MindName = 'faithful' | 'paraphrasing' | 'free' | 'garbage' | 'mischievous';

export const scriptedMinds: Readonly<Record<MindName, (scene: SceneFile, seed: string) => ScriptedMind>> = {
  faithful: (scene, seed) => speaking(scene, seed, (ways) => ways),
  paraphrasing: (scene, seed) => speaking(scene, seed, (ways) => ways.map(paraphrased)),
  free: (scene, seed) =>
    speaking(scene, seed, (_, beat) => [inOwnWords(beat, true), inOwnWords(beat, false)], remarkWithDeed),
  garbage: (_, seed) => useless(seededRandom(`${seed}/garbage`)),
  mischievous: (scene, seed) => {
    const good = speaking(scene, seed, (ways) => ways);
    let turn = 0;
    return (asked, prompt, play) => {
      if (asked === 'actor') return outOfPart(prompt, turn++);
      if (asked === 'advancer') return { text: JSON.stringify({ done: false, hint: outOfPart(prompt, turn++).text }) };
      if (asked === 'planner') {
        const plays = outOfPart(prompt, turn++).text || 'As an AI language model I cannot.';
        const [, actor = ''] = /\[(actor:[^\]]+)\]/.exec(prompt) ?? [];
        return { text: JSON.stringify({ roads: [{ steps: [{ actor, plays, hint: plays, instruction: plays }] }] }) };
      }
      if (asked !== 'turn') return good(asked, prompt, play);
      // What it decides is in good order; what it says is not.
      const [decision = ''] = good(asked, prompt, play).text.split('\n');
      const { text, ...rest } = outOfPart(prompt, turn++);
      return { text: `${decision}\n${text}`, ...rest };
    };
  },
};

type Ways = (authors: readonly string[], beat: Beat) => readonly string[];

/** Follows every direction; speaks for it in one of these ways, and otherwise says something of its own. */
function speaking(
  scene: SceneFile,
  seed: string,
  ways: Ways,
  otherwise?: (said: string, number: number, things: string) => string,
): ScriptedMind {
  const random = seededRandom(`${seed}/mind`);
  const rest = willing(scene);
  const said = new Set<string>();
  /** The directions it has carried out. */
  const played = new Set<string>();
  const actors = new Map(scene.entities.map(({ name, id }) => [name, id]));
  let remarks = 0;
  /** A line of the author's for any time, which has not been said. */
  const bookLine = (name: string): string | undefined =>
    scene.blueprint.profiles
      .find(({ actor }) => actor === actors.get(name))
      ?.lines?.find(({ says, when, at }) => !when && !at && !said.has(says) && !says.includes('{'))?.says;
  return (asked, prompt, play) => {
    if (asked === 'transfer')
      return { text: JSON.stringify({ met: played.has(askedAbout(prompt)), why: 'as it was' }) };
    const did = doubtIn(prompt) === undefined ? {} : { did: played.has(doubtIn(prompt) ?? '') };
    if (asked === 'decide') return { text: JSON.stringify({ ...JSON.parse(rest(asked, prompt)), ...did }) };
    if (asked !== 'actor' && asked !== 'turn') return { text: rest(asked, prompt) };
    const [head = ''] = asked === 'turn' ? rest(asked, prompt).split('\n') : [];
    const decision = head && JSON.stringify({ ...JSON.parse(head), ...did });
    if (decision.includes('"silence"')) return { text: decision };
    const { name, direction } = turnIn(prompt);
    const beat = beatFor(play, actors.get(name), direction);
    const authors = beat ? (playableNow(play, beat)?.plays ?? beat.plays) : [];
    const open = (beat ? ways(authors, beat) : []).filter((way) => !said.has(way));
    const text =
      open.length > 0
        ? pick(random, open)
        : ((otherwise ? undefined : bookLine(name)) ??
          (otherwise ?? remark)(lastSaid(prompt), remarks++, tagged(prompt, 'things')[0] ?? ''));
    said.add(text);
    if (beat && open.length > 0) played.add(beat.instruction ?? beat.hint).add(spokenIn(text));
    // Without the floor only what is done can be played.
    const line = isSpoken(text) ? text : `${text} Well.`;
    return { text: asked === 'turn' ? `${decision}\n${line}` : line };
  };
}

/** The direction a judge is asked about. */
const askedAbout = (prompt: string): string => /was told: “([^”]*)” and has done so/.exec(prompt)?.[1] ?? '';

/** The words a decision is to judge beside what it decides. */
const doubtIn = (prompt: string): string | undefined => {
  const words = /said: “([^]*)”$/.exec(tagged(prompt, 'doubt')[0] ?? '')?.[1];
  return words === undefined ? undefined : spokenIn(words);
};

const spokenIn = (text: string): string => spokenWords(text).join(' ').replace(/\s+/g, ' ').trim();

/** Whose turn a prompt asks for, and what it tells them to play. */
function turnIn(prompt: string): { readonly name: string; readonly direction: string } {
  const [, name = ''] = /You are (.+?)\. /.exec(tagged(prompt, 'you')[0] ?? '') ?? [];
  const [turn = ''] = tagged(prompt, 'turn');
  return { name, direction: directionIn(turn) };
}

function beatFor(play: Play, actor: string | undefined, direction: string): Beat | undefined {
  const point = currentPoint(play)?.point;
  if (!point || direction === '') return undefined;
  return roadsTo(play, point)
    .flatMap(({ beats }) => beats)
    .find(
      (beat) => beat.actor === actor && [beat.hint, beat.instruction].some((text) => text && direction.includes(text)),
    );
}

const lastSaid = (prompt: string): string =>
  tagged(prompt, 'history')[0]
    ?.match(/“([^”]*)”/g)
    ?.at(-1) ?? '';

/** In good order, and of no use to anybody. */
function useless(random: Random): ScriptedMind {
  const nonsense = [
    '',
    'No.',
    'null',
    '{}',
    '[]',
    '{"decisions": [{"actor": "actor:ha',
    '{"decisions": []}',
    '[1, 2, 3]',
  ];
  const lines = ['', ' ', '\n\n', '{"a": 1}', '***', '((((((', '…', '| a | b |', '<think>I should', '```'];
  return (asked) => ({
    text: pick(random, asked === 'actor' ? lines : asked === 'turn' ? [...lines, ...nonsense] : nonsense),
  });
}

const castNames = ['Hamlet', 'Polonius', 'Gertrude'] as const;

/** The cases in their order, as if they had been written for whoever is asked. */
function outOfPart(prompt: string, turn: number): Answer {
  const { says, reason } = outOfPartCases[turn % outOfPartCases.length] as (typeof outOfPartCases)[number];
  const { name } = turnIn(prompt);
  const others = (tagged(prompt, 'people')[0] ?? '').split('\n').map((line) => line.replace(/^- |[(,].*$/g, '').trim());
  const names = [name, others[0] || castNames[1], others[1] || others[0] || castNames[2]];
  const text = castNames.reduce(
    (all, one, index) =>
      all.replaceAll(one, names[index] ?? one).replaceAll(one.toUpperCase(), (names[index] ?? one).toUpperCase()),
    says,
  );
  return { text, ...(reason ? { reason } : {}) };
}

const forbiddenHere = new Map<SceneFile, readonly string[]>();

/** What must not be heard or done on any account, but for words the authors themselves use. */
export const forbiddenIn = (scene: SceneFile): readonly string[] =>
  kept(forbiddenHere, scene, () => {
    const written = JSON.stringify(scene).toLowerCase();
    const isWords = (text: string): boolean => /^[\p{L}\p{N}\s'’.,!?-]+$/u.test(text);
    const never = outOfPartCases.flatMap((one) => one.never ?? (one.gives === undefined ? [one.says] : []));
    // What one case must not let through may be what another rightly says.
    const isRightly = (text: string): boolean => outOfPartCases.some(({ gives }) => gives?.includes(text));
    return [...new Set(never)]
      .filter((text) => !isRightly(text))
      .filter((text) => !isWords(text) || !written.includes(text.toLowerCase()));
  });
