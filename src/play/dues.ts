import type { EntityId } from '../drama/entity-id.ts';

/** An answer that is owed to a person: opened by what they say, closed when who owes it speaks, shows or refuses it. */
export interface Due {
  /** The person who waits for it. */
  readonly from: EntityId;
  /** Who owes it, each for themselves; nobody in particular when it was said to the room. */
  readonly to: readonly EntityId[];
  /** Those of the company who heard it: said to the room, any of them may answer. */
  readonly heardBy: readonly EntityId[];
  /** The moment it answers. */
  readonly about: number;
  /** Since when it can be answered, where it took its time: what was decided on while it was being said answers something else. */
  readonly over?: number;
  readonly since: number;
  /** How often somebody was asked for it again. */
  readonly tries: number;
}

/** What has to be known about the stage to tell whether an answer can still come. */
export interface DueView {
  readonly now: number;
  /** Alive, on stage, and so able to take a turn. */
  canAct(actor: EntityId): boolean;
  isDead(actor: EntityId): boolean;
  isPlayer(actor: EntityId): boolean;
}

/** An answer that comes later than this is none. */
const lastsMs = 20_000;
/** So often somebody is asked again for an answer that did not come. */
export const mostTries = 3;
/** Asked so often, or after so long, whoever still has no answer is seen to refuse it. */
const lastCall = { tries: 2, ms: 10_000 } as const;

/** When an answer is owed no more. */
export const dueEndsAt = ({ since }: Due): number => since + lastsMs;

/** What somebody owes and must answer now, in whatever way: they will hardly be asked for it again. Of a room, one is called upon. */
export const calledForLast = (dues: readonly Due[], actor: EntityId, now: number): Due | undefined =>
  owedBy(dues, actor).find(({ to, heardBy, tries, since }) => {
    const isLast = tries >= lastCall.tries || now >= since + lastCall.ms;
    return isLast && (to.length > 0 || heardBy[0] === actor);
  });

export const isOwedBy = ({ to, heardBy }: Due, actor: EntityId): boolean =>
  to.length === 0 ? heardBy.includes(actor) : to.includes(actor);

/** Whether what was decided on about this may answer it. */
export const isSince = (about: number, due: Pick<Due, 'about' | 'over'>): boolean => about > (due.over ?? due.about);

/** What somebody owes, the newest first: what was asked last is answered first. */
export const owedBy = (dues: readonly Due[], actor: EntityId): readonly Due[] =>
  dues.filter((due) => isOwedBy(due, actor)).sort((a, b) => b.about - a.about);

/** With one more. What the same person asked of the same people before is overtaken; the others they asked then still owe it. */
export function withDue(dues: readonly Due[], due: Due): readonly Due[] {
  const left = dues.flatMap((older) => {
    if (older.from !== due.from) return [older];
    return due.to.reduce(
      (some, id) => some.flatMap((one) => withoutDebtor(one, id)),
      older.to.length > 0 ? [older] : [],
    );
  });
  return [...left, due];
}

/** What is left after somebody answered: the person they spoke to, or, where they spoke to nobody in particular, who asked last. Who speaks to another has answered nobody. */
export function withoutPaid(dues: readonly Due[], actor: EntityId, to: EntityId | undefined): readonly Due[] {
  const owed = owedBy(dues, actor);
  const paid = to === undefined ? owed.slice(0, 1) : owed.filter(({ from }) => from === to);
  return dues.flatMap((due) => (paid.includes(due) ? withoutDebtor(due, actor) : [due]));
}

/** What is left of what somebody was asked for so often that they will not be asked again: they have had their last turn for it. */
export const withoutGivenUp = (dues: readonly Due[], actor: EntityId): readonly Due[] =>
  dues.flatMap((due) => {
    if (due.tries < mostTries || !isOwedBy(due, actor)) return [due];
    return due.to.length > 0 ? withoutDebtor(due, actor) : withoutRefused([due], actor);
  });

/** What is left when somebody lets others answer. What was said to them they still owe: to keep silent is no answer until it is seen. */
export const withoutRefused = (dues: readonly Due[], actor: EntityId): readonly Due[] =>
  dues.flatMap((due) => {
    if (due.to.length > 0 || !isOwedBy(due, actor)) return [due];
    const heardBy = due.heardBy.filter((id) => id !== actor);
    return heardBy.length > 0 ? [{ ...due, heardBy }] : [];
  });

/** What they were asked last, if nobody but them is left to answer it. What they were asked before that they still owe. */
export function leftTo(dues: readonly Due[], actor: EntityId): Due | undefined {
  const [newest] = owedBy(dues, actor);
  return newest && (newest.to.length > 0 || newest.heardBy.length === 1) ? newest : undefined;
}

/** The same of what they showed without a word: it is for the question put to them by name, and one to the room is left to the others. */
export function withoutShown(dues: readonly Due[], actor: EntityId, to: EntityId | undefined): readonly Due[] {
  const isTheirs = (due: Due): boolean => isOwedBy(due, actor) && (to === undefined || due.from === to);
  if (!dues.some((due) => due.to.length > 0 && isTheirs(due))) return withoutPaid(dues, actor, to);
  return dues.flatMap((due) => {
    if (!isTheirs(due)) return [due];
    return due.to.length > 0 ? withoutDebtor(due, actor) : withoutRefused([due], actor);
  });
}

/** Said to the room, one answer is enough. */
function withoutDebtor(due: Due, actor: EntityId): Due[] {
  const to = due.to.filter((id) => id !== actor);
  return to.length > 0 ? [{ ...due, to }] : [];
}

/** Without those nobody can pay, or nobody waits for any more; one that is about to be paid is waited for. */
export const openDues = (
  dues: readonly Due[],
  view: DueView,
  isAboutToBePaid: (due: Due) => boolean = () => false,
): readonly Due[] =>
  dues.flatMap((due) => {
    const { from } = due;
    if ((view.now >= dueEndsAt(due) && !isAboutToBePaid(due)) || !view.canAct(from) || !view.isPlayer(from)) return [];
    const able = (all: readonly EntityId[]) => all.filter((id) => view.canAct(id) && !view.isPlayer(id));
    const [to, heardBy] = [able(due.to), able(due.heardBy)];
    // Who dies of it leaves it to whoever else heard it.
    const isLeft = to.length === 0 && due.to.some((id) => view.isDead(id));
    if (isLeft && heardBy.length > 0) return [{ ...due, to: [], heardBy }];
    if ((due.to.length > 0 ? to : heardBy).length === 0) return [];
    return to.length === due.to.length && heardBy.length === due.heardBy.length ? [due] : [{ ...due, to, heardBy }];
  });
