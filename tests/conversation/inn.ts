import { Performance } from '../../src/company/performance.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { sceneFrom } from '../company/rehearsal.ts';

export const marta = entityId('actor:marta');
export const joss = entityId('actor:joss');
export const guest = entityId('actor:guest');

/** An inn where a purse has gone: the keeper saw who took it, the ostler has it. */
export const innFile = {
  setting: { period: '1780', genre: 'realistic' },
  entities: [
    { id: 'place:inn', kind: 'place', name: 'the inn' },
    { id: 'actor:marta', kind: 'actor', name: 'Marta', pronouns: 'she', at: { in: 'place:inn' } },
    { id: 'actor:joss', kind: 'actor', name: 'Joss', aliases: ['the ostler'], pronouns: 'he', at: { in: 'place:inn' } },
    {
      id: 'actor:guest',
      kind: 'actor',
      name: 'the guest',
      aliases: ['Mr Vane'],
      pronouns: 'he',
      at: { in: 'place:inn' },
    },
    { id: 'prop:table', kind: 'prop', name: 'table', traits: ['fixed', 'supporter'], at: { in: 'place:inn' } },
    { id: 'prop:purse', kind: 'prop', name: 'green purse', traits: ['portable'], at: { on: 'prop:table' } },
    { id: 'prop:lantern', kind: 'prop', name: 'lantern', traits: ['portable', 'light'], at: { on: 'prop:table' } },
    {
      id: 'prop:knife',
      kind: 'prop',
      name: 'knife',
      traits: ['portable', 'sharp', 'weapon'],
      at: { heldBy: 'actor:guest' },
    },
  ],
  blueprint: {
    title: 'The Green Purse',
    matters: [
      {
        id: 'who-took-it',
        claim: 'Joss took the purse from under the bench',
        about: ['actor:joss', 'prop:purse'],
        words: ['who took', 'who stole', 'the thief', 'stolen', 'theft'],
        answers: ['who', 'whether', 'what'],
        evidence: ['prop:purse'],
      },
      {
        id: 'why-he-took-it',
        claim: 'Joss owes money to the drovers',
        about: ['actor:joss'],
        words: ['owes', 'debts', 'why did joss', 'drovers'],
        answers: ['why', 'whether'],
      },
      {
        id: 'the-storm',
        claim: 'the bridge went in the storm on Tuesday',
        words: ['bridge', 'storm', 'the road'],
        answers: ['what', 'when', 'why', 'whether', 'how'],
      },
      { id: 'the-bell', claim: 'the bell rang twice at midnight', words: ['bell', 'midnight'] },
    ],
    profiles: [
      {
        actor: 'actor:marta',
        persona: 'Keeper of the inn, careful, dry, fond of nobody before noon.',
        goal: { public: 'To keep the peace.', private: 'To keep Joss out of gaol.' },
        relationships: { 'actor:joss': 'Loves him like a son.', 'actor:guest': 'A stranger with good boots.' },
        trust: { 'actor:guest': 0 },
        manner: { calls: { anybody: ['traveller'] }, openers: ['Well now,'], oaths: ['Saints!'], register: 'plain' },
        knows: [
          {
            matter: 'who-took-it',
            source: 'saw',
            says: ['Joss took it. I was at the stair.', 'It was Joss, and I saw his hand do it.'],
            secret: {
              trust: 0.5,
              pressure: 0.6,
              shown: ['prop:purse'],
              instead: [
                {
                  how: 'lie',
                  says: [
                    'A pedlar, it must have been. He left before light.',
                    'That pedlar, I tell you, with the red scarf.',
                  ],
                },
                { how: 'deflect', says: ['You have not touched your soup.'] },
              ],
              breaks: ['Put it away. Put it away! It was Joss. God forgive me, it was Joss.'],
            },
          },
          {
            matter: 'why-he-took-it',
            source: 'told',
            from: 'actor:joss',
            says: ['He owes the drovers eleven shillings.', 'Debts. What else makes a fool of a boy?'],
          },
          { matter: 'the-storm', source: 'saw' },
        ],
        lines: [
          { says: 'Mind your tongue in my house.', acts: ['insult'] },
          { says: 'Say that outside, to the rain.', acts: ['insult'] },
          { says: 'You are welcome to the fire and not to more.', acts: ['greeting'] },
          { says: 'I boil water. I do not read minds.', acts: ['question'] },
          { says: 'Ask the goose, it is better informed.', acts: ['question'], light: true },
          { says: 'Soup is mutton. Do not ask which.', on: ['soup', 'what is there to eat'] },
          { says: 'I never heard such things under this roof.', acts: ['outside', 'nonsense'] },
        ],
      },
      {
        actor: 'actor:joss',
        persona: 'Ostler, nineteen, quick, blushes.',
        goal: { public: 'To sleep.', private: 'To be rid of the purse.' },
        moods: [
          { mood: 'afraid', chance: 0.5 },
          { mood: 'merry', chance: 0.3 },
        ],
        knows: [{ matter: 'the-bell', source: 'heard' }],
        lines: [{ says: '我听得懂一点。', acts: ['greeting', 'question'] }],
      },
      {
        actor: 'actor:guest',
        persona: 'A traveller.',
        goal: { public: 'To find his purse.', private: 'To find his purse.' },
      },
    ],
    acts: [
      {
        id: 'night',
        title: 'Night',
        scenes: [
          {
            id: 'inn',
            title: 'The inn',
            place: 'place:inn',
            description: 'A low room, a fire, rain.',
            points: [
              {
                id: 'the-purse',
                description: 'It is found.',
                flag: { says: 'found', when: { entity: 'prop:purse', at: { heldBy: 'actor:guest' } } },
              },
            ],
          },
        ],
      },
    ],
  },
};

export const inn = sceneFrom(innFile);

type Part = Record<string, unknown>;

/** The file of the inn as somebody changes it. */
export interface InnDraft {
  readonly entity: (id: string) => Part;
  readonly matter: (id: string) => Part;
  readonly profile: (actor: string) => Part;
  readonly entities: Part[];
  readonly profiles: Part[];
}

/** The inn, changed a little. */
export function innWith(change: (draft: InnDraft) => void): SceneFile {
  const file = JSON.parse(JSON.stringify(innFile)) as {
    entities: Part[];
    blueprint: { matters: Part[]; profiles: Part[] };
  };
  const { entities, blueprint } = file;
  const { matters, profiles } = blueprint;
  const one = (among: Part[], key: string) => (id: string) => among.find((part) => part[key] === id)!;
  change({
    entity: one(entities, 'id'),
    matter: one(matters, 'id'),
    profile: one(profiles, 'actor'),
    entities,
    profiles,
  });
  return sceneFrom(file);
}

/** The inn with a yard behind a closed door: what is said in the one is not heard in the other. */
export const innWithYard = (change: (draft: InnDraft) => void): SceneFile =>
  innWith((draft) => {
    const yard = { id: 'place:yard', kind: 'place', name: 'the yard' };
    const door = { id: 'prop:door', kind: 'prop', name: 'door', traits: ['door'], state: { open: false } };
    draft.entities.push(
      { ...yard, exits: [{ direction: 'in', to: 'place:inn', door: 'prop:door' }] },
      { ...door, at: { in: 'place:inn' } },
    );
    draft.entity('place:inn')['exits'] = [{ direction: 'out', to: 'place:yard', door: 'prop:door' }];
    change(draft);
  });

/** What somebody said or did in an evening. */
export interface Said {
  readonly by: EntityId | undefined;
  readonly text: string;
}

/** An evening at the inn with no plan: several people play, each says a line in turn, and what follows each is told. */
export async function evening(
  file: SceneFile,
  lines: readonly (readonly [who: EntityId, text: string])[],
  { seed = '1', waitMs = 12_000 } = {},
): Promise<Said[][]> {
  const [act] = file.blueprint.acts;
  const [scene] = act!.scenes;
  const point = {
    id: 'talking',
    description: 'They talk.',
    flag: { says: 'It is late.', when: { secondsInto: 'play' as const, atLeast: 86_400 } },
    trajectories: [],
  };
  const acts = [{ ...act!, scenes: [{ ...scene!, points: [point] }] }];
  const clock = new SimulatedClock();
  const faults: unknown[] = [];
  const performance = Performance.open(
    { ...file, blueprint: { ...file.blueprint, acts } },
    {
      clock,
      settings: { seed, advancer: false, deadlockTurns: 10_000, deadlockMs: 86_400_000, lullMs: 86_400_000 },
      onFault: (error) => faults.push(error),
    },
  );
  performance.start();
  for (const who of new Set(lines.map(([each]) => each))) performance.takeRole(who, `player:${who}`);
  const told: Said[][] = [];
  for (const [actor, text] of lines) {
    const from = performance.play.history.length;
    const taken = performance.submit({ actor, player: `player:${actor}`, text });
    if (!taken.ok) throw new Error(`${text.slice(0, 80)}: ${taken.error.message}`);
    let isOver = false;
    clock.after(waitMs, () => (isOver = true));
    await clock.run(() => isOver);
    told.push(
      performance.play.history
        .slice(from)
        .filter(({ kind, actor: by }) => (kind === 'line' || kind === 'deed') && by !== actor)
        .map(({ actor: by, text: words }) => ({ by, text: words })),
    );
  }
  performance.dispose();
  if (faults.length > 0) throw faults[0];
  return told;
}
