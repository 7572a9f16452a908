import { pick, seededRandom } from '../../../src/kit/random.ts';
import type { Shelf } from '../../../src/study/shelf.ts';
import { act, castList, people, plot, sound } from './good-answers.ts';
import type { Asked } from './scripted-study.ts';

const cast = people.people.map(({ name }) => name);

/**
 * What a model that answers well answers to any topic: the story of the lighthouse with the topic's own people, thing, time and
 * place. Names are its own where the topic has none.
 */
export function answersFor(text: string, shelf: Shelf): Readonly<Record<Asked, unknown>> {
  const random = seededRandom(text);
  const topic = shelf.read(text);
  const named = topic.people.filter(({ calling }) => calling === undefined).map(({ name }) => name);
  const names = cast.map((own, index) => named[index] ?? own);
  const renamed = (value: unknown): unknown => {
    const whole = cast.reduce(
      (json, name, index) => json.replaceAll(name, names[index] ?? name),
      JSON.stringify(value),
    );
    // First names go with the whole ones.
    const short = cast.reduce(
      (json, name, index) => json.replaceAll(name.split(' ')[0] ?? name, (names[index] ?? name).split(' ')[0] ?? name),
      whole,
    );
    return JSON.parse(short) as unknown;
  };
  const called = shelf.kits.filter(({ words }) =>
    topic.words.some(({ word, isPlace }) => isPlace && words.split(' ').slice(0, 3).includes(word)),
  );
  const { thing } = topic;
  const isPlace = shelf.kits.some(({ words }) => words.split(' ').includes(thing ?? ''));
  const own = { name: thing, kind: 'thing', at: { how: 'held-by', what: cast[2] }, use: 'It is held out.' };
  const things = thing === undefined || isPlace || thing === 'letter' ? [] : [own];
  return {
    list: renamed(castList),
    people: renamed(people),
    plot: renamed({
      ...plot,
      period: topic.period ?? plot.period,
      // Its own room has the chest the story turns on; a kit stands in where the topic asks for one and has it.
      place: called.length > 0 ? { ...plot.place, kit: null, name: pick(random, called).name } : plot.place,
      props: [...plot.props, ...things],
    }),
    act: renamed(
      things.length === 0
        ? act
        : {
            ...act,
            ending: {
              ...act.ending,
              roads: act.ending.roads.map((road) => ({
                ...road,
                beats: road.beats.map((beat, at) =>
                  at === 0 ? { ...beat, does: { verb: 'show', thing, to: cast[1] } } : beat,
                ),
              })),
            },
          },
    ),
    'people review': sound,
    'plot review': sound,
    'points review': sound,
  };
}
