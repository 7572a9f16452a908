import { joinWords } from '../../../src/kit/join-words.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { remembered } from '../../../src/kit/remembered.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../../src/drama/fact.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import { openPlay, type Play } from '../../../src/play/play.ts';
import { step } from '../../../src/play/step.ts';

/** A line as it was heard. */
export interface SpokenLine {
  /** Where it began. */
  readonly seq: number;
  readonly at: number;
  readonly endAt: number;
  readonly actor: EntityId;
  readonly to: EntityId | undefined;
  /** Everybody it was said to; nobody, if it was said to the room. */
  readonly toAll: readonly EntityId[];
  readonly text: string;
  readonly heardBy: ReadonlySet<EntityId>;
  readonly turn: PlayedTurn;
}

/** A turn as it was played. */
export interface PlayedTurn {
  readonly begun: FactOf<'turn:begun'>;
  readonly lines: readonly SpokenLine[];
  /** Only those that came to something. */
  readonly deeds: readonly FactOf<'action:ruled'>[];
  readonly ended: FactOf<'turn:ended'> | undefined;
}

/** A log read for counting. */
export interface EveningLog {
  readonly facts: readonly Fact[];
  readonly lines: readonly SpokenLine[];
  readonly turns: readonly PlayedTurn[];
  /** The play as it stood before this fact. */
  before(seq: number): Play;
  /** The turn this fact ended, where it ended one. */
  turnEndedBy(seq: number): PlayedTurn | undefined;
}

export const isPersons = ({ begun }: PlayedTurn): boolean => begun.source === 'player';

/** Neither the plan's nor a wish of their own: it answers what it is about. */
export const isAnswer = ({ beat, desire, source }: FactOf<'turn:begun' | 'decision:made'>): boolean =>
  beat === undefined && desire === undefined && source !== 'player';

/** Reads a log once, whoever asks. */
export const readLog = remembered((facts: readonly Fact[]): EveningLog => {
  const plays = follow(facts);
  const turns = readTurns(facts);
  const byEnd = new Map(turns.map((turn) => [turn.ended?.seq, turn]));
  return {
    facts,
    turns,
    lines: turns.flatMap(({ lines }) => lines).sort((a, b) => a.seq - b.seq),
    before(seq) {
      const play = plays[seq];
      invariant(play, `There is no fact ${seq} in this log of ${facts.length}.`);
      return play;
    },
    turnEndedBy: (seq) => byEnd.get(seq),
  };
});

function follow(facts: readonly Fact[]): Play[] {
  const [opened] = facts;
  invariant(opened?.type === 'play:opened', 'A log begins with play:opened.');
  const plays: Play[] = [openPlay(opened.scene as SceneFile, opened.settings)];
  for (const fact of facts) plays.push(step(plays.at(-1) as Play, fact)[0]);
  return plays;
}

interface OpenTurn extends PlayedTurn {
  readonly lines: SpokenLine[];
  readonly deeds: FactOf<'action:ruled'>[];
  ended: FactOf<'turn:ended'> | undefined;
  line: { readonly begun: FactOf<'line:begun'>; readonly words: FactOf<'word:spoken'>[] } | undefined;
}

function readTurns(facts: readonly Fact[]): PlayedTurn[] {
  const turns = new Map<number, OpenTurn>();
  for (const fact of facts) {
    if (fact.type === 'turn:begun') {
      turns.set(fact.turn, { begun: fact, lines: [], deeds: [], ended: undefined, line: undefined });
    }
    const turn = 'turn' in fact ? turns.get(fact.turn) : undefined;
    if (!turn) continue;
    if (fact.type === 'line:begun') turn.line = { begun: fact, words: [] };
    else if (fact.type === 'word:spoken') turn.line?.words.push(fact);
    else if (fact.type === 'line:ended') endLine(turn, fact);
    else if (fact.type === 'action:ruled' && fact.verdict.ok) turn.deeds.push(fact);
    else if (fact.type === 'turn:ended') turn.ended = fact;
  }
  return [...turns.values()];
}

function endLine(turn: OpenTurn, { at }: FactOf<'line:ended'>): void {
  const { line } = turn;
  turn.line = undefined;
  if (!line || line.words.length === 0) return;
  const { begun, words } = line;
  turn.lines.push({
    seq: begun.seq,
    at: begun.at,
    endAt: at,
    actor: begun.actor,
    to: begun.to,
    toAll: begun.toAll ?? (begun.to === undefined ? [] : [begun.to]),
    text: joinWords(words.map(({ text }) => text)),
    heardBy: new Set(words.flatMap(({ witnesses }) => witnesses)),
    turn,
  });
}
