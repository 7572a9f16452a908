import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import { contextOf } from '../mind/context.ts';
import { witnessedSince } from '../mind/witnessed.ts';
import { nameOf, type Play } from '../play/play.ts';

/** What the one who plays this role perceives of a fact, as it happens. */
export function tellPerceived(fact: Fact, play: Play, role: EntityId): string {
  const isThere = fact.witnesses.includes(role);
  const hears = isThere && 'actor' in fact && fact.actor !== role;
  switch (fact.type) {
    case 'line:begun': {
      const who = fact.unseenBy?.includes(role) ? 'A voice' : nameOf(play, fact.actor);
      return hears ? `\n${who}${fact.voice === 'whisper' ? ' (whispers)' : ''}:` : '';
    }
    case 'word:spoken':
      return hears ? ` ${fact.text}` : '';
    case 'line:ended':
      return hears ? (fact.cut ? ' —\n' : '\n') : '';
    case 'action:ruled':
    case 'event:told':
    case 'actor:entered':
    case 'actor:left': {
      const seen = isThere ? witnessedSince(play, role, play.history.length - 1)[0] : undefined;
      return seen ? `  ${seen.text}\n` : '';
    }
    case 'cue:given':
      return fact.actor === role && play.roles.has(role) ? `  › ${fact.text}\n` : '';
    case 'hack:refused':
      return fact.actor === role ? `  It takes more than words: ${fact.missing.join('; ')}.\n` : '';
    case 'play:ended':
      return `\n— ${fact.completed ? 'The end' : 'Broken off'}: ${fact.ending} —\n`;
    default:
      return '';
  }
}

/** What is to be seen from where a role stands. */
export function describeView(play: Play, role: EntityId): string {
  const { place, others, objects, holding } = contextOf(play, role);
  const named = (things: readonly { name: string; note: string }[]) =>
    things.map(({ name, note }) => (note ? `${name} (${note})` : name)).join(', ');
  return [
    `  You are in ${place}. With you: ${named(others) || 'nobody'}.`,
    `  In sight: ${named(objects) || 'nothing'}.`,
    `  You hold: ${holding.join(', ') || 'nothing'}.\n`,
  ].join('\n');
}
