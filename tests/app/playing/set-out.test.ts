import { expect, it } from 'vitest';
import { cameToNothing, followSetOut, settingOut } from '../../../src/app/playing/set-out.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';

const wren = entityId('actor:wren');
const chosen = settingOut('You snatch the phone');
const taken = { ...chosen, isTaken: true };
const ruled = { type: 'action:ruled', actor: wren } as unknown as Fact;

it('says of what was chosen that it came to nothing, once, and only where nothing else told of it', () => {
  expect(cameToNothing(chosen, false), 'not taken yet: it is on its way to the narrator').toBe(false);
  expect(cameToNothing(taken, true), 'waits, or is being done').toBe(false);
  expect(cameToNothing(taken, false)).toBe(true);
  expect(cameToNothing(followSetOut(taken, ruled, wren), false), 'seen, or refused with a reason').toBe(false);
  expect(cameToNothing(followSetOut(taken, ruled, entityId('actor:gus')), false), 'another’s deed').toBe(true);
});
