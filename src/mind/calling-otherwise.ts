import type { EntityId } from '../drama/entity-id.ts';
import { parentIn, relationOf } from '../drama/whereabouts.ts';
import { plain } from '../play/plain-words.ts';
import { worldOf, type Play } from '../play/play.ts';
import { mentionedIn, type Named } from './hearing/naming.ts';
import { mindTongues } from './tongues/tongues.ts';

/** So many moments back it is remembered how somebody was called. */
const reach = 400;
/** What is longer is no name. */
const [longestName, mostWords] = [24, 3];

/** Who may be called, and by whom. */
interface Callers {
  readonly actor: EntityId;
  readonly names: readonly Named[];
  readonly present: readonly EntityId[];
}

const tongues = Object.values(mindTongues).map(({ calls }) => calls);

/** What stands before the first comma of a line. */
const calledFirst = (spoken: string): string | undefined =>
  /^\s*([^,，.。!！?？:：;；…]{1,40})[,，!！:：]/u.exec(spoken)?.[1]?.trim();

/** What a line may call somebody: what stands before its first comma, and what after a comma at the end of a sentence. */
const callsAround = (spoken: string): readonly string[] => [
  calledFirst(spoken) ?? '',
  ...[...spoken.matchAll(/[,，]\s*([^,，.。!！?？:：;；…]{1,40})(?=[.。!！?？…]|$)/gu)].map(([, call = '']) =>
    call.trim(),
  ),
];

/**
 * Whom a line calls by where they are, *you behind the curtain*, or by what others have called them in the speaker's hearing:
 * *Professor*.
 */
export function calledOtherwise(play: Play, spoken: string, callers: Callers): EntityId | undefined {
  const first = calledFirst(spoken);
  const placed = first === undefined ? undefined : placedIn(play, first, callers);
  if (placed !== undefined) return placed;
  for (const call of callsAround(spoken)) {
    const named = nicknamedIn(play, call, callers);
    if (named !== undefined) return named;
  }
  return undefined;
}

function placedIn(play: Play, call: string, { names, present }: Callers): EntityId | undefined {
  const words = plain(call);
  const wanted = tongues.flatMap((calls) => calls.placed(words) ?? [])[0];
  if (wanted === undefined) return undefined;
  const things = mentionedIn(words, names).flatMap(({ kind, id }) => (kind === 'prop' ? [id] : []));
  const there = present.filter((id) => {
    const at = worldOf(play).things.get(id)?.at ?? undefined;
    return at !== undefined && things.includes(parentIn(at)) && wanted === relationOf(at);
  });
  return there.length === 1 ? there[0] : undefined;
}

function nicknamedIn(play: Play, call: string, { actor, names, present }: Callers): EntityId | undefined {
  const name = plain(call).trim();
  if (name === '' || call.length > longestName || name.split(' ').length > mostWords) return undefined;
  if (mentionedIn(plain(call), names).length > 0) return undefined;
  const { history } = play;
  for (let index = history.length - 1; index >= Math.max(0, history.length - reach); index--) {
    const moment = history.at(index);
    if (moment?.kind !== 'line' || moment.actor === actor || moment.to === undefined) continue;
    if (!present.includes(moment.to) || !moment.witnesses.includes(actor)) continue;
    if (callsAround(moment.text).some((one) => plain(one).trim() === name)) return moment.to;
  }
  return undefined;
}
