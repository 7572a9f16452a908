import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Action } from '../../../src/drama/action.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { narrate, openScene, type Answer, type Scene } from '../../../src/world/narrator.ts';
import type { World } from '../../../src/world/world.ts';
import { readWorld } from './verdict-cases.ts';

/** The labelled sets in `tests/world/utterances`; their README says how a label is read. */
export interface Utterance {
  readonly form: string;
  readonly world: string;
  readonly actor: string;
  readonly text?: string;
  readonly command?: string;
  readonly before?: readonly { readonly actor: string; readonly text?: string; readonly command?: string }[];
  readonly actions: readonly ActionLabel[] | 'gesture-or-none';
  readonly speech?: string;
  readonly thought?: string;
  readonly delivery?: string;
  readonly addressee?: string | null;
}

interface ActionLabel {
  readonly verb: readonly string[];
  readonly object?: string | null;
  readonly target?: string | null;
  readonly instrument?: string | null;
  readonly part?: string | null;
  readonly direction?: string | readonly string[] | null;
  readonly manner?: string | null;
  readonly preposition?: readonly string[];
  readonly aspect?: string | readonly string[];
  readonly optional?: boolean;
}

const folder = fileURLToPath(new URL('../utterances/', import.meta.url));
const worlds = new Map<string, World>();

export function readUtterances(set: 'tuned' | 'kept-aside' | 'second-look' | 'fresh' | 'last'): Utterance[] {
  return readFileSync(`${folder}${set}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Utterance);
}

export function utteranceWorld(name: string): World {
  let world = worlds.get(name);
  if (!world) worlds.set(name, (world = readWorld(`${folder}worlds/${name}.json`)));
  return world;
}

export function answerTo(utterance: Utterance): Answer {
  let scene: Scene = openScene(utteranceWorld(utterance.world));
  const lineOf = (line: { text?: string; command?: string }) =>
    line.text !== undefined ? { text: line.text } : { command: line.command ?? '' };
  for (const step of utterance.before ?? []) scene = narrate(scene, entityId(step.actor), lineOf(step)).scene;
  return narrate(scene, entityId(utterance.actor), lineOf(utterance)).answer;
}

/** Labels say what the speaker does; what is told of others is refused, and `tests/world/attacks` says so. */
function ownDeeds(answer: Answer): Answer {
  const isOwn = (_: unknown, index: number): boolean => answer.actions[index]?.verb !== 'decree';
  return { ...answer, actions: answer.actions.filter(isOwn), verdicts: answer.verdicts.filter(isOwn) };
}

/** What the parser got wrong; nothing when it is right. */
export function gradeUtterance(utterance: Utterance): string | undefined {
  const answer = ownDeeds(answerTo(utterance));
  const shown = JSON.stringify(
    answer.actions.map(({ subject: _subject, aspect, ...rest }) => (aspect === 'does' ? rest : { ...rest, aspect })),
  );
  if (utterance.actions === 'gesture-or-none') {
    const physical = answer.verdicts.findIndex(
      (verdict, index) =>
        verdict.changes.length > 0 ||
        (violent.has(answer.actions[index]?.verb ?? '') && answer.actions[index]?.object !== undefined),
    );
    if (physical >= 0) return `expected a gesture or nothing, got ${shown}`;
    const refused = answer.verdicts.find((verdict) => !verdict.ok);
    if (refused) return `a gesture was refused (${refused.code}): ${shown}`;
  } else {
    const wrong = align(utterance.actions, answer.actions);
    if (wrong) return `${wrong}; got ${shown}`;
  }
  const tight = (text: string) => text.replace(/\s+/g, '');
  for (const key of ['speech', 'thought'] as const) {
    const want = utterance[key];
    if (want !== undefined && tight(want) !== tight(answer[key]))
      return `${key}: expected "${want}", got "${answer[key]}"`;
  }
  if (utterance.delivery !== undefined && utterance.delivery.toLowerCase() !== answer.delivery?.toLowerCase()) {
    return `delivery: expected "${utterance.delivery}", got "${answer.delivery}" and ${shown}`;
  }
  if (utterance.addressee !== undefined && (utterance.addressee ?? undefined) !== answer.addressee) {
    return `addressee: expected ${utterance.addressee}, got ${answer.addressee} and ${shown}`;
  }
  return undefined;
}

const violent = new Set(['attack', 'hit', 'strike', 'stab', 'kill', 'shoot', 'take', 'drop', 'throw', 'break']);

/** Matches labels with actions in order; optional labels may be passed over. */
function align(labels: readonly ActionLabel[], actions: readonly Action[]): string | undefined {
  const fits = (label: number, action: number): boolean => {
    if (label === labels.length) return action === actions.length;
    const want = labels[label];
    const got = actions[action];
    if (want && got && mismatch(want, got) === undefined && fits(label + 1, action + 1)) return true;
    return want?.optional === true && fits(label + 1, action);
  };
  if (fits(0, 0) || fitsUnordered(labels, actions)) return undefined;
  const required = labels.filter((label) => !label.optional);
  if (required.length !== actions.length) return `expected ${required.length} actions ${JSON.stringify(labels)}`;
  for (const [index, label] of required.entries()) {
    const got = actions[index];
    const wrong = got && mismatch(label, got);
    if (wrong) return wrong;
  }
  return 'out of order';
}

/** A plural becomes several actions of one verb, in any order. */
function fitsUnordered(labels: readonly ActionLabel[], actions: readonly Action[]): boolean {
  if (labels.length !== actions.length || new Set(labels.map((label) => label.verb[0])).size > 1) return false;
  const left = [...actions];
  return labels.every((label) => {
    const index = left.findIndex((action) => mismatch(label, action) === undefined);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function mismatch(want: ActionLabel, got: Action): string | undefined {
  const verbs = [got.verb, got.word ?? got.verb];
  if (!want.verb.some((verb) => verbs.includes(verb)))
    return `verb: expected ${want.verb.join('|')}, got ${verbs.join('/')}`;
  for (const slot of ['object', 'target', 'instrument'] as const) {
    const label = want[slot];
    if (label === undefined) continue;
    const value = got[slot];
    if (
      label === null
        ? value !== undefined
        : label.startsWith('?')
          ? value === undefined || /^(prop|actor|place):/.test(value)
          : value !== label
    ) {
      return `${slot}: expected ${label}, got ${value}`;
    }
  }
  if (want.part !== undefined && (want.part ?? undefined) !== got.part)
    return `part: expected ${want.part}, got ${got.part}`;
  if (want.direction !== undefined) {
    const wanted =
      want.direction === null ? [undefined] : typeof want.direction === 'string' ? [want.direction] : want.direction;
    if (!(wanted as (string | undefined)[]).includes(got.direction))
      return `direction: expected ${String(want.direction)}, got ${got.direction}`;
  }
  if (want.preposition) {
    const said = [got.preposition, ...(got.verb + ' ' + (got.word ?? '')).split(' ')];
    const absorbed =
      got.verb === 'find' || (got.preposition !== undefined && nearby(got.preposition, want.preposition));
    if (!want.preposition.some((preposition) => said.includes(preposition)) && !absorbed)
      return `preposition: expected ${want.preposition.join('|')}, got ${got.preposition}`;
  }
  const aspects = want.aspect === undefined ? ['does'] : typeof want.aspect === 'string' ? [want.aspect] : want.aspect;
  if (!aspects.includes(got.aspect ?? 'does')) return `aspect: expected ${aspects.join('|')}, got ${got.aspect}`;
  if (want.manner !== undefined) {
    const manner = got.manner?.toLowerCase() ?? '';
    if (want.manner === null ? manner !== '' : !manner.includes(want.manner.toLowerCase()))
      return `manner: expected ${want.manner}, got ${got.manner}`;
  }
  return undefined;
}

const families = [['in', 'into', 'inside'], ['on', 'onto', 'upon', 'over'], ['to', 'toward', 'towards'], ['from', 'off', 'out of', 'out'], ['under', 'beneath', 'underneath'], ['by', 'beside', 'near', 'next to']]; // prettier-ignore
const nearby = (got: string, wanted: readonly string[]): boolean =>
  families.some((family) => family.includes(got) && wanted.some((word) => family.includes(word)));
