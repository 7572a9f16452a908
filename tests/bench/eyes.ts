import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../browser/run-in-chromium.ts';
import type { EyesCost, EyesOrder } from './eyes.page.ts';
import { round, type Measure } from './stopwatch.ts';

const [lookers, things] = [12, 60];
const page = fileURLToPath(new URL('eyes.page.ts', import.meta.url));

/** A hall and a room beside it: twelve people, and sixty things on tables, on the floor and along the walls. */
const crowded = {
  entities: [
    { id: 'place:hall', kind: 'place', name: 'the hall', exits: [{ direction: 'east', to: 'place:room', door: 'prop:door' }] }, // prettier-ignore
    { id: 'place:room', kind: 'place', name: 'the room', exits: [{ direction: 'west', to: 'place:hall', door: 'prop:door' }] }, // prettier-ignore
    { id: 'prop:door', kind: 'prop', name: 'door', traits: ['door', 'openable'], state: { open: true }, at: { in: 'place:hall' } }, // prettier-ignore
    ...[0, 1, 2, 3].map((index) => ({ id: `prop:table-${index}`, kind: 'prop', name: 'table', traits: ['fixed', 'supporter'], at: { in: index < 2 ? 'place:hall' : 'place:room' } })), // prettier-ignore
    ...[0, 1, 2].map((index) => ({ id: `prop:wardrobe-${index}`, kind: 'prop', name: 'wardrobe', traits: ['fixed', 'container', 'openable'], at: { in: index < 2 ? 'place:hall' : 'place:room' } })), // prettier-ignore
    ...Array.from({ length: things - 8 }, (_, index) => ({ id: `prop:cup-${index}`, kind: 'prop', name: 'cup', traits: ['portable'], at: { on: `prop:table-${index % 4}` } })), // prettier-ignore
    ...Array.from({ length: lookers }, (_, index) => ({ id: `actor:guest-${index}`, kind: 'actor', name: `Guest ${index}`, at: { in: index < 7 ? 'place:hall' : 'place:room' } })), // prettier-ignore
  ],
  blueprint: {
    title: 'A crowd',
    profiles: [{ actor: 'actor:guest-0', persona: 'Looks.', goal: { public: 'To look.', private: 'To look.' } }],
    acts: [
      {
        id: 'a',
        title: 'A',
        scenes: [
          {
            id: 's',
            title: 'S',
            place: 'place:hall',
            description: 'A hall.',
            points: [
              {
                id: 'p',
                description: 'They look.',
                flag: { says: 'The door is broken.', when: { entity: 'prop:door', state: { broken: true } } },
                trajectories: [
                  { id: 't', beats: [{ id: 'b', actor: 'actor:guest-0', plays: ['(looks)'], hint: 'Look.' }] },
                ],
                ending: 'e',
              },
            ],
          },
        ],
      },
    ],
  },
};

/** What a picture through somebody's eyes costs beside one more viewport, and what everybody sees beside one picture. */
export async function* eyesBench(): AsyncGenerator<Measure> {
  const chromium = await launchChromium();
  try {
    for (const size of [[384, 256] as const]) {
      const order: EyesOrder = { scene: crowded, size, rounds: 15 };
      const cost = await chromium.run<EyesCost>(page, order);
      const load = round(loadavg()[0] ?? 0);
      yield {
        measure: `a picture of ${size.join('×')} through somebody's eyes, read back and encoded`,
        value: round(cost.captureMs),
        unit: 'ms',
        baseline: round(cost.viewportMs),
        ratio: round(cost.captureMs / cost.viewportMs),
        budget: 1.3,
        of: 'one more viewport of that size',
        load,
      };
      yield {
        measure: `what ${cost.lookers} people see of ${cost.things} things, all of them moving`,
        value: round(cost.truthMovingMs),
        unit: 'ms',
        baseline: round(cost.renderMs),
        ratio: round(cost.truthMovingMs / cost.renderMs),
        budget: 0.25,
        of: 'one picture of the scene at 640×360, plain',
        stillMs: round(cost.truthStillMs),
        load,
      };
    }
  } finally {
    await chromium.close();
  }
}
