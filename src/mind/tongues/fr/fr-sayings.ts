import type { Ways } from '../tongue.ts';
import { ways } from '../ways.ts';

/** Where French has nothing of its own yet. */
export const neutral = ways`C’est à voir. | Si vous le dites. | Je n’en sais pas plus que vous. | Peut-être bien. | Passons.`;

/** What anybody might say, in French. */
export const frenchSayings: Partial<Ways> = {
  unknown: ways`Je ne saurais vous le dire. | Je n’en sais rien. | Il faudrait demander à quelqu’un d’autre. | J’aimerais le savoir.`,
  'unknown-person': ways`Il faut le demander à {who}. | De {who}, je ne sais rien.`,
  keeps: ways`Je préfère ne pas le dire. | Parlons d’autre chose. | Cela, je le garde pour moi.`,
  again: ways`Je l’ai déjà dit : {claim}. | Encore une fois : {claim}.`,
  'owned-up': ways`C’était moi, je l’ai dit. | Oui. Je ne m’en dédis pas.`,
  'said-so': ways`Je vous l’ai déjà dit. | Vous me l’avez déjà demandé.`,
  'no-more': ways`C’est tout ce que je sais. | Il n’y a rien de plus.`,
  true: ways`C’est la vérité. | Croyez-moi ou non. C’est ainsi.`,
  greeting: ways`Bonjour. | Ah, vous voilà. | Bonsoir à vous.`,
  farewell: ways`Au revoir. | À bientôt. | Bonne route.`,
  insult: ways`Gardez cela pour vous. | Cela vous soulage ? | J’ai entendu pire.`,
  threat: ways`Calmez-vous. | Vous n’oseriez pas. | Et après ?`,
  accusation: ways`Ce n’est pas moi. | Vous vous trompez. | Il faudrait le prouver.`,
  praise: ways`Vous êtes bien aimable. | Je n’en mérite pas tant.`,
  thanks: ways`De rien. | Je vous en prie.`,
  apology: ways`N’en parlons plus. | C’est oublié.`,
  order: ways`Et pourquoi donc ? | Demandez-le gentiment. | Tout à l’heure.`,
  request: ways`Je vais voir. | Pas maintenant. | Soit, j’essaierai.`,
  nonsense: ways`Comment ? | Je ne vous suis pas. | Redites-le, plus lentement.`,
  foreign: ways`Je ne comprends pas cette langue. | Quelle langue est-ce là ?`,
  outside: ways`De quoi parlez-vous ? | Je ne comprends pas un mot de tout cela.`,
  statement: ways`Ah bon. | Je vois. | C’est possible.`,
  agreement: ways`Voilà qui est bien. | Nous sommes d’accord.`,
  denial: ways`Comme vous voudrez. | N’insistons pas.`,
  promise: ways`Je m’en souviendrai. | Voilà une bonne parole.`,
  offer: ways`C’est trop aimable. | Volontiers.`,
  refusal: ways`Tant pis. | Je n’insiste pas.`,
  'small-talk': ways`On fait aller. | Comme ça.`,
};
