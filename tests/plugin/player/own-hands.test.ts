import { expect, it } from 'vitest';
import { seenForMs } from '../../../plugin/body/motion/gestures.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { LensWalk } from './lens-walk.ts';

const gus = entityId('actor:gus');
/** A hand comes up and goes back; between, it is in the picture for most of the deed. */
const leastShare = 0.5;
const stroke = { from: 0.2, to: 0.75 } as const;

it('shows the own hand for the strokes of a deed', { timeout: 120_000 }, async () => {
  const walk = await LensWalk.open('midnight-cafe', 'actor:theo');
  walk.rig.view = 'eyes';
  for (let frame = 0; frame < 60; frame++) await walk.frame();
  const shares: Record<string, number> = {};
  for (const text of ['(points at Gus)', '(waves)', '(throws the coffee at Gus)', '(slaps Gus)']) {
    walk.drama.player?.say(text, { to: gus });
    let [frames, seen] = [0, 0];
    for (let frame = 0; frame < 400; frame++) {
      await walk.frame();
      const { gesture } = walk.self;
      const part = gesture && (walk.drama.stage.parts.now() - gesture.beganMs) / seenForMs(gesture);
      const isUnderWay = part !== undefined && part > stroke.from && part < stroke.to;
      const body = walk.drama.view?.actors.get(walk.role);
      if (!isUnderWay || !body) continue;
      frames++;
      const palms = (['left', 'right'] as const).flatMap((hand) => body.palm(hand) ?? []);
      if (walk.shows('eyes', palms)) seen++;
    }
    shares[text] = frames === 0 ? 0 : Math.round((100 * seen) / frames) / 100;
  }
  for (const [text, share] of Object.entries(shares)) expect(share, text).toBeGreaterThan(leastShare);
  walk.drama.dispose();
});
