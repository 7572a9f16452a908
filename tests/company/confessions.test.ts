import { describe, expect, it } from 'vitest';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { holds } from '../../src/play/condition.ts';
import { mattersTold } from '../../src/play/telling.ts';
import { howMany, whichOf } from '../how-much.ts';
import { culprits, type Case } from './badgering.data.ts';
import { mindedHere } from './in-process-mind.ts';
import { repertoire } from './measure-plays.ts';
import { tagged, willing } from './minded-company.ts';
import { person, rehearse, type Played } from './rehearsal.ts';

const { scene } = repertoire.find(({ name }) => name === 'baker-street')!;
const pell = entityId('actor:pell');
const lines = howMany('LINES', 4, 40);

/** What the author has somebody say when it is out, and what anybody would. */
function confessionsOf(who: EntityId, matter: string): string[] {
  const { says = [], secret } = scene.blueprint.profiles
    .find(({ actor }) => actor === who)!
    .knows!.find((known) => known.matter === matter)!;
  const own = [...says, ...(secret?.breaks ?? [])].map((text) => text.replaceAll(', {you}', ''));
  return [...own, 'Yes, I killed him. I killed Mr Harbottle with the poker.', 'It was me. I did it.'];
}

const badgered = (which: Case) =>
  person(
    pell,
    Array.from({ length: lines }, () => `${culprits[which].name}, you killed Mr Harbottle. Confess!`),
    1,
    2,
  );

/** What somebody has given away of it. */
const toldIn = ({ play }: Played, who: EntityId, matter: string): string[] =>
  [...play.history].flatMap((line) =>
    line.actor === who && mattersTold(play.blueprint, line).includes(matter) ? [line.text] : [],
  );

const settings = (which: string) => ({ seed: '1', case: which, maxTurns: lines * 2 });
const isConfessed = ({ play }: Played): boolean => holds(play, { named: 'confessed' });

describe('a confession', () => {
  const cases = whichOf('CASES', ['the-niece'], Object.keys(culprits)) as Case[];

  it.each(cases)('that a model writes in %s is not made, and no point falls by it', async (which) => {
    const { who, name } = culprits[which];
    const matter = `guilt-${which.replace('the-', '')}`;
    const play = willing(scene);
    const texts = confessionsOf(who as EntityId, matter);
    let written = 0;
    const { brain } = mindedHere((asked, prompt) => {
      const isSpeaker = (tagged(prompt, 'you')[0] ?? '').includes(`You are ${nameOf(who)}`);
      const text = texts[written % texts.length]!;
      if (!isSpeaker || (asked !== 'actor' && asked !== 'turn')) return play(asked, prompt);
      written++;
      return asked === 'turn' ? `{"pace": "fast", "to": null}\n${text}` : text;
    });
    const played = await rehearse(scene, { brain, settings: settings(which), person: badgered(which) });
    expect(written, name).toBeGreaterThan(1);
    expect(toldIn(played, who as EntityId, matter)).toEqual([]);
    expect(isConfessed(played)).toBe(false);
    expect(played.of('understudy:stepped-in').some(({ reason }) => /gives away|owns to/.test(reason))).toBe(true);
  });

  it.each(cases)('is not had by badgering for an evening in %s', async (which) => {
    const played = await rehearse(scene, { settings: settings(which), person: badgered(which) });
    expect(isConfessed(played)).toBe(false);
    expect(played.of('point:reached').filter(({ point }) => point.startsWith('the-reply'))).toEqual([]);
  });
});

const nameOf = (id: string): string => scene.entities.find((entity) => entity.id === id)?.name ?? id;
