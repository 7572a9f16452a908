import type { EntityId } from '../../drama/entity-id.ts';
import type { ActorContext } from '../context.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import type { Part } from '../part.ts';
import { answersTo } from './answers.ts';
import type { Answering } from './candidate.ts';
import type { Stimulus } from './stimulus.ts';
import { addressed, heardLately, lotFor, saidLately, type SpeakingActor } from './wording.ts';

/** What somebody would say to something, and how well it answers it. */
export interface Reply {
  readonly says: string;
  readonly to: EntityId | undefined;
  /** How well it meets what was said; below 1 it only fills the silence. */
  readonly fit: number;
  readonly why: string;
  /** The author wrote it; it is not what anybody might say. */
  readonly isWritten: boolean;
}

/** What they would answer: the best that has not been said of late. */
export function answerTo(stimulus: Stimulus, context: ActorContext, part: Part, seed: string): Reply | undefined {
  const moment = stimulus.kind === 'line' ? stimulus.line : stimulus.deed;
  const random = lotFor(seed, moment.seq, context.actor, 'answer');
  const tongue = tongueFor(stimulus, part);
  const speaker: SpeakingActor = {
    self: context.actor,
    seed,
    manner: part.profile.manner,
    said: saidLately(context.past, context.actor, part.now),
    heard: heardLately(context.past, context.actor, part.now),
    tongue,
  };
  const scene: Answering = { context, part, speaker, random, by: stimulus.by, tongue };
  const candidates = answersTo(stimulus, scene).sort((a, b) => b.fit - a.fit);
  for (const candidate of candidates) {
    const says = candidate.say();
    if (says === undefined) continue;
    return {
      says: addressed(says, part.profile.manner, stimulus.by, random),
      to: stimulus.by,
      fit: candidate.fit,
      why: candidate.why,
      isWritten: !candidate.isCommon,
    };
  }
  return undefined;
}

function tongueFor(stimulus: Stimulus, part: Part): TongueName {
  if (stimulus.kind !== 'line') return part.tongue;
  const { language } = stimulus.heard;
  return language !== 'other' && language !== 'none' && part.speaks.has(language) ? language : part.tongue;
}
