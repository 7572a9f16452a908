import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { contextOf } from '../../src/mind/context.ts';
import { witnessedByAll } from '../../src/mind/witnessed.ts';
import { person, rehearse, sceneFrom } from '../company/rehearsal.ts';

const [ann, ben, cid] = ['actor:ann', 'actor:ben', 'actor:cid'].map(entityId);
const people = [ann!, ben!, cid!];
const secret = 'zanzibar';

/** A room with a note in Ann's hand, and nothing to do but read it. */
const room = sceneFrom({
  entities: [
    { id: 'place:room', kind: 'place', name: 'the room' },
    {
      id: 'prop:note',
      kind: 'prop',
      name: 'note',
      traits: ['portable', 'readable'],
      text: secret,
      at: { heldBy: ann },
    },
    ...people.map((id) => ({
      id,
      kind: 'actor',
      name: id.slice(6, 7).toUpperCase() + id.slice(7),
      at: { in: 'place:room' },
    })),
  ],
  blueprint: {
    title: 'A note',
    profiles: people.map((actor) => ({
      actor,
      persona: 'Somebody.',
      goal: { public: 'To sit.', private: 'To sit.' },
      lines: [{ says: 'Quite so.' }],
    })),
    acts: [
      {
        id: 'one',
        title: 'One',
        scenes: [
          {
            id: 'room',
            title: 'The room',
            place: 'place:room',
            description: 'A room.',
            points: [
              {
                id: 'sitting',
                description: 'They sit.',
                flag: { says: 'It is late.', when: { secondsInto: 'play', atLeast: 40 } },
              },
            ],
          },
        ],
      },
    ],
  },
});

/** Who knows the text after these lines, by everything their minds are given. */
async function knowers(...lines: readonly (readonly [typeof ann, string])[]) {
  const { play } = await rehearse(room, {
    settings: { maxTurns: 30 },
    person: lines.flatMap(([actor, text], index) => person(actor!, [text], index)),
  });
  const shared = JSON.stringify(witnessedByAll(play, people));
  expect(shared.includes(secret)).toBe(people.every((id) => JSON.stringify(contextOf(play, id)).includes(secret)));
  return people.filter((id) => JSON.stringify(contextOf(play, id)).includes(secret));
}

describe('[WIT10] what is read', () => {
  it.each([
    '(reads the note)',
    '(reads the note to herself)',
    '(silently reads the note)',
    '（默读便条）',
    '(reads note)',
  ])('silently is known to the reader alone: %s', async (text) => {
    expect(await knowers([ann, text.replace('便条', 'note')])).toEqual([ann]);
  });

  it.each(['(reads the note aloud)', '(reads out the note)', '(reads the note to Ben)'])(
    'aloud is heard by everybody: %s',
    async (text) => expect(await knowers([ann, text])).toEqual(people),
  );

  it('[WIT10] over a shoulder is known to the two of them', async () => {
    expect(await knowers([ann, '(reads the note)'], [ben, "(reads the note over Ann's shoulder)"])).toEqual([ann, ben]);
  });

  it('is seen to be read', async () => {
    const { play } = await rehearse(room, { settings: { maxTurns: 30 }, person: person(ann!, ['(reads the note)']) });
    expect(contextOf(play, ben!).past.map(({ text }) => text)).toContain('Ann reads the note.');
  });
});
