import { wordList } from '../../src/kit/word-list.ts';
import { planPlay, sceneOf } from '../../src/study/plan-play.ts';
import { languageOf } from '../../src/study/topic.ts';
import { englishShelf } from '../../src/study/tongues/en/shelf.ts';
import { chineseShelf } from '../../src/study/tongues/zh/shelf.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import type { Stranger } from './strangers.ts';

/** What of a sentence came out as its reader expects; undefined where the sentence says nothing of it. */
type ReadStranger = Readonly<Record<'premise' | 'place' | 'people' | 'things', boolean | undefined>>;

const names = (list: string): readonly (readonly string[])[] =>
  list.split(', ').map((one) => one.toLowerCase().replace(/[()]/g, '').split('/'));
const isIn = (texts: readonly string[], words: readonly string[]): boolean =>
  texts.some((text) => words.some((word) => text.toLowerCase().includes(word)));

/** Makes a play of a stranger's sentence without a model, and holds it against what they expect. */
export function readStranger([text, premises, places, people, things]: Stranger): ReadStranger {
  const shelf = languageOf(text) === 'zh' ? chineseShelf : englishShelf;
  const plan = planPlay(text, shelf);
  const scene = sceneFrom(sceneOf(plan).scene);
  const personas = new Map(scene.blueprint.profiles.map(({ actor, persona }) => [String(actor), persona]));
  const cast = scene.entities
    .filter(({ kind }) => kind === 'actor')
    .map(({ id, name, aliases = [] }) => [name, ...aliases, (personas.get(id) ?? '').split(/[.。]/, 1)[0]!]);
  const free = [...cast];
  const isThere = (words: readonly string[]): boolean => {
    const at = free.findIndex((called) => isIn(called, words));
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  };
  const wanted = people.split(', ').filter((one) => !one.startsWith('('));
  const meant = names(people).flat();
  const isAnybodyElse = shelf.read(text).people.some(({ name, calling = '' }) => !isIn([name, calling], meant));
  const props = scene.entities
    .filter(({ kind }) => kind === 'prop')
    .flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  return {
    premise: wordList(premises).includes(plan.understood.premise),
    place: places === '' ? undefined : wordList(places).includes(plan.understood.setting),
    people: wanted.every((one) => isThere(names(one)[0]!)) && !isAnybodyElse,
    things: things === '' ? undefined : names(things).every((words) => isIn(props, words)),
  };
}

/** How many of so many came out as expected. */
export function sharesOf(read: readonly ReadStranger[]): Readonly<Record<keyof ReadStranger, number>> {
  const share = (what: keyof ReadStranger): number => {
    const said = read.filter((one) => one[what] !== undefined);
    return said.filter((one) => one[what]).length / said.length;
  };
  return { premise: share('premise'), place: share('place'), people: share('people'), things: share('things') };
}
