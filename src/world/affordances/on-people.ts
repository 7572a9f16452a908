import { isNamedAs } from '../tongues/tongues.ts';
import { contents, isDead } from '../containment.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import { genderOfThing } from '../names/name-index.ts';
import { yearOf } from '../setting/period.ts';
import { deed, one, some, telling, type Candidate, type CandidateGroup, type Outlook } from './candidate.ts';

/** What comes to mind before somebody else, the likeliest first and the worst last. */
export function onPerson(person: Thing, outlook: Outlook): readonly CandidateGroup[] {
  const object = person;
  if (isDead(person))
    return [one(telling('examine', 'examine', { object })), one(telling('search', 'search', { object }))];
  if (is(person, 'asleep') || is(person, 'unconscious')) {
    return [
      one(is(person, 'asleep') && deed('wake', 'wake', { object })),
      one(telling('hand-on-shoulder', 'touch', { object, part: 'shoulder' })),
    ];
  }
  const { world, self, held } = outlook;
  const year = yearOf(world.setting.period) ?? 2000;
  const greeting = year >= 1920 ? 'wave' : 'bow';
  const weapons = held.filter((thing) => has(thing, 'weapon') && !is(thing, 'broken'));
  const isLow = /^(kneeling|lying|crouching)$/.test(String(stateOf(person, 'posture')));
  const following = stateOf(self, 'following') === person.id ? 'unfollow' : 'follow';
  const isUnarmed = weapons.length === 0;
  const isCourtly = year < 1700 && isRoyal(person);
  const snatching = contents(world, person, 'heldBy').map((thing) =>
    deed('snatch-from', 'steal', { object: thing, preposition: 'from', target: person }),
  );
  return [
    some(2, ...held.map((thing) => deed('give', 'give', { object: thing, preposition: 'to', target: person }))),
    one(telling(greeting, greeting, { object, preposition: 'to' })),
    some(1, ...held.map((thing) => telling('show', 'show', { object: thing, preposition: 'to', target: person }))),
    one(isLow && telling('help-up', 'help', { object })),
    one(isCourtly && deed('kneel-to', 'kneel', { object, preposition: 'to' })),
    one(handshake(self, person, year)),
    one(deed(following, following, { object })),
    one(!isCourtly && telling('hand-on-shoulder', 'touch', { object, part: 'shoulder' })),
    // Nobody embraces with a blade in hand.
    one(isUnarmed && telling('embrace', 'embrace', { object })),
    one(...(isUnarmed ? snatching : [])),
    one(
      ...weapons.map((weapon) =>
        has(weapon, 'sharp')
          ? deed('stab-with', 'stab', { object, instrument: weapon })
          : deed('strike-with', 'hit', { object, instrument: weapon }),
      ),
    ),
  ];
}

/** By the custom of the time: hands are kissed before they are shaken, and a lady's longer than a man's. */
function handshake(self: Thing, person: Thing, year: number): Candidate | undefined {
  const isGallant = year < 1920 && genderOfThing(person) === 'female' && genderOfThing(self) !== 'female';
  if (isGallant) return telling('kiss-hand', 'kiss', { object: person, part: 'hand' });
  return year >= 1700 ? telling('shake-hands', 'shake', { object: person, part: 'hand' }) : undefined;
}

const isRoyal = (person: Thing): boolean => isNamedAs(person, 'royal');
