import type { WorldTongue } from '../tongue.ts';
import { english } from '../en.ts';
import { inEnglish } from './fr-acts.ts';
import { frenchNarrator, named } from './fr-narrator.ts';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const relations: Readonly<Record<string, string>> = { in: 'dans', on: 'sur', under: 'sous', behind: 'derrière' };

/** The beginnings of French: what it has no words for yet is offered in English. */
export const french: WorldTongue = {
  ...english,
  deeds: {
    ...english.deeds,
    ...{ take: 'Prendre {object}', drop: 'Poser {object}', 'put-on': 'Poser {object} sur {target}' },
    ...{
      'put-in': 'Mettre {object} dans {target}',
      give: 'Donner {object} à {target}',
      show: 'Montrer {object} à {target}',
    },
    ...{
      open: 'Ouvrir {object}',
      close: 'Fermer {object}',
      lock: 'Verrouiller {object}',
      unlock: 'Déverrouiller {object}',
    },
    ...{ read: 'Lire {object}', examine: 'Examiner {object}', search: 'Fouiller {object}', eat: 'Manger {object}' },
    ...{
      'drink-up': 'Boire {object}',
      light: 'Allumer {object}',
      extinguish: 'Éteindre {object}',
      wait: 'Attendre un peu',
    },
    ...{
      sit: 'S’asseoir sur {object}',
      stand: 'Se lever',
      'go-to': 'Aller vers {object}',
      'go-into': 'Entrer dans {object}',
    },
  },
  nameOf: named,
  plainName: ({ name }) => name,
  ownerOf: (thing) => `de ${named(thing)}`,
  liquidOf: (liquid) => liquid,
  actInEnglish: inEnglish,
  narrator: frenchNarrator,
  refusals: {
    person: (name, me) => `Ce que fait ${name ?? 'autrui'} ne dépend pas de ${me}.`,
    thing: (name) => `${upper(name ?? 'cela')} ne se fait pas tout seul.`,
    past: (me) => `Dire que c’est fait ne le fait pas ; seul compte ce que ${me} fait maintenant.`,
    staged: (me) => `La soirée suit son cours ; seul compte ce que ${me} fait maintenant.`,
    bond: (me) => `Cela ne se fait pas seul ; ${me} peut le demander.`,
    unseen: (name) => `On ne voit ici rien qui s’appelle ${name}.`,
    lacking: (what, me) => `${upper(me)} n’a pas de ${what} sous la main.`,
    roomInstead: (side, name) =>
      `Il y a de la place ${{ in: 'dans', behind: 'derrière', under: 'sous' }[side]} ${name}.`,
    onlySeen: (what, of) => `On voit ${what} avec ${of}, sans pouvoir y toucher.`,
    notOwn: (what, me) => `${upper(me)} n’a pas de ${what}.`,
    noTool: (name) => `Pas de ${name} sous la main.`,
  },
  happenings: {
    isHere: (actor) => `${upper(named(actor))} est là.`,
    isGone: (actor) => `${upper(named(actor))} n’est plus là.`,
    isAwaited: (place) => `C’est à toi d’entrer : ${named(place)}.`,
    breaks: (thing) => `${upper(named(thing))} se brise.`,
    lands: (thing, { relation, under }, fell) =>
      `${upper(named(thing))} ${fell ? 'tombe' : 'se retrouve'} ${relations[relation] ?? 'près de'} ${named(under)}.`,
    slips: (thing, holder) => `${upper(named(thing))} : ${named(holder)} le lâche.`,
  },
  hindrances: {
    'no-way': (place) => `On ne va pas par là : ${named(place)}.`,
    'way-blocked': () => 'Le passage est bouché.',
    'not-reached': (goal) => `Impossible d’atteindre ${named(goal)}.`,
    closed: (door) => `Fermé : ${named(door)}.`,
    'too-far': (thing) => `${upper(named(thing))} est trop loin.`,
    'out-of-reach': (thing) => `${upper(named(thing))} est hors de portée.`,
    'not-here': (thing) => `${upper(named(thing))} n’est pas ici.`,
    'no-more-there': (thing) => `${upper(named(thing))} n’est plus là.`,
    'no-room-behind': (thing) => `Il n’y a plus de place derrière ${named(thing)}.`,
    'draws-back': (actor) => `${upper(named(actor))} retire la main.`,
    'not-taken': (thing) => `Personne ne prend ${named(thing)}.`,
    'off-stage': (actor) => `${upper(named(actor))} n’est pas en scène.`,
  },
  people: /^(tout le monde|quelqu['’]un|tous|toutes|les autres|il|elle|ils|elles|vous)$/i,
  staged: /^\W*(?:rideau\s*[.!:]|fin de (?:la )?(?:pièce|scène)|noir\W*$|changement de scène)/i,
  aloud: /\b(à haute voix|à voix haute)\b/i,
};
