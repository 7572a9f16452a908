import { webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { lineChain, readLogLines } from '../../src/store/log-lines.ts';
import { sealLine, standingOf, type Sealer } from '../../src/store/log-seal.ts';

const { subtle } = webcrypto;
const facts = Array.from({ length: 5 }, (_, seq) => ({ seq, by: 'actor:hamlet', text: `line ${seq} 🎭` }));

/** A chained file of these facts, as anybody can write one. */
function linesOf(some: readonly { readonly seq: number }[]): string[] {
  const lineOf = lineChain();
  return some.map((fact) => lineOf(fact));
}

interface Keys {
  readonly sealer: Sealer;
  readonly checker: Sealer;
}

const house = 'theatre.example.org';
const kinds: Readonly<Record<string, () => Promise<Keys>>> = {
  async ECDSA() {
    const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
    return { sealer: { by: house, key: pair.privateKey }, checker: { by: house, key: pair.publicKey } };
  },
  async HMAC() {
    const key = await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
    return { sealer: { by: house, key }, checker: { by: house, key } };
  },
};

describe.each(Object.entries(kinds))('a log sealed with %s', (_, make) => {
  let keys: Keys;
  let sealed: readonly string[];
  beforeAll(async () => {
    keys = await make();
    sealed = [...linesOf(facts), await sealLine(facts, keys.sealer, subtle)];
  });

  async function standing(lines: readonly string[], known = [keys.checker]): Promise<string> {
    const read = await readLogLines(lines);
    if (read.damage) return `damaged at ${read.damage.line}`;
    return standingOf(read.facts, read.seal, known, subtle);
  }

  it('is checked where its key is known, and from elsewhere where it is not', async () => {
    expect(await standing(sealed)).toBe('checked');
    expect(await standing(sealed, [])).toBe('not-from-here');
    const { checker } = await make();
    expect(await standing(sealed, [{ ...checker, by: 'another.example' }])).toBe('not-from-here');
  });

  const withFact = (change: object): readonly { readonly seq: number }[] =>
    facts.map((fact) => (fact.seq === 2 ? { ...fact, ...change } : fact));
  const sealOf = (line: string): Record<string, unknown> =>
    (JSON.parse(line) as { seal: Record<string, unknown> }).seal;
  const last = (lines: readonly string[]): string => lines.at(-1) ?? '';
  const otherSeal = (lines: readonly string[], change: object): string[] => [
    ...lines.slice(0, -1),
    JSON.stringify({ seal: { ...sealOf(last(lines)), ...change } }),
  ];

  const attacks: readonly (readonly [
    what: string,
    forge: (lines: readonly string[]) => readonly string[],
    is: string,
  ])[] = [
    [
      'a word changed, the chain made anew',
      (lines) => [...linesOf(withFact({ text: 'I confess.' })), last(lines)],
      'tampered',
    ],
    [
      'another speaker, the chain made anew',
      (lines) => [...linesOf(withFact({ by: 'actor:x' })), last(lines)],
      'tampered',
    ],
    ['the end left out', (lines) => [...linesOf(facts.slice(0, 4)), last(lines)], 'tampered'],
    [
      'the end left out, and the seal told so',
      (lines) => otherSeal([...linesOf(facts.slice(0, 4)), last(lines)], { length: 4 }),
      'tampered',
    ],
    ['something added', (lines) => [...linesOf([...facts, { seq: 5 }]), last(lines)], 'tampered'],
    ['a made-up signature', (lines) => otherSeal(lines, { signature: '00'.repeat(64) }), 'tampered'],
    ['another name on the seal', (lines) => otherSeal(lines, { by: 'evil.example' }), 'not-from-here'],
    ['the seal taken off', (lines) => lines.slice(0, -1), 'not-from-here'],
    ['a signature that is none', (lines) => otherSeal(lines, { signature: 'zz' }), 'damaged at 6'],
    ['facts after the seal', (lines) => [...lines, '{"seq":5}'], 'damaged at 7'],
    ['two seals', (lines) => [...lines, last(lines)], 'damaged at 7'],
  ];

  it.each(attacks)('shows %s', async (_what, forge, is) => {
    expect(await standing(forge(sealed))).toBe(is);
  });
});
