import type { EntityId } from '../../../drama/entity-id.ts';
import type { RefusalCode } from '../../../drama/refusal.ts';
import { thingOf, type Thing, type World } from '../../world.ts';
import type { Narrator, ToldAction } from '../tongue.ts';
import { told } from './fr-acts.ts';

/** As it is named, with an article where it has none and is no name. */
export const named = ({ name, kind }: Pick<Thing, 'name' | 'kind'>): string =>
  kind === 'actor' || /^(?:(?:le|la|les|un|une|des|mon|ma)\s|l['’])/iu.test(name) || /^\p{Lu}/u.test(name)
    ? name
    : `« ${name} »`;

const nameOf = (world: World, id: EntityId): string => named(thingOf(world, id));
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const prepositions: Readonly<Record<string, string>> = { in: 'dans', on: 'sur', under: 'sous', behind: 'derrière' };

function predicate(world: World, action: ToldAction): string {
  const slots: Readonly<Record<string, string | undefined>> = {
    object: action.object ? nameOf(world, action.object) : undefined,
    target: action.target ? nameOf(world, action.target) : undefined,
    instrument: action.instrument ? nameOf(world, action.instrument) : undefined,
    preposition: prepositions[action.preposition ?? ''],
  };
  const way = (told[action.verb] ?? []).find((one) =>
    [...one.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => slots[slot] !== undefined),
  );
  return way?.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '') ?? 'fait un geste';
}

/** Why not, by the code alone: `{it}` is what it is about. */
const reasons: Readonly<Partial<Record<RefusalCode, string>>> = {
  'unknown-verb': 'personne ici ne sait faire cela',
  'unknown-object': 'il n’y a rien de tel ici',
  'not-here': '{it} n’est pas ici',
  'not-visible': 'on ne voit pas {it}',
  dark: 'il fait trop noir',
  'out-of-reach': '{it} est hors d’atteinte',
  'not-portable': '{it} ne se déplace pas',
  'held-by-other': 'quelqu’un d’autre tient {it}',
  'not-held': 'il faudrait tenir {it}',
  already: 'c’est déjà fait',
  closed: '{it} est fermé',
  locked: '{it} est verrouillé',
  'no-way': 'on ne passe pas par là',
};

/** The narrator's voice in French, in its beginnings. */
export const frenchNarrator: Narrator = {
  deed({ world, action }) {
    const seen = upper(`${nameOf(world, action.subject)} ${predicate(world, action)}.`);
    const text = action.verb === 'read' && action.object ? thingOf(world, action.object).text : undefined;
    return { seen, narration: text === undefined ? seen : `${seen} On y lit : « ${text} »` };
  },
  aspect: (world, action) => upper(`${nameOf(world, action.subject)} s’apprête : ${predicate(world, action)}.`),
  refusal(world, action, { code }) {
    const about = action.object ?? action.target;
    const it = about ? nameOf(world, about) : 'cela';
    const reason = upper(`${(reasons[code] ?? 'cela ne se peut pas').replaceAll('{it}', it)}.`);
    return { reason, narration: `${upper(nameOf(world, action.subject))} essaie. ${reason}` };
  },
};
