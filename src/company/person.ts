import type { DramaPort, Refused } from '../drama/drama-port.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Play } from '../play/play.ts';

/** A line of a person's part: said once so many turns have been played; or they go. */
export type PersonLine = { readonly after: number; readonly actor: EntityId } & (
  | { readonly text: string }
  | { readonly leave: true }
);

const player = 'player:inputs';
/** How long somebody who leaves in the middle of a line has been speaking. */
const leavesAfterMs = 1200;
/** Somebody who was told that they are still speaking tries again. */
const retryMs = 500;

/** Plays a person from a list of lines: takes each role at its first line, and keeps the order within a role. */
export function playPerson(
  drama: DramaPort<Play>,
  lines: readonly PersonLine[],
  after: (ms: number, run: () => void) => void,
  onRefused: (line: Extract<PersonLine, { text: string }>, refusal: Refused) => void = () => undefined,
): () => void {
  const parts = new Map<EntityId, PersonLine[]>();
  for (const line of lines) parts.set(line.actor, [...(parts.get(line.actor) ?? []), line]);
  let due = false;

  const look = () => {
    if (due || drama.play.ended) return;
    due = true;
    after(0, () => {
      due = false;
      for (const [actor, part] of parts) sayNext(actor, part);
    });
  };
  const sayNext = (actor: EntityId, part: PersonLine[]) => {
    const next = part[0];
    if (!next || drama.play.ended || next.after > drama.play.tally.turns) return;
    if ('leave' in next) {
      part.shift();
      drama.releaseRole(actor);
      return look();
    }
    const taken = drama.takeRole(actor, player);
    const said = taken.ok ? drama.submit({ actor, player, text: next.text }) : taken;
    if (!said.ok && said.error.code === 'still-speaking') return after(retryMs, look);
    if (!said.ok) onRefused(next, said.error);
    part.shift();
    const following = part[0];
    if (following && 'leave' in following && following.after <= next.after) after(leavesAfterMs, look);
    else if (following) look();
  };

  return drama.onFact((fact) => {
    if (fact.type === 'turn:ended' || fact.type === 'point:opened') look();
  });
}
