import { describe, expect, it } from 'vitest';
import { wasOffered } from '../../src/mind/open-deed.ts';
import type { Witnessed } from '../../src/mind/witnessed.ts';
import type { Deed } from '../../src/play/deed.ts';
import { ada, bruno } from '../play/house-scene.ts';

const eats: Witnessed & { readonly deed: Deed } = {
  seq: 9,
  at: 60_000,
  kind: 'deed',
  by: bruno,
  text: 'Bruno eats the soup.',
  deed: { kind: 'consuming', by: bruno, victim: ada, weight: 0.5 },
};
const said = (words: string, at = 30_000): Witnessed => ({
  seq: 5,
  at,
  kind: 'line',
  by: ada,
  to: bruno,
  words,
  text: words,
});

describe('what is eaten', () => {
  it.each([
    "There is soup. Have some; it's better than it looks.",
    'Help yourself.',
    'Take a bowl, there is plenty.',
    '喝点汤吧。',
  ])('is no wrong to whoever offered it: %s', (words) => expect(wasOffered(eats, ada, [said(words)])).toBe(true));

  it.each(['You have some nerve.', 'I have some soup here.', 'It is not for you.'])(
    'is, where nobody offered it: %s',
    (words) => expect(wasOffered(eats, ada, [said(words)])).toBe(false),
  );

  it('is, where it is another deed, or long after', () => {
    const offer = said('Have some.');
    expect(wasOffered({ ...eats, deed: { ...eats.deed, kind: 'theft' } }, ada, [offer])).toBe(false);
    expect(wasOffered({ ...eats, at: 900_000 }, ada, [offer])).toBe(false);
  });
});
