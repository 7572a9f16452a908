import type { EntityId } from '../../drama/entity-id.ts';
import type { Profile } from '../../drama/profile.ts';
import { spokenPieces } from '../../play/telling.ts';
import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import type { Witnessed } from '../witnessed.ts';
import { noThread, type Thread } from '../hearing/hearing.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { touchOf } from '../hearing/touching.ts';

/** How many lines back a talk reaches. */
const reach = 8;

/** What the talk was about before a line, the newest first: whom and what it named, and the matters it told or brought up. */
export function threadBefore(line: Witnessed, { past, actor }: ActorContext, part: Part): Thread {
  const about: EntityId[] = [];
  const matters: string[] = [];
  let lines = 0;
  for (let index = past.length - 1; index >= 0 && lines < reach; index--) {
    const moment = past[index];
    if (moment?.plain === undefined || moment.seq >= line.seq) continue;
    lines++;
    about.push(...mentionedIn(moment.plain, part.names).map(({ id }) => id));
    matters.push(...(moment.tells ?? []));
    // What somebody said in place of a secret keeps the talk on it.
    if (moment.by === actor) matters.push(...coveredBy(moment, part.profile));
    // The last few lines also hold what they only touched.
    if (lines <= 2) matters.push(...touchedBy(moment.plain, part));
  }
  return lines === 0 ? noThread : { about: [...new Set(about)], matters: [...new Set(matters)] };
}

const touchedBy = (plain: string, { matters }: Part): string[] =>
  matters.flatMap((matter) => (touchOf(matter, plain).phrases > 0 ? [matter.id] : []));

type Covers = readonly { readonly matter: string; readonly pieces: readonly string[] }[];

const coversOf = new WeakMap<Profile, Covers>();
const covered = new WeakMap<Witnessed, readonly string[]>();

/** The matters one of their own lines was said in place of. */
function coveredBy(line: Witnessed, profile: Profile): readonly string[] {
  let found = covered.get(line);
  if (!found) {
    let covers = coversOf.get(profile);
    if (!covers) {
      covers = (profile.knows ?? []).flatMap(({ matter, secret }) => {
        const ways = (secret?.instead ?? []).flatMap(({ says }) => says);
        return ways.length > 0
          ? [{ matter, pieces: ways.flatMap(spokenPieces).filter((piece) => piece.length > 12) }]
          : [];
      });
      coversOf.set(profile, covers);
    }
    const text = line.plain ?? '';
    found = covers.filter(({ pieces }) => pieces.some((piece) => text.includes(piece))).map(({ matter }) => matter);
    covered.set(line, found);
  }
  return found;
}
