import type { SourceFile } from '../../script/source.ts';
import { unpackScene } from '../../script/unpack.ts';
import type { PlayDraft } from '../draft/play-draft.ts';
import { notesFile } from '../notes.ts';
import type { Shelf } from '../shelf.ts';
import { DraftNames } from './draft-names.ts';
import type { LaidEntity } from './laid-entity.ts';
import { layActs } from './laid-acts.ts';
import { layPeople, namePeople } from './laid-people.ts';
import { layPlace, layProps } from './laid-place.ts';
import { unsaidWords } from './unsaid-words.ts';

type Made = Readonly<Record<string, unknown>>;

/** A scene of a draft, and who and what is meant by the names in it. */
interface LaidOut {
  readonly scene: Made;
  readonly entities: readonly LaidEntity[];
  readonly names: DraftNames;
}

/**
 * Makes a scene of a draft. Ids, traits, conditions, deeds and the layout of the stage are ours; a draft only names things. What
 * it says of people and things that are not there is left out: the reviewer tells of it.
 */
export function layOut(draft: PlayDraft, shelf: Pick<Shelf, 'kits' | 'language'>): LaidOut {
  const { language } = shelf;
  const unsaid = unsaidWords(language);
  const names = new DraftNames();
  const ids = namePeople(draft.people, names);
  const place = layPlace(draft.plot, shelf.kits, names);
  const people = layPeople(draft.people, ids, place.id, names, unsaid);
  const things = [...place.entities, ...layProps(draft.plot.props, place.id, names)];
  const [here, ...props] = things;
  const entities = [...(here ? [here] : []), ...people.entities, ...props];
  const { acts, endings } = layActs(draft, {
    names,
    place: place.id,
    description: here?.description ?? '',
    called: new Map(entities.map((entity) => [entity.id, calledInScript(entity, language)])),
    holding: new Set(props.filter(({ traits }) => traits?.includes('container')).map(({ id }) => id)),
    matters: new Set(people.matters.map(({ id }) => id)),
    language,
    unsaid,
  });
  const kit = shelf.kits.find(({ id }) => id === draft.plot.place.kit);
  const isEnglish = language === 'en';
  const scene = {
    setting: {
      period: draft.plot.period || kit?.period || '2020s',
      genre: 'realistic',
      ...(isEnglish ? {} : { language }),
    },
    entities,
    staging: place.staging,
    blueprint: {
      title: draft.plot.title,
      ...(draft.plot.about ? { about: draft.plot.about } : {}),
      ...(isEnglish ? {} : { language }),
      ...(people.matters.length > 0 ? { matters: people.matters } : {}),
      profiles: people.profiles,
      acts,
      endings,
    },
  };
  return { scene, entities, names };
}

/** The lamp, but Ada: what a script calls somebody or something. */
const calledInScript = ({ kind, name }: LaidEntity, language: string): string =>
  kind === 'actor' || language !== 'en' ? name : `the ${name.replace(/^the /i, '')}`;

/** The files of a scene's folder, and in it where facts about people came from. */
export const filesOf = (scene: Made, { people }: Pick<PlayDraft, 'people'>): readonly SourceFile[] => [
  ...unpackScene(scene),
  ...notesFile(people.people),
];
