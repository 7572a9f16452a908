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
  readonly since: number;
  /** How often somebody was asked for it again. */
  readonly tries: number;
}

/** What has to be known about the stage to tell whether an answer can still come. */
export interface DueView {
  readonly now: number;
  /** Alive, on stage, and so able to take a turn. */
  canAct(actor: EntityId): boolean;
  isPlayer(actor: EntityId): boolean;
}

/** An answer that comes later than this is none. */
const lastsMs = 20_000;
/** So often somebody is asked again for an answer that did not come. */
export const mostTries = 3;

export const isOwedBy = ({ to, heardBy }: Due, actor: EntityId): boolean =>
  to.length === 0 ? heardBy.includes(actor) : to.includes(actor);

/** What somebody owes, the newest first: what was asked last is answered first. */
export const owedBy = (dues: readonly Due[], actor: EntityId): readonly Due[] =>
  dues.filter((due) => isOwedBy(due, actor)).sort((a, b) => b.about - a.about);

/** With one more. What the same person asked of the same people before is overtaken. */
export function withDue(dues: readonly Due[], due: Due): readonly Due[] {
  const isOvertaken = (older: Due): boolean =>
    older.from === due.from && (older.to.length === 0 || older.to.some((id) => due.to.includes(id)));
  return [...dues.filter((older) => !isOvertaken(older)), due];
}

/** What is left after somebody answered: the person they spoke to, or, where they spoke to another, who asked last. */
export function withoutPaid(dues: readonly Due[], actor: EntityId, to: EntityId | undefined): readonly Due[] {
  const owed = owedBy(dues, actor);
  const paid = owed.filter(({ from }) => from === to);
  const closed = paid.length > 0 ? paid : owed.slice(0, 1);
  return dues.flatMap((due) => (closed.includes(due) ? withoutDebtor(due, actor) : [due]));
}

/** What is left when somebody lets others answer. What was said to them they still owe: to keep silent is no answer until it is seen. */
export const withoutRefused = (dues: readonly Due[], actor: EntityId): readonly Due[] =>
  dues.flatMap((due) => {
    if (due.to.length > 0 || !isOwedBy(due, actor)) return [due];
    const heardBy = due.heardBy.filter((id) => id !== actor);
    return heardBy.length > 0 ? [{ ...due, heardBy }] : [];
  });

/** Is nobody but them left to answer a person? */
export const isLastToAnswer = (dues: readonly Due[], actor: EntityId): boolean =>
  dues.some(({ to, heardBy }) =>
    to.length > 0 ? to.includes(actor) : heardBy.length === 1 && heardBy.includes(actor),
  );

/** Said to the room, one answer is enough. */
function withoutDebtor(due: Due, actor: EntityId): Due[] {
  const to = due.to.filter((id) => id !== actor);
  return to.length > 0 ? [{ ...due, to }] : [];
}

/** Without those nobody can pay, or nobody waits for any more. */
export const openDues = (dues: readonly Due[], view: DueView): readonly Due[] =>
  dues.flatMap((due) => {
    const { from, since, tries } = due;
    if (view.now >= since + lastsMs || tries > mostTries || !view.canAct(from) || !view.isPlayer(from)) return [];
    const able = (all: readonly EntityId[]) => all.filter((id) => view.canAct(id) && !view.isPlayer(id));
    const [to, heardBy] = [able(due.to), able(due.heardBy)];
    if ((due.to.length > 0 ? to : heardBy).length === 0) return [];
    return to.length === due.to.length && heardBy.length === due.heardBy.length ? [due] : [{ ...due, to, heardBy }];
  });
