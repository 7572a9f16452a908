import { guest, type Wish } from '../address.ts';
import { given } from '../../kit/given.ts';
import type { Evening } from '../shelf/evening.ts';
import { capitalised } from '../words/sentences.ts';
import { words, type Language } from '../words/words.ts';
import { posterOf } from './foyer-model.ts';
import type { PlayNotice } from './play-notice.ts';

/** An evening kept in this browser, as it lies on the foyer's shelf. */
export interface KeptEvening {
  readonly id: string;
  /** Empty where a file from elsewhere does not say. */
  readonly scene: string;
  readonly title: string;
  /** Whom somebody played: a role without `actor:`, or `guest`; nobody, where it was watched. */
  readonly role?: string;
  /** As the play calls them. */
  readonly name?: string;
  /** When it was played last, as a person says it. */
  readonly when: string;
  readonly minutes: number;
  readonly isOver: boolean;
  /** A file nobody known here vouches for. */
  readonly isFromElsewhere?: true;
}

/** What a kept evening says of itself, in pieces. */
export function keptLine(kept: KeptEvening, notices: readonly PlayNotice[], language: Language): readonly string[] {
  const says = words[language].foyer;
  const notice = notices.find(({ name }) => name === kept.scene);
  const part = notice && posterOf(notice, language).parts.find(({ role }) => role === kept.role);
  const who =
    kept.role === undefined
      ? says.watched
      : kept.role === guest
        ? says.asStranger
        : says.as(part?.name ?? capitalised(kept.name ?? kept.role));
  const standing = kept.isFromElsewhere ? [says.notFromHere] : [];
  return [who, kept.isOver ? says.over : says.minutesIn(kept.minutes), kept.when, ...standing];
}

export const wishForKept = ({ id, scene }: KeptEvening, isReplay: boolean, page: Partial<Wish> = {}): Wish => ({
  speed: 1,
  debug: [],
  ...page,
  scene,
  seed: '1',
  evening: id,
  ...(isReplay ? { replay: true } : {}),
});

/** An evening as the shelf lists it. */
export function keptFrom(evening: Evening, language: Language, timeZone?: string): KeptEvening {
  const { id, scene = '', title, role, whenMs, playedMs, isOver, isFromElsewhere } = evening;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    id,
    scene,
    title: words[language].plays[scene]?.title ?? title,
    ...(role ? { role: role.actor.slice(role.actor.indexOf(':') + 1), name: role.name } : {}),
    when: when.format(whenMs),
    minutes: Math.max(1, Math.round(playedMs / 60_000)),
    isOver,
    ...given({ isFromElsewhere }),
  };
}
