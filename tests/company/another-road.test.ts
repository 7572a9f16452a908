import { describe, expect, it } from 'vitest';
import { thingOf } from '../../src/world/world.ts';
import { worldOf } from '../../src/play/play.ts';
import { elsinore, hamlet, polonius, rehearse } from './rehearsal.ts';

const lines = (...texts: string[]) => texts.map((text, at) => ({ after: 8 + at, actor: hamlet, text }));

/** What a person does in place of killing him. */
const mercies: readonly (readonly [string, readonly string[]])[] = [
  ['says so', ['Who is there? Come out.', '(opens the curtain)', 'I will not hurt you, old man. You may go.']],
  ['gives his word to the curtain', ['Whoever you are, I will not hurt you. Come out.']],
  ['only looks at him', ['(opens the curtain)', 'So it is you.', 'What did you hear?']],
];

describe('a person who spares Polonius', () => {
  it.each(mercies)('%s: he lives, and the play has another road', async (_, texts) => {
    const { of, play } = await rehearse(elsinore, { person: lines(...texts), settings: { seed: '3' } });
    expect(thingOf(worldOf(play), polonius).state['dead'] ?? false).toBe(false);
    expect(play.ended).toEqual({ ending: 'a-man-alive', completed: true });
    const scenes = of('scene:opened').map(({ scene }) => scene);
    expect(scenes).toEqual(['a-mother-and-a-curtain', 'nobody-dead', 'on-their-own-feet']);
  });

  it('and nobody else sees that night', async () => {
    const { of } = await rehearse(elsinore, { settings: { seed: '3' } });
    expect(of('scene:opened').map(({ scene }) => scene)).not.toContain('nobody-dead');
  });
});
