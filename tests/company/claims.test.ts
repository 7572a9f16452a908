import { describe, expect, it } from 'vitest';
import { claimIn } from '../../src/company/claims.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { openPlay } from '../../src/play/play.ts';
import { elsinore, gertrude, hamlet } from './rehearsal.ts';

const play = openPlay(elsinore, standardSettings);
const torben = entityId('actor:torben');

describe('a claim', () => {
  it.each([
    [torben, 'The body is hidden.'],
    [hamlet, 'The body is hidden.'],
    [hamlet, 'He is dead.'],
    [hamlet, 'Polonius is dead.'],
    [gertrude, 'The King knows.'],
    [torben, 'I have read the packet.'],
  ])('is refused, and what is told names nobody and nothing %s cannot see (%s)', (actor, text) => {
    const claim = claimIn(play, actor, text);
    expect(claim).toBeDefined();
    expect(claim!.missing.join(' ')).not.toMatch(/Polonius|locker|bench|boat|packet|promise/i);
  });

  it('tells how things stand that are in sight', () => {
    const [first] = play.points;
    const when = { entity: entityId('prop:curtain'), state: { torn: true } };
    const torn = { ...first!, point: { ...first!.point, flag: { says: 'The curtain is torn.', when } } };
    const told = claimIn({ ...play, points: [torn] }, hamlet, 'The curtain is torn.')!.missing.join(' ');
    expect(told).toMatch(/curtain is not torn/);
  });

  it.each([
    'Is Polonius dead?',
    'Tell me, is he dead?',
    'Who says that he is dead?',
    'Do you think he is dead?',
    'If he is dead, we are lost.',
    'They say that he is dead.',
    'He is not dead.',
    '[Polonius is dead.] Good evening.',
    '(thinks that Polonius is dead)',
    'Is the body hidden?',
  ])('is not made by whoever asks, supposes, passes on, denies or thinks it: %s', (text) => {
    expect(claimIn(play, hamlet, text)).toBeUndefined();
  });
});
