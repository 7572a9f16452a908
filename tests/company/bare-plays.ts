import { sceneFrom } from './rehearsal.ts';

/** Somebody of a bare play: who, what they want, and what they know. */
type Person = readonly [name: string, persona: string, wants: string, knows?: string];

/** A play with people, goals and things and not one line: what is said in it comes from what they want and know. */
function barePlay(language: string, place: string, things: readonly string[], people: readonly Person[]) {
  const id = (index: number) => `actor:p${index}`;
  return sceneFrom({
    entities: [
      { id: 'place:here', kind: 'place', name: place },
      ...people.map(([name], index) => ({ id: id(index), kind: 'actor', name, at: { in: 'place:here' } })),
      ...things.map((name, index) => ({
        id: `prop:t${index}`,
        kind: 'prop',
        name,
        traits: ['portable'],
        at: { heldBy: id(index) },
      })),
    ],
    blueprint: {
      title: place,
      language,
      matters: people.flatMap(([, , , knows], index) => (knows ? [{ id: `m${index}`, claim: knows }] : [])),
      profiles: people.map(([, persona, wants, knows], index) => ({
        actor: id(index),
        persona,
        goal: { public: wants, private: wants },
        ...(knows ? { knows: [{ matter: `m${index}`, source: 'saw' }] } : {}),
      })),
      acts: [
        {
          id: 'one',
          title: 'One',
          scenes: [
            {
              id: 'here',
              title: place,
              place: 'place:here',
              description: place,
              points: [
                {
                  id: 'a-while',
                  description: 'They deal with one another.',
                  flag: { says: 'Two minutes have passed.', when: { secondsInto: 'play', atLeast: 120 } },
                },
              ],
            },
          ],
        },
      ],
    },
  });
}

export const barePlays = {
  castle: barePlay('en', 'the great hall', ['crown', 'sealed letter'], [
    ['Osric', 'A proud old king, slow to speak.', 'To keep the crown and read the sealed letter.', 'the northern gate was left open'],
    ['Maud', 'A quick, talkative queen.', 'To have the crown for her son.', 'the steward cannot read'],
    ['Piers', 'A timid steward.', 'To be left in peace.', 'a rider came before dawn'],
  ]),
  lighthouse: barePlay('en', 'the lamp room', ['oil can', 'logbook'], [
    ['Ruth', 'A steady keeper of few words.', 'To see the logbook before the boat comes.', 'the lamp went out at two'],
    ['Abel', 'A rash young helper.', 'To get the oil can and light the lamp.', 'the inspector is on the boat'],
    ['Finn', 'A fisherman who likes to talk.', 'To hear what happened in the night.'],
  ]),
  office: barePlay('en', 'the open-plan office', ['red folder', 'access card'], [
    ['Dana', 'A careful accountant.', 'To hand in the red folder herself.', 'the numbers of March are wrong'],
    ['Milo', 'A lively, impatient manager.', 'To get the red folder tonight.', 'the auditors come at nine'],
    ['Iris', 'A quiet intern.', 'To borrow the access card.'],
  ]),
  teahouse: barePlay('zh', '茶馆', ['玉佩', '账本'], [
    ['掌柜', '精明的老掌柜，谨慎。', '看一看玉佩。', '昨夜有人翻过墙'],
    ['小翠', '爱说爱笑的姑娘。', '拿到账本。', '县官今天要来'],
    ['老周', '话少的车夫。', '早点回家。'],
  ]),
}; // prettier-ignore
