import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import type { Verdict } from '../drama/verdict.ts';
import type { RefusalCode } from '../drama/refusal.ts';
import { kept, remembered } from '../kit/remembered.ts';
import { wordList } from '../kit/word-list.ts';
import { temperOf, trustFrom } from '../mind/temper.ts';
import { askingFor, sayingWhy, speakerOf } from '../mind/understudy/asking-favours.ts';
import { canAct, worldOf, type Play } from '../play/play.ts';
import { bearerOf, isWithin } from '../world/containment.ts';
import type { Errand, Favour, Wits } from '../world/planning/errand.ts';
import { planDeed, type DeedPlan } from '../world/planning/plan-deed.ts';
import { unseen } from '../world/sight.ts';
import { is, openWorld, thingOf, type World } from '../world/world.ts';

/** What somebody does about a deed the narrator will not let happen: another deed first, a word to somebody, or why they cannot. */
export type WayAround =
  | { readonly kind: 'first'; readonly action: Action }
  | { readonly kind: 'ask'; readonly to: EntityId; readonly says: string }
  | { readonly kind: 'why'; readonly says: string };

/** What is in the way can be got around, or at least spoken of; what is not understood or not allowed cannot. */
export const isHindrance = (code: RefusalCode): boolean => !beyondHelp.has(code);

const beyondHelp: ReadonlySet<RefusalCode> = new Set(
  wordList('unknown-verb unknown-object ambiguous incomplete already self person impossible anachronism forbidden'),
);

export function wayAround(play: Play, actor: EntityId, action: Action): WayAround | undefined {
  const plan = planFor(play, actor, action);
  if (!plan.ok) {
    const { errand } = plan.hindrance;
    const world = worldOf(play);
    const held = [errand.action.instrument, errand.action.object].map((id) => world.things.get(id as EntityId));
    const holder = held
      .map((thing) => thing && bearerOf(world, thing)?.id)
      .find((id) => id !== undefined && id !== actor);
    return { kind: 'why', says: sayingWhy(speakerOf(play, actor), plan.hindrance, holder) };
  }
  const [first, ...rest] = plan.steps;
  // The deed alone is no way around what a stage refused.
  if (!first || (rest.length === 0 && first.by === actor && first.action.verb === action.verb)) return undefined;
  if (first.by === actor) return { kind: 'first', action: { subject: actor, ...first.action } };
  return { kind: 'ask', to: first.by, says: askingFor(speakerOf(play, actor), first) };
}

const plans = remembered((_: World) => new Map<string, DeedPlan>());

/** How somebody would get a deed done as the world is now. */
function planFor(play: Play, actor: EntityId, { subject: _, ...action }: Action): DeedPlan {
  const wanted: Errand = { by: actor, action };
  return kept(plans(worldOf(play)), JSON.stringify([actor, play.history.length, action]), () =>
    planDeed(worldOf(play), wanted, witsOf(play, actor)),
  );
}

/** Would it come to anything? What is refused for good is no deed to set out for. */
export const isWithinReach = (play: Play, actor: EntityId, action: Action, verdict: Verdict): boolean =>
  verdict.ok || (isHindrance(verdict.code) && planFor(play, actor, action).ok);

/** Is what is in the way for good plain to see? Of what is elsewhere or hidden nobody speaks. */
export const isPlainlyHindered = (play: Play, actor: EntityId, action: Action, verdict: Verdict): boolean => {
  if (verdict.ok || !isHindrance(verdict.code)) return false;
  const plan = planFor(play, actor, action);
  return !plan.ok && plain.has(plan.hindrance.code);
};

const plain: ReadonlySet<RefusalCode> = new Set(
  wordList('locked closed wrong-key held-by-other dark too-heavy blocked'),
);

function witsOf(play: Play, actor: EntityId): Wits {
  const { impulse, nerve } = temperOf(play.profiles.get(actor) ?? blank(actor));
  return {
    self: actor,
    knows: (world, thing) => isKnown(play, actor, world, thing),
    favourOf: (whom, thing) => favourOf(play, actor, whom, thing),
    isRough: impulse + nerve > 1.2,
  };
}

const blank = (actor: EntityId) => ({ actor, persona: '', goal: { public: '', private: '' } });

const openings = remembered((file: SceneFile) => openWorld(file));

/** Whether somebody knows where a thing is: by their eyes, by what they saw done, by what they know of it, or from when the play began. */
function isKnown(play: Play, actor: EntityId, then: World, id: EntityId): boolean {
  const now = worldOf(play);
  const [self, thing] = [thingOf(now, actor), now.things.get(id)];
  if (!thing) return false;
  if (thing.kind === 'place' || now.doorways.has(id) || isWithin(then, thingOf(then, id), self)) return true;
  if (!unseen(now, self, thing)) return true;
  const handled = [...play.history].findLast(
    ({ kind, action }) => kind === 'deed' && (action?.object === id || action?.target === id),
  );
  if (handled) return handled.witnesses.includes(actor);
  const knows = play.profiles.get(actor)?.knows ?? [];
  const matters = play.blueprint.matters ?? [];
  if (matters.some(({ id: matter, about }) => about?.includes(id) && knows.some((known) => known.matter === matter)))
    return true;
  const first = openings(play.file);
  const before = first.things.get(id);
  return (
    before !== undefined &&
    before.at !== null &&
    sameAt(before.at, thing.at) &&
    !unseen(first, thingOf(first, actor), before)
  );
}

const sameAt = (one: object, other: object | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How somebody might stand to a favour, as anybody can tell from how they are with one another. */
function favourOf(play: Play, actor: EntityId, whom: EntityId, thing: EntityId | undefined): Favour {
  const profile = play.profiles.get(whom);
  if (!profile || !canAct(play, whom)) return 'never';
  const held = thing && worldOf(play).things.get(thing);
  if (held && is(held, 'wielded')) return 'never';
  const trust = profile.trust?.[actor] ?? trustFrom(profile.relationships?.[actor] ?? '');
  return trust < -0.4 ? 'never' : trust < 0 ? 'persuaded' : 'gladly';
}
