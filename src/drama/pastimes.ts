import { dramaTongues } from './tongues/tongues.ts';
import { tongueOfLanguage } from './tongues/tongue.ts';

/** Ids of what people do to pass the time begin with this: nobody wrote it. */
const mark = 'pastime-';

export const isPastime = ({ id }: { readonly id: string }): boolean => id.startsWith(mark);

type Entity = Readonly<Record<string, unknown>>;

const [mostSeats, mostLookedAt, mostHandled, mostWays] = [3, 4, 3, 3];
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const namesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);
const placeIn = (at: unknown): unknown => (typeof at === 'object' && at !== null && 'in' in at ? at.in : undefined);

/**
 * What somebody does all day for whom nobody wrote anything: they sit and get up, look at things, take them up and lay them down,
 * go somewhere and come back, stretch, and talk of nothing much. Desires like an author's, for where they are at home.
 */
export function pastimesFor(
  actor: Entity,
  entities: readonly Entity[],
  language: string | undefined,
): readonly object[] {
  const words = dramaTongues[tongueOfLanguage(language)].pastimes;
  const self = actor['id'];
  const home = placeIn(actor['at']);
  const place = entities.find(({ id }) => id === home);
  if (!place) return [];
  const here = entities.filter(({ kind, at }) => kind === 'prop' && placeIn(at) === home);
  const onThings = entities.filter(({ at }) =>
    here.some(({ id }) => typeof at === 'object' && at !== null && 'on' in at && at.on === id),
  );
  const has = ({ traits }: Entity, trait: string): boolean => namesIn(traits).includes(trait);
  const isHome = { entity: self, within: home };
  const isSitting = { entity: self, state: { posture: 'sitting' } };
  let count = 0;
  const wish = (plays: readonly string[], when: object, everySeconds: number, urge: number) => ({
    id: `${mark}${count++}`,
    plays,
    when,
    everySeconds,
    urge,
  });
  const seats = here.filter((thing) => has(thing, 'seat')).slice(0, mostSeats);
  const loose = [...here, ...onThings]
    .filter((thing) => has(thing, 'portable') && !has(thing, 'weapon') && !has(thing, 'edible'))
    .slice(0, mostHandled);
  const ways = namesIn(place['exits']).flatMap((exit) => {
    const to = entities.find(({ id }) => typeof exit === 'object' && exit !== null && 'to' in exit && id === exit.to);
    return to ? [to] : [];
  });
  const notSitting = { all: [isHome, { not: isSitting }] };
  return [
    ...seats.map((seat) => wish([words.sits(textIn(seat['name']))], notSitting, 240, 0.2)),
    ...(seats.length > 0 ? [wish([words.getsUp], isSitting, 90, 0.25)] : []),
    ...here.slice(0, mostLookedAt).map((thing) => wish([words.looksAt(textIn(thing['name']))], isHome, 150, 0.2)),
    ...loose.flatMap((thing) => {
      const isHeld = { entity: thing['id'], at: { heldBy: self } };
      return [
        wish([words.takes(textIn(thing['name']))], { all: [isHome, { not: isHeld }] }, 300, 0.12),
        wish([words.laysDown(textIn(thing['name']))], isHeld, 60, 0.5),
      ];
    }),
    ...ways
      .slice(0, mostWays)
      .flatMap((to) => [
        wish([words.goesTo(textIn(to['name']))], notSitting, 300, 0.1),
        wish([words.goesTo(textIn(place['name']))], { entity: self, within: to['id'] }, 60, 0.4),
      ]),
    ...words.idles.map((way) => wish([way], isHome, 240, 0.15)),
    ...words.smallTalk.map((plays) => wish(plays, isHome, 240, 0.2)),
  ];
}
