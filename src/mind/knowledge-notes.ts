import type { Part } from './part.ts';
import type { Known } from './knowing.ts';

/** More than so much nobody keeps in mind at once. */
const mostNotes = 40;

/** What somebody knows, for a prompt: the same facts, secrets and lies the understudy would play from. */
export function knowledgeNotes({ knowledge, hearsay, names }: Part): string[] {
  const nameOf = (id: string | undefined) => names.find((named) => named.id === id)?.name;
  const heard = hearsay.map(({ matter, from }) => `${nameOf(from) ?? 'somebody'} has said that ${matter.claim}`);
  return [...knowledge.map((known) => noteOf(known, nameOf)), ...heard].slice(0, mostNotes);
}

function noteOf(
  { matter, knowledge, isDue, covers }: Known,
  nameOf: (id: string | undefined) => string | undefined,
): string {
  const { secret, certainty = 1, source, from } = knowledge;
  const told = source === 'told' && nameOf(from) ? ` (from ${nameOf(from) ?? ''})` : '';
  const sure = certainty < 0.7 ? ' (you are not sure)' : '';
  const fact = `${matter.claim}${told}${sure}`;
  if (!secret || isDue) return fact;
  const [cover] = covers;
  const instead = cover ? `; asked about it you ${howTo[cover.how]}: “${cover.says[0] ?? ''}”` : '';
  return `SECRET, not to be told unless you are shown proof of it or cannot keep it: ${fact}${instead}`;
}

const howTo = { lie: 'lie', half: 'tell half of it', deflect: 'turn to something else', refuse: 'refuse' } as const;

/** How they are at the moment and how they speak, in a line each. */
export function bearingNotes({ feeling, profile: { manner } }: Part): string[] {
  const calls = Object.values(manner?.calls ?? {})
    .flat()
    .slice(0, 4);
  return [
    `Your mood: ${feeling.mood}${feeling.tension > 0.5 ? ', in fear of your life' : ''}`,
    ...(calls.length > 0 ? [`You call people: ${calls.join(', ')}`] : []),
    ...(manner?.openers ? [`You are given to saying: ${manner.openers.slice(0, 4).join(' ')}`] : []),
  ];
}
