import { stableJson } from '../kit/hash.ts';
import { aWarning, type Finding } from './finding.ts';
import type { Survey } from './survey.ts';

/** People nobody could tell from one another: the same looks, or the same words for them. */
export function dressedAlike(survey: Survey): Finding[] {
  const { scene } = survey;
  const seen = new Map<string, string>();
  const twin = (key: string, id: string): string | undefined => {
    const before = seen.get(key);
    seen.set(key, before ?? id);
    return before;
  };
  const remedy = 'Give one of them another garment, colour, hair or hat: people are told apart at ten metres.';
  const looks = (scene.staging?.looks ?? []).flatMap(({ actor, ...rest }, index) => {
    if (Object.keys(rest).length === 0) return [];
    const other = twin(stableJson(rest), actor);
    if (other === undefined) return [];
    const message = `${survey.nameOf(actor)} and ${survey.nameOf(other as typeof actor)} look exactly alike`;
    return aWarning('dressed-alike', `staging.looks.${index}`, message, remedy);
  });
  const looked = new Set((scene.staging?.looks ?? []).map(({ actor }) => actor));
  const described = scene.entities.flatMap((entity, index) => {
    if (entity.kind !== 'actor' || !entity.description || looked.has(entity.id)) return [];
    const other = twin(entity.description.trim().toLowerCase(), entity.id);
    if (other === undefined) return [];
    const message = `${entity.name} and ${survey.nameOf(other as typeof entity.id)} are described in the same words, and look exactly alike`;
    return aWarning('dressed-alike', `entities.${index}.description`, message, remedy);
  });
  return [...looks, ...described];
}
