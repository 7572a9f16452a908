import type { Beat, Trajectory } from '../drama/beat.ts';
import type { Decision, Source } from '../drama/decision.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Memory } from '../drama/memory.ts';
import type { Sight } from '../drama/sight.ts';
import type { Picturing } from '../drama/stage-port.ts';
import type { ModelEvent } from '../model/language-model.ts';
import type { Occasion } from '../play/effect.ts';
import type { Play } from '../play/play.ts';
import type { ProposalRequest } from '../world/proposal.ts';
import type { ActorContext } from './context.ts';
import type { Part } from './part.ts';
import type { Witnessed } from './witnessed.ts';

/** Somebody who is asked what they do about an event. */
export interface Listener {
  readonly context: ActorContext;
  /** The last thing that reached them. */
  readonly event: Witnessed | undefined;
  /** The beat the plan has for them next, if it has one. */
  readonly next: Beat | undefined;
  readonly part: Part;
  /** What they see, with pictures of it, where a stage can take some. */
  readonly glimpse?: ((picturing: Picturing) => Promise<Sight | undefined>) | undefined;
}

/**
 * A line of which no rule can tell whether it did what it was to do. It is judged along with the next decision, and so it is
 * told in words that everybody who reads it has heard.
 */
export interface Doubt {
  readonly by: string;
  /** What they were to say, as far as it may be known. */
  readonly asked: string;
  /** What they said aloud. */
  readonly words: string;
}

export interface DecideRequest {
  readonly occasion: Occasion;
  readonly about: number;
  readonly point: string;
  /** What all the listeners perceived: the only history that may stand before several minds at once. */
  readonly shared: readonly string[];
  readonly listeners: readonly Listener[];
  /** Everybody there whom all the listeners know to be there, themselves included. */
  readonly people?: readonly { readonly id: EntityId; readonly name: string; readonly goal: string }[];
  readonly seed: string;
  /** A line to be judged along with it. */
  readonly doubt?: Doubt | undefined;
}

/** What was decided, and by whose mind in the end. */
export interface DecisionsMade {
  readonly source: Exclude<Source, 'player'>;
  readonly decisions: readonly Decision[];
  /** The turn of the one who was asked alone, as the same call goes on to write it. */
  readonly written?: WrittenTurn | undefined;
  /** Whether the line in doubt did what it was to do, where one was shown and judged. */
  readonly did?: boolean | undefined;
}

/** A turn that comes with its decision. Whoever does not read it to its end drops it. */
export interface WrittenTurn extends AsyncIterable<ModelEvent> {
  drop(): void;
}

export interface SpeakRequest {
  readonly listener: Listener;
  readonly decision: Decision;
  /** The fact the decision was about. */
  readonly about: number;
  readonly point: string;
  /** The beat to play, if the decision was for one. */
  readonly beat: Beat | undefined;
  /** Why the world will refuse the deed that was decided, if it will. */
  readonly refusal?: string | undefined;
  readonly seed: string;
  /** The turn as it is being written already, by the call that decided on it. */
  readonly written?: WrittenTurn | undefined;
  /** What another brain said of this turn before it failed: the line is taken up from there. */
  readonly begun?: string;
}

/** Has the flag been met? Asked of a mind only where the author could not say it as a condition. */
export interface JudgeRequest {
  readonly flag: string;
  readonly point: string;
  readonly history: readonly string[];
  /** Whether a whole trajectory to it has been played. */
  readonly played: boolean;
}
/** What a planner may know: the plan and the room, and nothing anybody said. */
export interface PlanRequest {
  readonly point: string;
  readonly description: string;
  readonly flag: string;
  readonly place: string;
  readonly people: readonly { readonly id: EntityId; readonly name: string; readonly goal: string }[];
  readonly things: readonly string[];
}

/** What the advancer looks at before it puts something into somebody's mind: what that person themselves perceived. */
interface AdviceRequest {
  readonly listener: Listener;
  /** What they are to do, in the author's words to them. */
  readonly hint: string;
  /** What they perceived since the point was opened. */
  readonly history: readonly string[];
}

interface Advice {
  /** They have done it already. */
  readonly done: boolean;
  /** What to put into their mind, if they have not. */
  readonly hint: string;
}

export interface Judgement {
  readonly met: boolean;
  readonly why: string;
}

/** Whatever decides, speaks and judges for the actors: a model or the understudy. */
export interface Brain {
  readonly source: Exclude<Source, 'player'>;
  /** How long the stage may be silent for its sake; a usual time, unless it says. */
  readonly patienceMs?: number | undefined;
  /** One decision for each listener, in one go; of one alone perhaps with the turn that follows from it. */
  decide(request: DecideRequest, signal: AbortSignal): Promise<DecisionsMade>;
  /** The turn in performance notation, as it comes. */
  speak(request: SpeakRequest, signal: AbortSignal): AsyncIterable<string>;
  /** What an unknown verb does to known things. */
  propose(request: ProposalRequest, signal: AbortSignal): Promise<unknown>;
  judge(request: JudgeRequest, signal: AbortSignal): Promise<Judgement>;
  /** Reads what somebody perceived before they are given a hint. */
  advise(request: AdviceRequest, signal: AbortSignal): Promise<Advice>;
  /** Roads to a flag that has too few. */
  plan(request: PlanRequest, signal: AbortSignal): Promise<readonly Trajectory[]>;
  /** What an actor keeps of the scene that began at this moment of history. */
  distil(play: Play, actor: EntityId, from: number, signal: AbortSignal): Promise<readonly Memory[]>;
}
