import type { EntityId } from '../../drama/entity-id.ts';
import type { SeenActor, SeenProp, SeenSide, Sight, SightChange } from '../../drama/sight.ts';
import type { State } from '../../drama/state.ts';

/** So many people and things are told of; the nearest first. */
const [mostPeople, mostThings, mostChanges] = [8, 10, 6];

/** What is seen by less than this share is told to be half hidden. */
const halfHidden = 0.5;

const sides: Readonly<Record<SeenSide, string>> = {
  ahead: 'before you',
  left: 'to your left',
  right: 'to your right',
  edge: 'at the edge of your eye',
  behind: 'behind you',
};

type NameOf = (id: EntityId) => string;

/** What somebody sees, in lines for a prompt: what stands in place of a picture for whoever cannot see one. */
export function sightWords(sight: Sight, nameOf: NameOf): string[] {
  const called: NameOf = (id) => (id === sight.actor ? 'you' : nameOf(id));
  const held = new Set(sight.actors.flatMap(({ holds }) => holds));
  const changed = new Set(sight.changes.flatMap((change) => ('id' in change ? [change.id] : [])));
  const telling = sight.props.filter(
    ({ id, states }) => !held.has(id) && (changed.has(id) || stateWords(states) !== ''),
  );
  return [
    `light: ${lightWord(sight.light)}`,
    ...nearest(sight.actors, mostPeople).map((actor) => personWords(actor, called)),
    ...nearest(telling, mostThings).map((prop) => thingWords(prop, called)),
    ...sight.changes.slice(0, mostChanges).map((change) => `just now: ${changeWords(change, called)}`),
  ];
}

/** How light it is, in a word. */
const lightWord = (light: number): string => (light < 0.1 ? 'dark' : light < 0.35 ? 'dim' : 'light enough to see');

const nearest = <T extends SeenProp>(all: readonly T[], most: number): T[] =>
  all.toSorted((a, b) => a.distanceMeters - b.distanceMeters).slice(0, most);

const placed = ({ side, distanceMeters, share }: SeenProp): string =>
  [sides[side], distanceWord(distanceMeters), ...(share < halfHidden ? ['half hidden'] : [])].join(', ');

const distanceWord = (meters: number): string =>
  meters < 1.2 ? 'at arm’s length' : meters < 4 ? 'near' : meters < 10 ? 'some steps away' : 'far away';

function personWords(actor: SeenActor, called: NameOf): string {
  const { id, does, doesTo, holds, face, looksAt, states } = actor;
  const notes = [
    stateWords(states),
    does ? `${does}${doesTo ? ` → ${called(doesTo)}` : ''}` : '',
    holds.length > 0 ? `holds ${holds.map(called).join(', ')}` : '',
    face && face !== 'neutral' ? `face: ${face}` : '',
    looksAt ? `looks at ${called(looksAt)}` : '',
  ].filter((note) => note !== '');
  return `${called(id)} (${placed(actor)})${notes.length > 0 ? `: ${notes.join('; ')}` : ''}`;
}

const thingWords = (prop: SeenProp, called: NameOf): string => {
  const states = stateWords(prop.states);
  return `${called(prop.id)} (${placed(prop)})${states === '' ? '' : `: ${states}`}`;
};

/** States as words: *lit, broken, kneeling*; what is not so is left out, but that it is closed. */
function stateWords(states: State): string {
  return Object.entries(states)
    .flatMap(([key, value]) => {
      if (value === true) return [key];
      if (key === 'open' && value === false) return ['closed'];
      return typeof value === 'string' && value !== '' ? [value] : [];
    })
    .join(', ');
}

function changeWords(change: SightChange, called: NameOf): string {
  switch (change.kind) {
    case 'appeared':
      return `${called(change.id)} came into view`;
    case 'gone':
      return `${called(change.id)} is gone from where it was`;
    case 'hidden':
      return `${called(change.id)} cannot be seen any more`;
    case 'moved':
      return `${called(change.id)} moved`;
    case 'state':
      return `${called(change.id)}: ${change.key} is otherwise than before`;
    case 'takes':
      return `${called(change.id)} took ${called(change.thing)}`;
    case 'drops':
      return `${called(change.id)} let go of ${called(change.thing)}`;
    case 'face':
      return `the face of ${called(change.id)} changed`;
    case 'light':
      return change.brighter ? 'it grew lighter' : 'it grew darker';
    case 'noise':
      return `a noise ${sides[change.side]}; what made it was not to be seen`;
  }
}
