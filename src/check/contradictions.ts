import type { Knowledge } from '../drama/knowledge.ts';
import { whyNeverTogether } from './clash.ts';
import { anError, aWarning, type Finding } from './finding.ts';
import type { Survey } from './survey.ts';

/** Less certain than this is said with a *perhaps*, and two of those may well disagree. */
const certain = 0.7;

const isCertain = ({ certainty = 1 }: Knowledge): boolean => certainty >= certain;
const isLiedAbout = ({ secret }: Knowledge): boolean => secret?.instead?.some(({ how }) => how === 'lie') ?? false;

/** Somebody is certain of two things of which only one can be so. */
export function contradictions(survey: Survey): Finding[] {
  const denies = (one: string, other: string): boolean =>
    survey.matters.get(one)?.matter.contradicts?.includes(other) ?? false;
  return survey.profiles.flatMap(({ profile, path, name }) => {
    const held = (profile.knows ?? []).map((knowledge, index) => ({ knowledge, index }));
    const sure = held.filter(({ knowledge }) => isCertain(knowledge) && !isLiedAbout(knowledge));
    return sure.flatMap(({ knowledge: one }, position) =>
      sure.slice(position + 1).flatMap(({ knowledge: other, index }) => {
        if (one.matter === other.matter || !(denies(one.matter, other.matter) || denies(other.matter, one.matter)))
          return [];
        const matters = [one, other].map(({ matter }) => survey.matters.get(matter)?.matter);
        const whens = [one.when, other.when, ...matters.map((matter) => matter?.when)];
        if (whyNeverTogether(survey, whens) !== undefined) return [];
        const claims = matters.map((matter) => matter?.claim ?? '').join(', and that ');
        const message = `${name} is certain that ${claims}: only one can be so`;
        const remedy = `Make one of them uncertain ("certainty" below ${certain}), part them with "when", or make the false one a "lie" of the other's "secret".`;
        return anError('contradiction', `${path}.knows.${index}`, message, remedy);
      }),
    );
  });
}

/** What contradicts another is contradicted by it, and has to be found from both ends. */
export function oneSidedContradictions({ matters }: Survey): Finding[] {
  return [...matters.values()].flatMap(({ matter, path }) =>
    (matter.contradicts ?? []).flatMap((id, index) => {
      const here = `${path}.contradicts.${index}`;
      const other = matters.get(id);
      if (id === matter.id) {
        return [aWarning('one-sided-contradiction', here, `“${id}” contradicts itself`, 'Name another matter here.')];
      }
      if (!other || other.matter.contradicts?.includes(matter.id)) return [];
      const message = `“${matter.id}” contradicts “${id}”, but not the other way round`;
      return aWarning('one-sided-contradiction', here, message, `Add "${matter.id}" to ${other.path}.contradicts.`);
    }),
  );
}

/** Knowledge of what is not so whenever it is known. */
export function neverKnown(survey: Survey): Finding[] {
  return survey.profiles.flatMap(({ profile, path, name }) =>
    (profile.knows ?? []).flatMap(({ matter: id, when }, index) => {
      const matter = survey.matters.get(id)?.matter;
      if (!matter?.when || !when) return [];
      if (whyNeverTogether(survey, [when]) ?? whyNeverTogether(survey, [matter.when])) return [];
      const why = whyNeverTogether(survey, [when, matter.when]);
      if (why === undefined) return [];
      const message = `${name} knows “${id}” only when it is not so: ${why}`;
      const remedy = 'Let the two "when"s hold together, or make it knowledge of another matter.';
      return aWarning('never-known', `${path}.knows.${index}.when`, message, remedy);
    }),
  );
}
