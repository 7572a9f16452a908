import { SimulatedClock } from '/work/wt/en/src/kit/clock.ts';
import { Performance } from '/work/wt/en/src/company/performance.ts';
import { guestId, withGuest } from '/work/wt/en/src/drama/guest.ts';
import { repertoire } from '/work/wt/en/tests/company/measure-plays.ts';
export async function playAt(name: string, seconds: number, language='en') {
  const clock = new SimulatedClock();
  const found = repertoire.find((p: any) => p.name === name)!;
  const performance = Performance.open(withGuest(found.scene, { language } as any), { clock, settings: { seed: '1', language } as any });
  performance.start(); performance.takeRole(guestId, 'player:stranger');
  await clock.run(() => performance.play.now >= seconds*1000);
  const { play } = performance; performance.dispose(); return play;
}
export const guest = guestId.replace('actor:','');
