import type { DeedKind } from '../../src/drama/deed-kind.ts';
import { describe, expect, it } from 'vitest';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import type { BookLine, Profile } from '../../src/drama/profile.ts';
import type { Mood } from '../../src/drama/mood.ts';
import { contextOf } from '../../src/mind/context.ts';
import { partOf, readActs } from '../../src/mind/part.ts';
import { feelingAfter, startingMood, type Feeling } from '../../src/mind/feeling.ts';
import { openerOf } from '../../src/mind/understudy/wanting.ts';
import { temperFrom, temperOf, trustFrom } from '../../src/mind/temper.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import type { Witnessed } from '../../src/mind/witnessed.ts';
import { openPlay } from '../../src/play/play.ts';
import { innFile, joss, marta } from '../conversation/inn.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { ada, bruno, clara } from '../play/house-scene.ts';
import { adaContext, allOf, blankPart, heard, listening, never, seeds, speaking } from './listening.ts';

const profile: Profile = {
  actor: ada,
  persona: 'Somebody of the house.',
  goal: { public: 'To pass the evening.', private: 'To be left alone.' },
};

/** A deed Ada saw. */
const seen = (text: string, more: Partial<Witnessed> = {}): Witnessed => ({
  seq: 7,
  at: 7000,
  kind: 'deed',
  by: bruno,
  text,
  ...more,
});
const toAda = (words: string, more: Partial<Witnessed> = {}) => heard(words, { to: ada, ...more });

/** What Ada feels after this; at the moment it happened, unless said. */
function after(
  past: readonly Witnessed[],
  more: Partial<Profile> & { now?: number; dark?: boolean; hurt?: boolean } = {},
) {
  const { now = past.at(-1)?.at ?? 0, dark: isDark = false, hurt: isHurt = false, ...own } = more;
  const whose: Profile = { ...profile, ...own };
  const read = (line: Witnessed) => ({ acts: readActs(line), to: line.to });
  return feelingAfter(whose, temperOf(whose), past, read, { seed: '1', now, isDark, isHurt });
}
const trustIn = ({ trust }: Feeling, id = bruno) => trust.get(id) ?? 0;
const pressureBy = ({ pressure }: Feeling, id = bruno) => pressure.get(id) ?? 0;

describe('the mood somebody comes with', () => {
  const many = Array.from({ length: 4000 }, (_, index) => String(index));
  const shares = (moods: Profile['moods']) => {
    const drawn = many.map((seed) => startingMood({ actor: ada, moods }, seed));
    return (mood: Mood) => drawn.filter((one) => one === mood).length / drawn.length;
  };

  it('comes as often as its chance, and calm where the chances leave something over', () => {
    const share = shares([
      { mood: 'afraid', chance: 0.5 },
      { mood: 'merry', chance: 0.3 },
    ]);
    expect(share('afraid')).toBeCloseTo(0.5, 1);
    expect(share('merry')).toBeCloseTo(0.3, 1);
    expect(share('calm')).toBeCloseTo(0.2, 1);
    expect(share('angry') + share('low')).toBe(0);
  });

  it('is never calm where the chances leave nothing over', () => {
    const share = shares([
      { mood: 'angry', chance: 0.4 },
      { mood: 'low', chance: 0.6 },
    ]);
    expect(share('calm')).toBe(0);
    expect(share('low')).toBeCloseTo(0.6, 1);
  });

  it('is calm for whoever has none, and the same for the same seed', () => {
    expect(shares(undefined)('calm')).toBe(1);
    expect(shares([{ mood: 'merry', chance: 0 }])('merry')).toBe(0);
    const moods = [{ mood: 'merry' as const, chance: 0.5 }];
    const drawn = () => many.slice(0, 50).map((seed) => startingMood({ actor: ada, moods }, seed));
    expect(drawn()).toEqual(drawn());
    // Two people do not come in step.
    expect(many.slice(0, 50).map((seed) => startingMood({ actor: bruno, moods }, seed))).not.toEqual(drawn());
  });

  it('is how they feel before anything happens', () => {
    for (const mood of ['merry', 'low', 'angry'] as const) {
      expect(after([], { moods: [{ mood, chance: 1 }] }).mood).toBe(mood);
    }
    expect(after([], { moods: [{ mood: 'afraid', chance: 1 }], nerve: 0 }).mood).toBe('afraid');
  });
});

describe('what moves a feeling', () => {
  const calm = after([]);

  it('nothing, where nothing touches it', () => {
    expect(calm).toMatchObject({ mood: 'calm', tension: 0, anger: 0, spirits: 0 });
    expect(after([toAda('The soup was mutton.'), seen('Bruno nods.')])).toMatchObject({
      mood: 'calm',
      tension: 0,
      anger: 0,
    });
  });

  it('insults anger and cost trust', () => {
    const once = after([toAda('You idiot!')]);
    expect(once.anger).toBeGreaterThan(calm.anger);
    expect(once.spirits).toBeLessThan(0);
    expect(trustIn(once)).toBeLessThan(0);
    const thrice = after(
      ['You idiot!', 'You are a coward.', 'Shut up, you pathetic fool!'].map((words) => toAda(words)),
    );
    expect(thrice.mood).toBe('angry');
    expect(trustIn(thrice)).toBeLessThan(trustIn(once));
    expect(after([toAda('你这个混蛋！')]).anger).toBe(once.anger);
  });

  it('threats frighten, press and cost trust', () => {
    const threatened = after([toAda('I will kill you.')]);
    expect(threatened.tension).toBeGreaterThan(0.2);
    expect(pressureBy(threatened)).toBeGreaterThan(0);
    expect(trustIn(threatened)).toBeLessThan(0);
    expect(
      after(
        ['I will kill you.', 'You will die here.'].map((words) => toAda(words)),
        { nerve: 0.1 },
      ).mood,
    ).toBe('afraid');
  });

  it('praise and thanks lift the spirits and win trust; an apology takes anger away', () => {
    const praised = after(['You are very kind.', 'Well done!', 'Thank you.'].map((words) => toAda(words)));
    expect(praised.mood).toBe('merry');
    expect(trustIn(praised)).toBeGreaterThan(0.2);
    const sorry = after([toAda('You idiot!'), toAda('I am sorry.')]);
    expect(sorry.anger).toBeLessThan(after([toAda('You idiot!')]).anger);
  });

  it('what is said to others touches lightly, and presses nobody else', () => {
    const words = 'I will kill you, you worm!';
    const [self, room, other] = [{ to: ada }, {}, { to: clara }].map((to) => after([heard(words, to)]));
    expect(self!.tension).toBeGreaterThan(room!.tension);
    expect(room!.tension).toBeGreaterThan(other!.tension);
    expect(other!.tension).toBeGreaterThan(0);
    expect(self!.anger).toBeGreaterThan(other!.anger);
    expect(pressureBy(other!)).toBe(0);
  });

  it('what they say and think themselves does not', () => {
    const own = [toAda('You idiot!', { by: ada }), toAda('I will kill you.', { by: ada, kind: 'thought' })];
    expect(after(own)).toMatchObject({ tension: 0, anger: 0, spirits: 0 });
  });

  it('violence frightens by its measure', () => {
    const measure = [
      'Bruno nods.',
      'Bruno smashes the jug.',
      'Bruno draws a knife.',
      'Bruno stabs Clara with the knife.',
      'Clara is dead.',
    ].map((text) => after([seen(text)]).tension);
    expect(measure).toEqual([...measure].sort((a, b) => a - b));
    expect(new Set(measure).size).toBe(5);
    expect(after([seen('Bruno stabs Clara.'), seen('Clara is dead.')]).mood).toBe('afraid');
    expect(after([seen('布鲁诺拔剑。')]).tension).toBeGreaterThan(0);
  });

  it('whoever has nerve bears it better', () => {
    const [timid, brave] = [0, 1].map((nerve) => after([seen('Clara is dead.')], { nerve }));
    expect(timid!.tension).toBeGreaterThan(brave!.tension);
    expect(timid!.mood).toBe('afraid');
    expect(brave!.mood).not.toBe('afraid');
  });

  it('the dark and a wound frighten as long as they last', () => {
    const [dark, hurt] = [after([], { dark: true }), after([], { hurt: true })];
    expect(dark.tension).toBeGreaterThan(0);
    expect(hurt.tension).toBeGreaterThan(dark.tension);
    expect(after([], { hurt: true }).mood).toBe('afraid');
    expect(after([], { dark: true, nerve: 0 }).tension).toBeGreaterThan(dark.tension);
    // No matter how long ago it happened.
    expect(after([seen('Bruno stabs you.')], { hurt: true, now: 3_600_000 }).tension).toBe(hurt.tension);
  });

  it('comes to the part of an actor from the world itself', () => {
    const feelingIn = (change: (file: typeof innFile) => void) => {
      const file = JSON.parse(JSON.stringify(innFile)) as typeof innFile;
      change(file);
      const play = openPlay(sceneFrom(file), standardSettings);
      return partOf(play, marta, contextOf(play, marta)).feeling;
    };
    const withState = (id: string, state: object) => (file: typeof innFile) =>
      void Object.assign(
        file.entities.find((entity) => entity.id === id)!,
        { state },
      );
    expect(feelingIn(() => undefined)).toMatchObject({ mood: 'calm', tension: 0 });
    expect(feelingIn(withState('actor:marta', { hurt: true }))).toMatchObject({ mood: 'afraid' });
    const dark = (file: typeof innFile) => {
      withState('place:inn', { lit: false })(file);
      withState('prop:lantern', { lit: false })(file);
    };
    expect(feelingIn(dark).tension).toBeGreaterThan(0);
    expect(
      feelingIn((file) => {
        dark(file);
        withState('prop:lantern', { lit: true })(file);
      }).tension,
    ).toBe(0);
  });
});

describe('how a feeling goes by', () => {
  const past = [toAda('I will kill you, you idiot!'), seen('Bruno draws a knife.')];
  const at = (seconds: number) => after(past, { now: 7000 + seconds * 1000 });

  it('fear is half gone after five quarters of a minute, anger after a minute, pressure after two', () => {
    const now = at(0);
    expect(at(75).tension).toBeCloseTo(now.tension / 2, 5);
    expect(at(60).anger).toBeCloseTo(now.anger / 2, 5);
    expect(pressureBy(at(120))).toBeCloseTo(pressureBy(now) / 2, 5);
    expect(at(600)).toMatchObject({ mood: 'calm' });
    expect(at(600).tension).toBeLessThan(0.01);
  });

  it('trust stays lost', () => {
    expect(trustIn(at(3600))).toBe(trustIn(at(0)));
  });

  it('spirits come back to how they came', () => {
    const merry = { moods: [{ mood: 'merry' as const, chance: 1 }] };
    const hurt = [toAda('You are worthless.'), toAda('You are pathetic.'), toAda('Nobody loves you, I hate you.')];
    const low = after(hurt, merry);
    expect(low.spirits).toBeLessThan(0.5);
    expect(after(hurt, { ...merry, now: 3_600_000 }).spirits).toBeCloseTo(0.5, 3);
  });

  it('is the same however often it is looked at', () => {
    expect(at(30)).toEqual(at(30));
    // Looked at in between or not, it fades alike.
    const nothing = seen('Bruno nods.', { at: 27_000 });
    expect(after([...past, nothing], { now: 67_000 }).tension).toBeCloseTo(after(past, { now: 67_000 }).tension, 10);
  });
});

describe('trust and pressure', () => {
  it('are felt for each person apart', () => {
    const feeling = after([
      toAda('You stole it!'),
      toAda('You are lying.'),
      toAda('You are very kind.', { by: clara }),
      toAda('Thank you.', { by: clara }),
    ]);
    expect(pressureBy(feeling, bruno)).toBeGreaterThan(0.35);
    expect(pressureBy(feeling, clara)).toBe(0);
    expect(trustIn(feeling, bruno)).toBeLessThan(0);
    expect(trustIn(feeling, clara)).toBeGreaterThan(0.15);
  });

  it('stay within bounds', () => {
    const hostile = Array.from({ length: 60 }, () => toAda('You stole it, you liar! I will kill you!'));
    expect(after(hostile)).toMatchObject({ tension: 1, anger: 1 });
    expect(pressureBy(after(hostile))).toBeGreaterThanOrEqual(0);
    expect(trustIn(after(hostile))).toBe(-1);
    const kind = Array.from({ length: 60 }, () => toAda('Thank you, you are very kind.'));
    // Words alone win nobody over: see `mostTrustByWords`.
    expect(trustIn(after(kind))).toBe(0.6);
    expect(after(kind).spirits).toBe(1);
  });

  it('start where the author set them, else where the relationship sounds', () => {
    expect(trustIn(after([], { relationships: { [bruno]: 'Loves him like a brother.' } }))).toBeGreaterThan(0.3);
    expect(trustIn(after([], { relationships: { [bruno]: 'Hates and fears him.' } }))).toBeLessThan(-0.3);
    expect(trustIn(after([], { relationships: { [bruno]: 'Loves him.' }, trust: { [bruno]: -0.5 } }))).toBe(-0.5);
    expect(trustFrom('The man who keeps the gate.')).toBe(0);
    expect(trustFrom('她信任的朋友。')).toBeGreaterThan(0);
    expect(trustFrom('恨他。')).toBeLessThan(0);
  });

  it('move with what is held under the nose', () => {
    const shown = (target = ada) =>
      after([
        seen('Bruno shows you the letter.', {
          action: { subject: bruno, verb: 'show', object: 'prop:letter', target },
        }),
      ]);
    expect(pressureBy(shown())).toBeGreaterThan(0);
    expect(pressureBy(shown(clara))).toBe(0);
  });

  it('words alone press only so far, wear off when they are only repeated, and close whoever hears them', () => {
    const accused = (times: number) => after(Array.from({ length: times }, () => toAda('You stole it!')));
    const pressed = Array.from({ length: 12 }, (_, times) => pressureBy(accused(times)));
    expect(Math.max(...pressed)).toBeLessThanOrEqual(0.45);
    expect(pressed[11]).toBeLessThan(pressed[2]!);
    expect([3, 4, 11].map((times) => accused(times).closedTo.has(bruno))).toEqual([false, true, true]);
    expect(accused(11).anger).toBeGreaterThan(accused(2).anger);
  });

  it('is the same gone through piece by piece as at once, also when what it is read by changes', () => {
    const past = [
      toAda('You stole it!', { at: 1000 }),
      seen('Bruno stabs Clara.', {
        at: 4000,
        action: { subject: bruno, verb: 'show', object: 'prop:link', target: ada },
      }),
      toAda('Thank you, dear.', { at: 9000 }),
      toAda('You liar!', { at: 20_000 }),
    ];
    const of = (moments: number, object: string, grounds: string | undefined) =>
      feelingAfter(
        profile,
        temperOf(profile),
        past.slice(0, moments),
        (line) => ({ acts: readActs(line), to: line.to, catches: object === 'prop:link' ? ['theft'] : [] }),
        { seed: '1', now: 30_000, proofs: new Set([entityId(object)]), ...(grounds === undefined ? {} : { grounds }) },
      );
    for (const [moments, object] of [
      [1, 'prop:link'],
      [2, 'prop:link'],
      [4, 'prop:link'],
      [4, 'prop:link'],
      [3, 'prop:spoon'],
      [4, 'prop:spoon'],
      [2, 'prop:link'],
    ] as const)
      // prettier-ignore
      expect(of(moments, object, object)).toEqual(of(moments, object, undefined));
  });

  it('what stands behind words counts in full, and each thing once', () => {
    const shows = (object: string) =>
      seen('Bruno shows it.', { action: { subject: bruno, verb: 'show', object, target: ada } });
    const proofs = new Set([entityId('prop:link'), entityId('prop:cheque')]);
    const read = (line: Witnessed) => ({ acts: readActs(line), to: line.to });
    const pressedBy = (past: readonly Witnessed[]) =>
      feelingAfter(profile, temperOf(profile), past, read, { seed: '1', now: 7000, proofs });
    const accused = Array.from({ length: 2 }, () => toAda('You stole it!'));
    const withOne = pressedBy([...accused, shows('prop:link')]);
    expect(pressureBy(withOne)).toBeGreaterThan(0.6);
    expect(withOne.grounds.get(bruno)).toEqual(['prop:link']);
    expect(pressureBy(pressedBy([...accused, shows('prop:link'), shows('prop:link')]))).toBeCloseTo(
      pressureBy(withOne),
      5,
    );
    expect(pressureBy(pressedBy([...accused, shows('prop:link'), shows('prop:cheque')]))).toBeGreaterThan(0.9);
    // A spoon proves nothing.
    expect(pressureBy(pressedBy([...accused, shows('prop:spoon')]))).toBeLessThanOrEqual(0.45);
    // Whoever has closed opens to something new.
    const closed = Array.from({ length: 9 }, () => toAda('You stole it!'));
    expect(pressedBy([...closed, shows('prop:link')]).closedTo.has(bruno)).toBe(false);
  });

  it('move with what is done to them, by its weight; less with what is done to others', () => {
    const done = (kind: DeedKind, weight: number, victim = ada, more: Partial<Witnessed['deed'] & object> = {}) =>
      after([seen('Bruno does it.', { deed: { kind, by: bruno, victim, weight, ...more } })]);
    expect(trustIn(done('gift', 0.45))).toBeGreaterThan(0.1);
    expect(trustIn(done('gift', 0.45, clara))).toBe(0);
    expect(trustIn(done('harm', 0.8))).toBeLessThan(-0.4);
    expect(trustIn(done('harm', 0.8, clara))).toBeLessThan(-0.1);
    expect(trustIn(done('harm', 0.8, clara))).toBeGreaterThan(trustIn(done('harm', 0.8)));
    expect(done('harm', 0.8).anger).toBeGreaterThan(done('consuming', 0.5).anger);
    expect(done('threaten', 0.85).tension).toBeGreaterThan(0.3);
    expect(trustIn(done('theft', 0.75, ada, { isAttempt: true }))).toBeGreaterThan(trustIn(done('theft', 0.75)));
    expect(trustIn(done('touch', 0.4))).toBeGreaterThan(0);
    expect(trustIn(done('touch', 0.4, ada, { isRough: true }))).toBeLessThan(0);
  });
});

describe('a temper', () => {
  it('is as the author said, else as the persona sounds', () => {
    expect(temperOf({ ...profile, impulse: 0.9, persona: 'Careful and patient.' }).impulse).toBe(0.9);
    expect(temperFrom('Careful, patient, calculating.').impulse).toBeLessThan(0.5);
    expect(temperFrom('Hot-headed and reckless.').impulse).toBeGreaterThan(0.5);
    expect(temperFrom('A gossip who never stops talking.').talk).toBeGreaterThan(0.5);
    expect(temperFrom('Shy, a man of few words.').talk).toBeLessThan(0.5);
    expect(temperFrom('Secretive and wary.').guard).toBeGreaterThan(0.4);
    expect(temperFrom('A veteran soldier, fearless.').nerve).toBeGreaterThan(0.5);
    expect(temperFrom('Nervous, a coward.').nerve).toBeLessThan(0.5);
    expect(temperFrom('性急，脾气大。').impulse).toBeGreaterThan(0.5);
    expect(temperFrom('沉默寡言。').talk).toBeLessThan(0.5);
  });
});

describe('a joker', () => {
  const light: BookLine[] = [
    { says: 'I know one about a goose.', light: true },
    { says: 'Ask the goose, it is better informed.', acts: ['question'], light: true },
    { says: 'The goose says hello.', on: ['goose'], light: true },
  ];
  const grave: BookLine[] = [
    { says: 'It is late.' },
    { says: 'I know nothing of it.', acts: ['question'] },
    { says: 'Leave the bird out of it.', on: ['goose'] },
  ];
  const dead = [seen('Clara is dead.', { seq: 5, at: 6000 }), seen('Bruno stabs Dov.', { seq: 6, at: 6500 })];
  const says = (past: readonly Witnessed[], words: string, seed: string) => {
    const feeling = after(past, { now: 7000 });
    const joker = listening({ past }, { lines: [...light, ...grave], feeling }, { event: toAda(words) });
    return allOf(understudy.speak(speaking(joker, { seed }), never));
  };

  it('jokes when asked, at ease', async () => {
    for (const words of ['What do you know?', 'Is that a goose?']) {
      const said = await Promise.all(seeds.slice(0, 60).map((seed) => says([], words, seed)));
      expect(
        said.some((line) => /goose/.test(line)),
        words,
      ).toBe(true);
      expect(
        said.some((line) => !/goose/.test(line)),
        words,
      ).toBe(true);
    }
  });

  it('jokes no more in mortal danger, neither answering nor of their own accord', async () => {
    for (const words of ['What do you know?', 'Is that a goose?'])
      for (const seed of seeds.slice(0, 60)) expect(await says(dead, words, seed)).not.toMatch(/goose/);
    const opened = (feeling: Feeling) =>
      new Set(
        seeds.map(
          (seed) =>
            openerOf(adaContext, { ...blankPart(profile), lines: [...light, ...grave], feeling }, seed, 7)?.says,
        ),
      );
    expect(opened(after([]))).toEqual(new Set(['I know one about a goose.', 'It is late.']));
    expect(opened(after(dead))).toEqual(new Set(['It is late.']));
  });

  it('jokes again when it is long over', async () => {
    const feeling = after(dead, { now: 6500 + 300_000 });
    const opened = seeds.map(
      (seed) => openerOf(adaContext, { ...blankPart(profile), lines: light, feeling }, seed, 7)?.says,
    );
    expect(opened).toContain('I know one about a goose.');
  });
});

describe('lines for a mood', () => {
  it('are said in that mood only', () => {
    const lines: BookLine[] = [
      { says: 'Leave me be!', moods: ['angry'] },
      { says: 'Is it not a fine evening?', moods: ['merry', 'calm'] },
    ];
    const opened = (feeling: Feeling) =>
      new Set(seeds.map((seed) => openerOf(adaContext, { ...blankPart(profile), lines, feeling }, seed, 7)?.says));
    expect(opened(after([]))).toEqual(new Set(['Is it not a fine evening?']));
    expect(opened(after([toAda('You idiot!'), toAda('You worm!')]))).toEqual(new Set(['Leave me be!']));
  });

  it('are drawn with the mood an actor came with', () => {
    const moodOf = (seed: string) => {
      const play = openPlay(sceneFrom(innFile), { ...standardSettings, seed });
      return partOf(play, joss, contextOf(play, joss)).feeling.mood;
    };
    const moods = new Set(seeds.slice(0, 60).map(moodOf));
    expect(moods).toContain('merry');
    expect(moods).toContain('calm');
    expect(moods.has('angry')).toBe(false);
  });
});
