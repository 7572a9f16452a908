import type { Knowledge } from '../../drama/knowledge.ts';
import type { Matter } from '../../drama/matter.ts';
import type { Profile } from '../../drama/profile.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import type { Heard } from '../hearing/hearing.ts';
import { libraryOf, speechOf, speechOfMatter, type Library } from '../hearing/likening.ts';
import type { Answering, PossibleReply } from './candidate.ts';
import { confidantOf, tellings } from './telling-matters.ts';

/** How alike a line and a subject have to be, where something is asked and where it is only remarked. */
const [leastAsked, leastSaid] = [0.3, 0.42];
/** What a likeness is worth as an answer. */
const [worth, perLikeness] = [0.95, 1.1];
/** More than so many are not nearer than one another. */
const mostNear = 3;
/** How much somebody's own words about a subject count beside what brings it up. */
const byOwnWords = 0.3;

/**
 * What they have to say of the subject a line is nearest to, although it has none of the words its author foresaw: *Is it always this
 * draughty?* is about the weather. By fields of everyday talk; see `likening.ts`.
 */
export function nearestSubject(heard: Heard, scene: Answering): PossibleReply[] {
  if (scene.tongue !== 'en' || heard.leans) return [];
  const { part, context } = scene;
  const { actor } = context;
  const least = heard.asks === undefined ? leastSaid : leastAsked;
  const known = new Map(part.knowledge.map((one) => [one.knowledge, one]));
  const named = heard.about.filter((id) => id !== actor && id !== scene.by);
  const confidant = confidantOf(scene, []);
  return libraryOfProfile(part.profile, part.matters)
    .likest(heard.subject, 8)
    .flatMap(({ of, likeness }) => {
      const one = known.get(of);
      // Nobody gives a secret away to a guess.
      if (!one || of.secret) return [];
      const { about = [], answers } = one.matter;
      const isOfOther = about.some((id) => id.startsWith('actor:') && id !== actor);
      const isMeant = named.some((id) => about.includes(id));
      const fitting =
        likeness +
        (isMeant ? 0.15 : 0) -
        (named.length > 0 && !isMeant ? 0.1 : 0) -
        (isOfOther && !isMeant && !about.includes(actor) ? 0.12 : 0) -
        (heard.asks && answers && !answers.includes(heard.asks) ? 0.1 : 0);
      return fitting >= least ? [{ one, fitting }] : [];
    })
    .sort((a, b) => b.fitting - a.fitting)
    .slice(0, mostNear)
    .flatMap(({ one, fitting }) => tellings(one, worth + perLikeness * (fitting - least), confidant, scene, heard));
}

const libraries = remembered((_: Profile) => new Map<readonly Matter[], Library<Knowledge>>());

/** What somebody can speak of, by what brings it up and how they put it. */
const libraryOfProfile = (profile: Profile, matters: readonly Matter[]): Library<Knowledge> =>
  kept(libraries(profile), matters, () => {
    const byId = new Map(matters.map((matter) => [matter.id, matter]));
    return libraryOf(
      (profile.knows ?? []).flatMap((of) => {
        const matter = byId.get(of.matter);
        if (!matter) return [];
        return [{ of, speech: kept(speeches(of), matter, () => speechOfKnowledge(of, matter)) }];
      }),
    );
  });

const speeches = remembered((_: Knowledge) => new Map<Matter, ReadonlyMap<string, number>>());

const speechOfKnowledge = ({ says = [] }: Knowledge, matter: Matter): ReadonlyMap<string, number> =>
  speechOf(says.join(' '), byOwnWords, speechOfMatter(matter));
