import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Play } from '../../src/play/play.ts';
import { worldOf } from '../../src/play/play.ts';
import { applyChanges } from '../../src/world/apply-changes.ts';
import { answerKnowing, opened } from './asking.ts';

/** The play with a thing on the table, or in somebody's hand. */
const withThing = (play: Play, thing: string, at: object): Play => {
  const entity = entityId(`prop:${thing}`);
  const changes = [
    { entity, property: 'at', value: at },
    { entity, property: 'revealed', value: true },
  ] as never;
  return { ...play, scene: { ...play.scene, world: applyChanges(worldOf(play), changes) } };
};

describe('whoever is asked for a thing', () => {
  const hall = opened('baker-street');
  const free = withThing(hall, 'lens', { in: 'place:hall' });

  it.each([
    'Dora, give me that lens you have just found.',
    'Hand me the lens, please, Dora.',
    'Dora, bring me the lens.',
  ])('gives it where it lies free: %s', (words) =>
    expect(answerKnowing(free, 'pell', words, 'dora')?.says).toMatch(/^\(gives .*lens to .*Pell\) /),
  );

  it('does so in another language, too', () => {
    const play = withThing(opened('baker-street', 'zh'), 'lens', { in: 'place:hall' });
    expect(answerKnowing(play, 'pell', '多拉，把镜片给我。', 'dora')?.says).toMatch(/^（把.*镜片.*给.*佩尔.*）/);
  });

  it('says of what they keep that they keep it, and no line for another order', () => {
    const play = opened('midnight-cafe');
    expect(answerKnowing(play, 'nadia', 'Gus, give me your phone.', 'gus')?.says).toMatch(/phone/i);
    expect(answerKnowing(opened('midnight-cafe', 'zh'), 'theo', '娜迪亚，把蛋糕盒给我。', 'nadia')?.says).not.toMatch(
      /^（把/,
    );
  });
});
