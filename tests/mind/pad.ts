import { readFileSync } from 'node:fs';
import type { Pace } from '../../src/drama/decision.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { plain } from '../../src/play/plain-words.ts';
import type { Situation, Weighed } from '../../src/mind/understudy/deciding.ts';
import { frightOf } from '../../src/mind/feeling.ts';
import { hear, noThread } from '../../src/mind/hearing/hearing.ts';
import { tongueOf } from '../../src/mind/hearing/language.ts';
import { temperFrom, trustFrom } from '../../src/mind/temper.ts';

/** A moment of decision as an annotator sees it, with the answer the guidelines of HAMLET's Appendix F give. */
export interface Snapshot {
  readonly id: string;
  readonly name: string;
  readonly persona: string;
  readonly relationships: Readonly<Record<string, string>>;
  readonly goal: string;
  readonly memory: readonly string[];
  readonly environment: string;
  readonly actors: readonly { readonly name: string; readonly note: string }[];
  readonly history: readonly {
    readonly by: string;
    readonly to?: string;
    readonly text?: string;
    readonly deed?: string;
  }[];
  readonly objects: readonly string[];
  readonly label: Pace;
  readonly half: 'open' | 'kept' | 'training';
}

const readAll = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly Snapshot[];

export const snapshots = readAll('./pad-snapshots.json');
/** Written by another hand, to learn from. */
export const trainingSnapshots = readAll('./pad-training.json');

const idOf = (name: string): EntityId => `actor:${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}` as EntityId;

const small = new Set(
  'the a an of to in on at and or but is are was be i you he she it we they me him her my your his that this what who not no do does for with before until get keep have be one from by as'.split(
    ' ',
  ),
);
const wordsOf = (text: string) =>
  plain(text)
    .trim()
    .split(' ')
    .filter((word) => word.length > 2 && !small.has(word));

/** The snapshot as the understudy meets a moment in a play. */
export function situationIn(snapshot: Snapshot): Situation {
  const { name, persona, relationships, goal, memory, environment, history, actors } = snapshot;
  const last = history.at(-1)!;
  const names = [name, ...actors.map((actor) => actor.name), ...history.map(({ by }) => by)].map((each) => ({
    id: idOf(each),
    kind: 'actor' as const,
    name: each,
    names: [plain(each)],
    gender: undefined,
  }));
  const heard =
    last.text === undefined
      ? undefined
      : hear(last.text, {
          self: idOf(name),
          speaker: idOf(last.by),
          names,
          matters: [],
          speaks: new Set([tongueOf(last.text), 'en', 'zh']),
          thread: noThread,
        });
  const isNamed = (text: string) =>
    name.split(' ').some((word) => word.length > 2 && plain(text).includes(plain(word)));
  const told = last.text ?? last.deed ?? '';
  const toSelf =
    last.to === name ||
    (last.to === undefined && last.text !== undefined && isNamed(last.text)) ||
    (actors.length <= 1 && last.to === undefined && last.text !== undefined);
  const concerns = [...wordsOf(goal), ...wordsOf(persona)];
  const touched = wordsOf(told).filter((word) => concerns.includes(word)).length;
  const relationship = relationships[last.by];
  const towards = last.to !== undefined && last.to !== name ? relationships[last.to] : undefined;
  return {
    temper: temperFrom(persona),
    feeling: {
      tension: Math.max(0, ...history.map(({ deed, text }) => frightOf(deed ?? '') || frightOf(text ?? '') * 0.5)),
      anger: 0,
      spirits: 0,
    },
    persona,
    goal,
    memory: memory.join(' '),
    environment,
    heard,
    fright: last.deed ? frightOf(last.deed) : 0,
    addressed: toSelf ? 'self' : last.to === undefined ? 'room' : 'other',
    trust: relationship === undefined ? undefined : trustFrom(relationship),
    isSecret:
      /\b(secret\w*|hide|hid|hides|hidden|hiding|false|under the name|stole|taken|lie|lies|lied|guilty|himself|private|sewn)\b|秘密|瞒|藏/.test(
        `${persona} ${goal} ${memory.join(' ')}`.toLowerCase(),
      ),
    isHidden: false,
    stake: Math.min(1, touched / 2),
    isForFriend: towards !== undefined && trustFrom(towards) > 0,
  };
}

/** The pace for which most speaks. */
export function likeliest(weighed: Weighed): Pace {
  const { fast, slow, silence } = weighed;
  return silence >= fast && silence >= slow ? 'silence' : fast >= slow ? 'fast' : 'slow';
}
