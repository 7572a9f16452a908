import { spokenPieces } from '../play/telling.ts';
import { anError, aWarning, type Finding } from './finding.ts';
import type { Survey } from './survey.ts';

type Script = 'han' | 'latin';

/** Languages written in another script than these two are not judged. */
const otherScripts = new Set(
  'am ar be bg bn el fa gu he hi hy ja ka kk km kn ko ky lo mk ml mn mr my ne pa ru si sr ta te th tg uk ur yi'.split(
    ' ',
  ),
);
const hanLanguages = new Set(['zh', 'yue', 'wuu', 'nan', 'lzh', 'cmn']);

const codeShape = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

function scriptOfLanguage(language: string): Script | undefined {
  const [primary = ''] = language.toLowerCase().split('-');
  if (hanLanguages.has(primary)) return 'han';
  return !codeShape.test(language) || otherScripts.has(primary) ? undefined : 'latin';
}

/** Which script most of it is in; none when nothing is said aloud. A Chinese sign says about as much as three letters. */
function scriptOf(text: string): Script | undefined {
  const spoken = spokenPieces(text).join(' ');
  const han = (spoken.match(/\p{Script=Han}/gu) ?? []).length * 3;
  const latin = (spoken.match(/\p{Script=Latin}/gu) ?? []).length;
  return han + latin === 0 ? undefined : han > latin ? 'han' : 'latin';
}

/** So many of the lines in the wrong script are nearly all. */
const nearlyAll = 0.9;

const nameOfScript: Readonly<Record<Script, string>> = { han: 'Chinese', latin: 'Latin' };

/** A part written in another language than the play is in. */
export function foreignParts({ blueprint, profiles, matters }: Survey): Finding[] {
  const language = blueprint.language ?? 'en';
  const wanted = scriptOfLanguage(language);
  if (!wanted) return [];
  const parts = profiles.flatMap(({ profile, path, name }) => {
    const texts = [
      ...(profile.lines ?? []).map(({ says }) => says),
      ...(profile.knows ?? []).flatMap(({ says = [] }) => says),
    ];
    const scripts = texts.map(scriptOf).filter((script) => script !== undefined);
    const foreign = scripts.filter((script) => script !== wanted);
    if (foreign.length === 0 || foreign.length < scripts.length * nearlyAll || scripts.includes(wanted)) return [];
    const message = `the play is in “${language}”, and all ${foreign.length} lines of ${name} are in ${nameOfScript[foreign[0] ?? 'latin']} script: ${name} cannot answer anybody`;
    const remedy = `Write lines in "${language}" for ${name}, or set blueprint.language to the language of the play.`;
    return anError('wrong-language', `${path}.lines`, message, remedy);
  });
  const claims = [...matters.values()].flatMap(({ matter, path }) => {
    const script = scriptOf(matter.claim);
    if (script === undefined || script === wanted) return [];
    const message = `the play is in “${language}”, and this clause is in ${nameOfScript[script]} script`;
    const remedy = `Write the clause in "${language}", and put this one into "claimIn".`;
    return aWarning('wrong-language', `${path}.claim`, message, remedy);
  });
  return [...parts, ...claims];
}

/** Beats of which no way is in the language of the play. */
export function foreignBeats({ blueprint, beats }: Survey): Finding[] {
  const language = blueprint.language ?? 'en';
  const wanted = scriptOfLanguage(language);
  // Where none is in that language it is the language that is wrong, and their parts say so.
  if (!wanted || !beats.some(({ beat }) => beat.plays.some((way) => scriptOf(way) === wanted))) return [];
  return beats.flatMap(({ beat, path }) => {
    const scripts = beat.plays.map(scriptOf).filter((script) => script !== undefined);
    const [script] = scripts;
    if (script === undefined || scripts.includes(wanted)) return [];
    const message = `the play is in “${language}”, and every way to play “${beat.id}” is in ${nameOfScript[script]} script`;
    return aWarning('wrong-language', `${path}.plays`, message, `Write a way in "${language}" as well.`);
  });
}

/** Names of languages that are none, and clauses that are not in the language they are said to be in. */
export function languageCodes({ blueprint, matters }: Survey): Finding[] {
  const { language } = blueprint;
  const own =
    language === undefined || codeShape.test(language)
      ? []
      : [
          aWarning(
            'not-a-language',
            'blueprint.language',
            `“${language}” is not a language code`,
            'Write a code such as "en", "zh" or "pt-BR".',
          ),
        ];
  const claims = [...matters.values()].flatMap(({ matter, path }) =>
    Object.entries(matter.claimIn ?? {}).flatMap(([code, clause]) => {
      const here = `${path}.claimIn.${code}`;
      if (!codeShape.test(code)) {
        const remedy = 'Use a code such as "zh" or "fr" as the key.';
        return [aWarning('not-a-language', here, `“${code}” is not a language code`, remedy)];
      }
      const [wanted, script] = [scriptOfLanguage(code), scriptOf(clause)];
      if (!wanted || !script || wanted === script) return [];
      return aWarning(
        'wrong-language',
        here,
        `this clause is said to be in “${code}” and is in ${nameOfScript[script]} script`,
        `Write it in "${code}", or give it the code of the language it is in.`,
      );
    }),
  );
  return [...own, ...claims];
}
