import { describe, expect, it } from 'vitest';
import { publicAsking } from '../../src/company/public-asking.ts';
import type { Beat } from '../../src/drama/beat.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { openPlay, type Play } from '../../src/play/play.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import { elsinore as scene } from './rehearsal.ts';

const [hamlet, gertrude] = ['actor:hamlet', 'actor:gertrude'] as EntityId[] as [EntityId, EntityId];
const beat = (instruction: string): Beat => ({ id: 'b', actor: gertrude, plays: ['Well.'], hint: 'h', instruction });

/** Elsinore when these words have been said before these people. */
function after(text: string, witnesses: readonly EntityId[]): Play {
  const play = openPlay(scene, { ...standardSettings, seed: '1' });
  const line = { seq: 1, at: 0, kind: 'line' as const, actor: gertrude, text, witnesses };
  return { ...play, history: play.history.with(line) };
}

describe('what a beat asks, before those who did not get it', () => {
  it('is told in words all of them have heard', () => {
    const asked = publicAsking(
      after('The curtain moved.', [hamlet, gertrude]),
      beat('Ask Hamlet about the curtain and the dagger.'),
      [hamlet, gertrude],
    );
    expect(asked).toBe('Ask Hamlet about the curtain and the …');
  });

  it('is nothing where one of them has heard none of it', () => {
    const play = after('The curtain moved.', [gertrude]);
    expect(publicAsking(play, beat('Speak of the curtain.'), [hamlet, gertrude])).toBeUndefined();
    expect(publicAsking(play, beat('Speak of the curtain.'), [gertrude])).toBe('Speak of the curtain.');
  });

  it('is nothing where it tells a matter of the play, though every word of it was heard', () => {
    const matter = scene.blueprint.matters![0]!;
    const play = after(matter.claim, [hamlet, gertrude]);
    expect(publicAsking(play, beat(`Say that ${matter.claim}`), [hamlet, gertrude])).toBeUndefined();
  });
});
