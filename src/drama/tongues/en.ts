import { englishClauses } from './en-clause.ts';
import { englishPastimes } from './en-pastimes.ts';
import { englishPresumptions } from './en-presumption.ts';
import type { DramaTongue } from './tongue.ts';

export const english: DramaTongue = {
  guest: {
    name: 'a stranger',
    calledBy: 'stranger',
    aliases: ['stranger', 'guest', 'visitor'],
    sharesAnybodysNames: true,
    descriptions: {
      medieval: 'A traveller in a hooded cloak, with the dust of the road still on their boots.',
      victorian: 'A visitor in a travelling coat, hat in hand, whom nobody remembers letting in.',
      modern: 'Somebody in a damp coat and a scarf, come in from the street.',
    },
    persona:
      'A traveller who has come in from outside, knows nobody here and nothing of what has gone before. Courteous and watchful; asks more than they tell, and keeps out of the way.',
    goal: { public: 'To find out what is going on here.', private: 'To be let stay, and to see how the night ends.' },
  },
  voices: {
    aside: /\baside\b|to (him|her|them|it)sel|under (his|her|their) breath/,
    whisper: /whisper/,
    shout: /shout|yell|scream|cries out|crying out/,
  },
  clauses: englishClauses,
  presumes: englishPresumptions,
  pastimes: englishPastimes,
  unheard: 'Nobody is near enough to hear you.',
  cues: { hint: (way) => `You might play it so: ${way}`, instruction: (way) => `Now play it so: ${way}` },
};
