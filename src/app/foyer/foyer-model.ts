import { given } from '../../kit/given.ts';
import { canBePersonsName, guest, type Wish } from '../address.ts';
import { words, type Language } from '../words/words.ts';
import type { PlayNotice } from './play-notice.ts';
import { capitalised, firstSentence } from '../words/sentences.ts';

/** What a poster in the foyer says. */
export interface Poster {
  readonly name: string;
  readonly title: string;
  /** The play's own, in which its title is. */
  readonly titleLanguage: string;
  /** The title in the page's language, where that is another. */
  readonly subtitle?: string;
  readonly place: string;
  /** What it is about, in a sentence. */
  readonly line: string;
  readonly about: string;
  /** In which language the above is. */
  readonly aboutLanguage: string;
  /** How many parts, how long, how many endings. */
  readonly facts: readonly string[];
  readonly picture: string;
  readonly parts: readonly { readonly role: string; readonly name: string; readonly who: string }[];
  readonly stories: readonly { readonly id: string; readonly title: string }[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** The one it is given in, unless somebody chooses. */
  readonly spoken: string;
}

/** What somebody has chosen of an evening before they go in. */
export interface EveningChoice {
  readonly seed: string;
  /** What a stranger wants to be called; empty, where they do not say. */
  readonly name: string;
  /** The story, or whichever the evening brings. */
  readonly case?: string;
  readonly language?: string;
}

const longestLine = 160;

/** The poster of a play for somebody who reads this language. */
export function posterOf(notice: PlayNotice, language: Language): Poster {
  const says = words[language].foyer;
  const own = notice.languages[0] ?? 'en';
  const { title, about, place, picture, cast = {}, cases = {} } = words[language].plays[notice.name] ?? {};
  const told = about ?? notice.about;
  const line = firstSentence(told);
  const { minutes, endings } = notice;
  return {
    name: notice.name,
    title: notice.title,
    titleLanguage: own,
    ...(title ? { subtitle: title } : {}),
    place: place ?? notice.period,
    line: line.length <= longestLine ? line : `${line.slice(0, longestLine - 1)}…`,
    about: told,
    aboutLanguage: about === undefined ? own : language,
    facts: [
      ...(notice.cast.length > 0 ? [says.roles(notice.cast.length)] : []),
      ...(minutes ? [says.minutes(minutes.least, minutes.most)] : []),
      ...(endings > 0 ? [says.endings(endings)] : []),
    ],
    picture: picture ?? '',
    parts: notice.cast.map((each) => ({ ...each, name: capitalised(each.name), ...cast[each.role] })),
    stories: notice.cases.map(({ id, title: own }) => ({ id, title: cases[id] ?? own })),
    languages: notice.languages.map((code) => ({ code, name: languageName(code) })),
    spoken: notice.languages.find((code) => code.startsWith(language)) ?? own,
  };
}

/** What is asked for by whoever goes in: as a role, as a stranger, or as nobody to watch. */
export function wishFor(poster: Poster, choice: EveningChoice, as: string | undefined, page: Partial<Wish> = {}): Wish {
  const name = choice.name.trim();
  const language = choice.language ?? poster.spoken;
  return {
    speed: 1,
    debug: [],
    ...page,
    scene: poster.name,
    seed: choice.seed,
    ...given({ as, case: choice.case, name: as === guest && canBePersonsName(name) ? name : undefined }),
    ...given({ language: language === poster.titleLanguage ? undefined : language }),
  };
}

/** As its own speakers call it. */
function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    return name ? capitalised(name) : code;
  } catch {
    return code;
  }
}
