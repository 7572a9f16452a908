import type { Knowledge } from '../../drama/knowledge.ts';
import type { Matter } from '../../drama/matter.ts';
import type { Profile } from '../../drama/profile.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import type { Heard } from '../hearing/hearing.ts';
import { libraryOf, speechIn, speechOfMatter, type Library } from '../hearing/likening.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import type { Known } from '../knowing.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Answering, PossibleReply } from './candidate.ts';
import { confidantOf, tellings } from './telling-matters.ts';

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
  const { part, context, tongue } = scene;
  const { likeness: least } = mindTongues[tongue];
  if (heard.leans || !least) return [];
  const { actor } = context;
  const from = heard.asks === undefined ? least.remarked : least.asked;
  const known = knownByKnowledge(part.knowledge);
  const named = heard.about.filter((id) => id !== actor && id !== scene.by);
  const confidant = confidantOf(scene, []);
  return libraryOfProfile(part.profile, part.matters, tongue)
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
      return fitting >= from ? [{ one, fitting }] : [];
    })
    .sort((a, b) => b.fitting - a.fitting)
    .slice(0, mostNear)
    .flatMap(({ one, fitting }) =>
      tellings(one, (least.worth ?? worth) + perLikeness * (fitting - from), confidant, scene, heard),
    );
}

const knownByKnowledge = remembered(
  (knowledge: readonly Known[]): ReadonlyMap<Knowledge, Known> => new Map(knowledge.map((one) => [one.knowledge, one])),
);

const libraries = remembered((_: Profile) => new Map<string, Map<readonly Matter[], Library<Knowledge>>>());

/** What somebody can speak of, by what brings it up and how they put it. */
const libraryOfProfile = (profile: Profile, matters: readonly Matter[], tongue: TongueName): Library<Knowledge> => {
  const inTongue = kept(libraries(profile), tongue, () => new Map<readonly Matter[], Library<Knowledge>>());
  return kept(inTongue, matters, () => {
    const byId = new Map(matters.map((matter) => [matter.id, matter]));
    return libraryOf(
      (profile.knows ?? []).flatMap((of) => {
        const matter = byId.get(of.matter);
        if (!matter) return [];
        const known = kept(speeches(of), matter, () => new Map<TongueName, ReadonlyMap<string, number>>());
        return [{ of, speech: kept(known, tongue, () => speechOfKnowledge(of, matter, tongue)) }];
      }),
      speechIn(tongue),
    );
  });
};

const speeches = remembered((_: Knowledge) => new Map<Matter, Map<TongueName, ReadonlyMap<string, number>>>());

const speechOfKnowledge = ({ says = [] }: Knowledge, matter: Matter, tongue: TongueName): ReadonlyMap<string, number> =>
  speechIn(tongue)(says.join(' '), byOwnWords, speechOfMatter(matter, tongue));
