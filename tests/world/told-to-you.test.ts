import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { readWorldFile } from '../../src/drama/world-file.ts';
import { toldTo } from '../../src/world/tongues/tongues.ts';
import { openWorld, thingOf } from '../../src/world/world.ts';

function worldIn(language: string) {
  const read = readWorldFile({
    setting: { language },
    entities: [
      { id: 'place:cafe', kind: 'place', name: 'the café' },
      { id: 'actor:guest', kind: 'actor', name: 'a stranger', aliases: ['生客'], at: { in: 'place:cafe' } },
      { id: 'actor:gus', kind: 'actor', name: 'Gus', pronouns: 'he', at: { in: 'place:cafe' } },
      { id: 'actor:theo', kind: 'actor', name: 'Theo', pronouns: 'he', at: { in: 'place:cafe' } },
      { id: 'actor:ada', kind: 'actor', name: 'Ada', pronouns: 'she', at: { in: 'place:cafe' } },
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return openWorld(read.value);
}

function toldOf(who: string, text: string, language = 'en'): string {
  const world = worldIn(language);
  return toldTo(world, thingOf(world, entityId(who)), text);
}

const toGuest = (text: string, language = 'en'): string => toldOf('actor:guest', text, language);

describe('what is told to whoever is in it', () => {
  it.each([
    ['A stranger slaps Gus.', 'You slap Gus.'],
    ['Gus slaps a stranger.', 'Gus slaps you.'],
    ['A stranger has the cup in hand now.', 'You have the cup in hand now.'],
    [
      'A stranger takes the letter and reads it. It says: “A stranger comes.”',
      'You take the letter and read it. It says: “A stranger comes.”',
    ],
    ["Under a stranger's hand the door opens.", 'Under your hand the door opens.'],
    ['The cup passes from a stranger to Gus. Gus is pleased.', 'The cup passes from you to Gus. Gus is pleased.'],
    [
      'A stranger slowly lowers their head and looks at the floor.',
      'You slowly lower your head and look at the floor.',
    ],
    ['A stranger turns their head to Gus.', 'You turn your head to Gus.'],
    ['A stranger hides themselves behind Gus.', 'You hide yourself behind Gus.'],
    ['What Gus does is for Gus to do; a stranger may ask.', 'What Gus does is for Gus to do; you may ask.'],
    ['A stranger is on the bench.', 'You are on the bench.'],
    ['A stranger tries the door. The strangers outside laugh.', 'You try the door. The strangers outside laugh.'],
  ])('%s', (told, toYou) => {
    expect(toGuest(told)).toBe(toYou);
  });

  it.each([
    [
      'Gus hides the umbrella behind his back. Nobody sees it.',
      'You hide the umbrella behind your back. Nobody sees it.',
    ],
    ['Gus hides the umbrella behind their back.', 'You hide the umbrella behind your back.'],
    ['Gus shows Theo the cup with his left hand.', 'You show Theo the cup with your left hand.'],
    ['Gus takes the keys from their hook.', 'You take the keys from their hook.'],
    ['Gus takes the knife and stabs Theo with it.', 'You take the knife and stab Theo with it.'],
    [
      'Gus takes out the cup, then takes off the hat and drinks from it.',
      'You take out the cup, then take off the hat and drink from it.',
    ],
    ['The hat on the hook is his.', 'The hat on the hook is his.'],
    ['Gus gives Theo his hat.', 'You give Theo his hat.'],
  ])('and what is theirs with it: %s', (told, toYou) => expect(toldOf('actor:gus', told)).toBe(toYou));

  it.each([
    ['Ada hides the letter behind her back.', 'You hide the letter behind your back.'],
    ['Gus gives her back the cup.', 'Gus gives her back the cup.'],
  ])('also where hers could be herself: %s', (told, toYou) => expect(toldOf('actor:ada', told)).toBe(toYou));

  it('is so in Chinese', () => {
    expect(toGuest('生客打了Gus一巴掌。', 'zh')).toBe('你打了Gus一巴掌。');
  });
});
