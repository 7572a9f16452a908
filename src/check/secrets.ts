import { kept } from '../kit/remembered.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Knowledge, Secret } from '../drama/knowledge.ts';
import { bearerOf } from '../world/containment.ts';
import { unseen } from '../world/sight.ts';
import type { Thing } from '../world/world.ts';
import { spokenWords } from '../play/telling.ts';
import { whyNeverTogether } from './clash.ts';
import { aWarning, type Finding } from './finding.ts';
import { worldAt, type Survey, type SurveyedProfile } from './survey.ts';
import { isToldIn } from './means.ts';

/** To be caught with evidence is so much pressure; see `SecretSchema`. */
const pressureOfEvidence = 0.5;

interface KeptSecret {
  readonly keeper: SurveyedProfile;
  readonly knowledge: Knowledge;
  readonly secret: Secret;
  readonly path: string;
}

const secretsIn = ({ profiles }: Survey): KeptSecret[] =>
  profiles.flatMap((keeper) =>
    (keeper.profile.knows ?? []).flatMap((knowledge, index) => {
      const { secret } = knowledge;
      return secret ? [{ keeper, knowledge, secret, path: `${keeper.path}.knows.${index}` }] : [];
    }),
  );

/** Secrets that open when a thing is shown which lies there for anybody to show. */
export function secretsInPlainSight(survey: Survey): Finding[] {
  const glimpsesOf = new Map<EntityId, readonly Glimpse[]>();
  return secretsIn(survey).flatMap(({ keeper, knowledge, secret, path }) => {
    const { evidence = [] } = survey.matters.get(knowledge.matter)?.matter ?? {};
    const caught = secret.pressure !== undefined && secret.pressure <= pressureOfEvidence ? evidence : [];
    return [...new Set([...(secret.shown ?? []), ...caught])].flatMap((thing) => {
      const glimpses = kept(glimpsesOf, thing, () => glimpsesAt(survey, thing));
      const glimpse = glimpses.find(
        ({ case: inCase, watchers }) =>
          watchers.some((watcher) => watcher !== keeper.profile.actor) &&
          whyNeverTogether(survey, [knowledge.when, inCase === undefined ? undefined : { case: inCase }]) === undefined,
      );
      if (!glimpse) return [];
      const name = survey.nameOf(thing);
      const message = `${name} lies in plain sight when “${glimpse.scene}” opens, and whoever shows it is told ${keeper.name}'s secret “${knowledge.matter}”`;
      const remedy = `Hide "${thing}": give it the trait "hidden", put it into something closed, or let the secret open to something else.`;
      return aWarning('secret-in-plain-sight', `${path}.secret`, message, remedy);
    });
  });
}

/** A scene at whose opening somebody sees a thing that nobody has about them. */
interface Glimpse {
  readonly scene: string;
  readonly case: string | undefined;
  readonly watchers: readonly EntityId[];
}

function glimpsesAt(survey: Survey, id: EntityId): Glimpse[] {
  const opens = survey.points.filter(({ scene, index }) => scene.id !== survey.points[index - 1]?.scene.id);
  return opens.flatMap((placed) =>
    survey.openings.map((opening) => {
      const world = worldAt(opening, placed);
      const thing = world.things.get(id);
      const isLoose = thing !== undefined && thing.kind !== 'actor' && !bearerOf(world, thing);
      const watchers = survey.profiles.flatMap(({ profile }) => {
        const watcher = isLoose ? world.things.get(profile.actor) : undefined;
        return watcher && !unseen(world, watcher, thing as Thing) ? [profile.actor] : [];
      });
      return { scene: placed.scene.id, case: opening.case, watchers };
    }),
  );
}

/** Secrets somebody else tells to whoever asks. */
export function secretsToldFreely(survey: Survey): Finding[] {
  return secretsIn(survey).flatMap(({ keeper, knowledge, path }) => {
    const tellers = survey.profiles.filter(
      ({ profile }) =>
        profile !== keeper.profile &&
        profile.knows?.some(
          (other) =>
            other.matter === knowledge.matter &&
            !other.secret &&
            whyNeverTogether(survey, [knowledge.when, other.when]) === undefined,
        ),
    );
    if (tellers.length === 0) return [];
    const names = tellers.map(({ name }) => name).join(' and ');
    const message = `${keeper.name} keeps “${knowledge.matter}” secret, and ${names} will tell it to anybody who asks`;
    const remedy = `Make it a secret of ${names} too, part the two with "when", or let ${keeper.name} speak of it.`;
    return aWarning('secret-told-freely', `${path}.secret`, message, remedy);
  });
}

/** Secrets nothing opens. */
export function secretsNeverTold(survey: Survey): Finding[] {
  return secretsIn(survey).flatMap(({ keeper, knowledge, secret, path }) => {
    const opens =
      secret.trust !== undefined ||
      secret.pressure !== undefined ||
      (secret.shown?.length ?? 0) > 0 ||
      (secret.to?.length ?? 0) > 0 ||
      (secret.when !== undefined && whyNeverTogether(survey, [secret.when]) === undefined);
    const isPlayed = () =>
      survey.beats.some(
        ({ beat }) =>
          beat.actor === keeper.profile.actor &&
          beat.plays.some((text) => isToldIn(survey, knowledge.matter, spokenWords(text))),
      );
    if (opens || isPlayed()) return [];
    const message = `nothing opens ${keeper.name}'s secret “${knowledge.matter}”: it is never told`;
    const remedy = 'Say what opens it: "trust", "pressure", "shown", "when" or "to"; or leave the knowledge out.';
    return aWarning('secret-never-told', `${path}.secret`, message, remedy);
  });
}
