import { kept, remembered } from '../kit/remembered.ts';
import { seededRandom, type Random } from '../kit/random.ts';
import type { Action, AskedAction } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Verdict } from '../drama/verdict.ts';
import { adjudicate } from './judging/adjudicate.ts';
import { placeOf } from './containment.ts';
import type { Attempt } from './grammar/attempt.ts';
import { hasChinese } from './grammar/chinese/read-chinese.ts';
import { readActAlone, readCommand, readPerformance, type ReadLine } from './grammar/read-line.ts';
import { afterLine, beholding, mention, silence, type Discourse } from './names/discourse.ts';
import { nameIndex } from './names/name-index.ts';
import { resolve } from './names/resolve.ts';
import { attemptFrom } from './grammar/read-action.ts';
import { thingOf, type Thing, type World } from './world.ts';

/** What an actor does in one line: performance notation, one act of it, a bare command, or an action as data. */
export type Line =
  | { readonly text: string }
  | { readonly act: string }
  | { readonly command: string }
  | { readonly action: AskedAction };

/** The narrator's answer to a line: one verdict an action, in order. */
export interface Answer {
  readonly actions: readonly Action[];
  readonly verdicts: readonly Verdict[];
  readonly speech: string;
  readonly thought: string;
  readonly delivery?: string;
  readonly addressee?: EntityId;
}

/** The scene as the narrator keeps it: the physical truth, and what each actor spoke of last. */
export interface Scene {
  readonly world: World;
  readonly discourses: ReadonlyMap<EntityId, Discourse>;
}

export const openScene = (world: World): Scene => ({ world, discourses: new Map() });

export interface NarratorOptions {
  readonly probe?: PhysicalProbe;
  /** What varies the narration; by default the line itself. */
  readonly random?: Random;
}

/** Those who are there have heard it: the speaker, and what they spoke of, is what *him* and *it* mean to them now. */
function hear(
  before: ReadonlyMap<EntityId, Discourse>,
  world: World,
  speaker: EntityId,
  discourse: Discourse,
): ReadonlyMap<EntityId, Discourse> {
  const after = new Map(before).set(speaker, afterLine(discourse));
  const place = placeOf(world, thingOf(world, speaker))?.id;
  for (const { id, kind } of nameIndex(world).things) {
    if (kind !== 'actor' || id === speaker || placeOf(world, thingOf(world, id))?.id !== place) continue;
    const heard = afterLine(mention(before.get(id) ?? silence, ...discourse.recent.slice(0, 3).reverse(), speaker));
    after.set(id, discourse.group.length > 1 ? { ...heard, group: discourse.group } : heard);
  }
  return after;
}

/** The scene after somebody spoke of these things, or laid hands on them, or looked. */
export function recall(scene: Scene, actor: EntityId, mentioned: readonly EntityId[], action?: Action): Scene {
  const spoken = mention(scene.discourses.get(actor) ?? silence, ...mentioned);
  const discourse = action ? beholding(spoken, scene.world, action) : spoken;
  return { ...scene, discourses: hear(scene.discourses, scene.world, actor, discourse) };
}

/** Rules on everything an actor does in one line. Pure: the scene given stays as it was. */
export function narrate(
  scene: Scene,
  actor: EntityId,
  line: Line,
  options: NarratorOptions = {},
): { answer: Answer; scene: Scene } {
  const read = readLine(line, scene.world, thingOf(scene.world, actor));
  // An act by itself is told as it is in its brackets.
  const written = 'act' in line ? { text: `(${line.act})` } : line;
  const random = options.random ?? seededRandom(JSON.stringify(written).slice(0, 500));

  const actions: Action[] = [];
  const verdicts: Verdict[] = [];
  let { world } = scene;
  let discourse: Discourse = { ...(scene.discourses.get(actor) ?? silence), here: [] };
  let together: EntityId[] = [];
  const { probe } = options;
  const tongue = 'action' in line || !hasChinese(JSON.stringify(line)) ? 'en' : 'zh';
  const rule = (attempt: Attempt) => {
    if (!attempt.also) together = [];
    for (const ruling of adjudicate(world, actor, attempt, { discourse, random, probe, tongue })) {
      actions.push(ruling.action);
      verdicts.push(ruling.verdict);
      world = ruling.world;
      discourse = ruling.discourse;
      const named = ruling.action.object;
      if (named !== undefined && world.things.has(named as EntityId)) together.push(named as EntityId);
    }
    if (attempt.also && together.length > 1) discourse = { ...discourse, group: together };
  };
  for (const part of read.parts) {
    const mentions = 'attempt' in part ? part.attempt.after : part.mentions;
    if (mentions) {
      for (const phrase of mentions) {
        const found = resolve(phrase, { world, actor: thingOf(world, actor), discourse });
        if (found.kind === 'one' && found.thing.id !== actor) discourse = mention(discourse, found.thing.id);
      }
    }
    if ('attempt' in part) rule(part.attempt);
  }
  const heard = read.addressee && resolve(read.addressee, { world, actor: thingOf(world, actor), discourse });
  const addressee = heard?.kind === 'one' && heard.thing.kind === 'actor' ? heard.thing.id : undefined;
  return {
    answer: {
      actions,
      verdicts,
      speech: read.speech,
      thought: read.thought,
      ...(read.delivery !== undefined ? { delivery: read.delivery } : {}),
      ...(addressee ? { addressee } : {}),
    },
    scene: { world, discourses: hear(scene.discourses, world, actor, discourse) },
  };
}

const foreseen = remembered((_: World) => new Map<string, Answer>());

/** What would come of a line, had nobody spoken of anything before: worked out once for a world, which does not change. */
export const foresee = (world: World, actor: EntityId, text: string): Answer =>
  kept(foreseen(world), `${actor} ${text}`, () => narrate(openScene(world), actor, { text }).answer);

function readLine(line: Line, world: World, actor: Thing): ReadLine {
  if ('action' in line)
    return { parts: [{ attempt: attemptFrom(line.action, nameIndex(world)) }], speech: '', thought: '' };
  if ('command' in line) return readCommand(line.command, world, actor);
  return 'act' in line ? readActAlone(line.act, world, actor) : readPerformance(line.text, world, actor);
}
