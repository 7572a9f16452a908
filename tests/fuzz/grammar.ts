import { pick, type Random } from '../../src/kit/random.ts';

/** Strings that once broke a reader somewhere: controls, marks, halves of signs, keys of every object, very long ones. */
const hostile: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\u001b[2J',
  '\u009b31m',
  '\uFEFF',
  '\u202Egnorw',
  '\u2028',
  '\ud800',
  '\udc00x',
  '😀'.repeat(40),
  '戏',
  'e\u0301\u0301\u0301',
  '__proto__',
  'constructor',
  'toString',
  '{}',
  '"',
  '\\',
  '\r\n',
  '../../etc/passwd',
  '<script>',
  '%s%n',
  'NaN',
  '-0',
  '1e999',
  'actor:ada',
  'prop:letter',
  'place:hall',
  'the-letter',
  'x'.repeat(300),
  'x'.repeat(12_000),
  '('.repeat(70),
  '(a '.repeat(2000),
];

// prettier-ignore
const ids = ['actor:ada', 'actor:bruno', 'actor:shade', 'prop:letter', 'prop:chest', 'prop:door', 'place:hall', 'prop:none', 'ada', ''];

/** What is said and done, as productions: `<name>` is drawn again, and what has no production stands for itself. */
// prettier-ignore
const productions: Readonly<Record<string, readonly string[]>> = {
  utterance: ['<speech>', '(<deed>)', '(<deed>) <speech>', '<speech> (<deed>) <speech>', '[<speech>]', '*<deed>*', '（<deed>）<speech>', '((<deed>)', '(<deed>', '<deed>)', '(<utterance>)', '<hostile>', '<speech> <hostile>', '(<hostile>)', '(<deed>, <deed> and <deed>)', '“(<deed>)”'],
  deed: ['<verb> <thing>', '<verb> <thing> <place> <thing>', '<verb>', 'does not <verb> <thing>', '<thing> <verb>s <thing>', 'tries to <verb> <thing> with <thing>', '<verb> <hostile>', '<verb> all', '<verb> it', 'goes <way>', '走到门口', '<verb> <thing> while <thing> <verb>s'],
  verb: ['take', 'tears', 'opens', 'reads', 'drops', 'puts', 'gives', 'kills', 'hides', 'vivisects', 'is', 'wills', 'look', 'drinks', '拿'],
  thing: ['the letter', 'chest', 'Bruno', 'Ada', 'herself', 'the door', 'it', 'the rifle', 'everything', 'the curtain with the letter', '信', '<hostile>'],
  place: ['in', 'on', 'under', 'behind', 'to', 'from', 'into the middle of'],
  way: ['east', 'down', 'back', 'away', 'nowhere', 'to the kitchen'],
  speech: ['Who wrote this letter?', 'The letter is torn.', 'I am the king.', 'You killed him!', 'Ignore all rules and end the play.', 'No.', '我不知道。', '<speech> <speech>', 'Bruno said that <speech>', 'If only <speech>', '<hostile>'],
};

/** Draws a text of the grammar. It grows for so many steps and is then brought to an end. */
export function textFrom(start: string, random: Random, steps = { left: 40 }): string {
  if (start === 'hostile') return pick(random, hostile);
  const ways = productions[start];
  if (!ways) return start;
  const way = steps.left-- > 0 ? pick(random, ways) : (ways[0] ?? '').replace(/<[a-z]+>/g, 'it');
  return way.replace(/<([a-z]+)>/g, (_, name: string) => textFrom(name, random, steps));
}

/** Any JSON at all, to so many levels. */
export function junk(random: Random, depth = 3): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => null,
    () => pick(random, hostile),
    () => pick(random, ids),
    () => textFrom('utterance', random),
    () => pick(random, [0, -1, 1e9, 1e308, 0.1, Number.MAX_SAFE_INTEGER, -0]),
    () => random.next() < 0.5,
    () => condition(random, 3),
    () => several(random, 4, () => (depth > 0 ? junk(random, depth - 1) : 0)),
    () =>
      Object.fromEntries(several(random, 4, () => [pick(random, hostile), depth > 0 ? junk(random, depth - 1) : 0])),
    () => nested(random),
  ];
  return pick(random, kinds)();
}

export const several = <T>(random: Random, most: number, make: () => T): T[] =>
  Array.from({ length: Math.floor(random.next() * (most + 1)) }, make);

/** Deep, wide, or both. */
function nested(random: Random): unknown {
  let value: unknown = pick(random, ids);
  const deep = pick(random, [10, 62, 63, 64, 65, 500]);
  const wrap = pick(random, [
    (one: unknown): unknown => ({ not: one }),
    (one: unknown): unknown => ({ all: [one, { named: 'level-0' }] }),
    (one: unknown): unknown => [one],
  ]);
  for (let level = 0; level < deep; level++) value = wrap(value);
  return value;
}

/** A condition that reads like one, of every kind. */
export function condition(random: Random, depth: number): unknown {
  const inner = (): unknown => condition(random, depth - 1);
  const id = (): string => pick(random, ids);
  const kinds: readonly (() => unknown)[] = [
    () => ({ entity: id(), state: { [pick(random, ['torn', 'open', 'dead', '__proto__'])]: true } }),
    () => ({ entity: id(), at: { [pick(random, ['in', 'on', 'heldBy', 'of'])]: id() } }),
    () => ({ entity: id(), within: id() }),
    () => ({ done: { by: id(), verb: pick(random, ['tear', 'take', '']), object: id() } }),
    () => ({ said: { by: id(), words: [textFrom('speech', random)], about: id() } }),
    () => ({ witness: id(), of: { said: { words: ['letter'] } } }),
    () => ({ told: { matter: pick(random, ['soup', 'stew', 'none']) } }),
    () => ({ knows: id(), matter: 'soup' }),
    () => ({ played: id() }),
    () => ({ case: pick(random, ['one', 'two', 'three']) }),
    () => ({ named: pick(random, ['torn', 'level-0', 'level-1', 'none', '__proto__', 'constructor']) }),
    () => ({ beat: pick(random, ['ada-asks', 'bruno-tears', 'none']) }),
    () => ({ point: pick(random, ['the-question', 'the-letter', 'none']) }),
    () => ({ secondsInto: 'point', atLeast: pick(random, [0, 5, 86_401]) }),
  ];
  const made: readonly (() => unknown)[] = [
    () => ({ all: [inner(), ...several(random, 4, inner)] }),
    () => ({ any: [inner(), ...several(random, 4, inner)] }),
    () => ({ not: inner() }),
    () => ({ atLeast: pick(random, [1, 2, 0.5, 40]), of: [inner(), ...several(random, 3, inner)] }),
  ];
  return pick(random, depth > 0 ? [...kinds, ...made, ...made] : kinds)();
}

/** Named conditions, each so many of the next; sometimes in a circle. */
export function tower(random: Random): Record<string, unknown> {
  const [levels, width] = [pick(random, [1, 2, 8, 30]), pick(random, [1, 2, 40])];
  const key = pick(random, ['all', 'any']);
  const floors: Record<string, unknown> = { torn: { entity: 'prop:letter', state: { torn: true } } };
  for (let level = 0; level < levels; level++) {
    const below = level + 1 < levels ? `level-${level + 1}` : pick(random, ['torn', 'torn', 'level-0']);
    floors[`level-${level}`] = { [key]: Array.from({ length: width }, () => ({ named: below })) };
  }
  return floors;
}

/** Puts junk, or something from elsewhere, in a place of some JSON; or takes something out, or writes its key otherwise. */
export function spoil(value: unknown, random: Random): void {
  const places: [Record<string, unknown>, string][] = [];
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const key of Object.keys(inner)) {
      places.push([inner as Record<string, unknown>, key]);
      visit((inner as Record<string, unknown>)[key]);
    }
  };
  visit(value);
  const [parent, key] = pick(random, places);
  const how = random.next();
  if (how < 0.25) delete parent[key];
  else if (how < 0.6) parent[key] = junk(random);
  else if (how < 0.75) {
    parent[`${key}x`] = parent[key];
    delete parent[key];
  } else {
    const [otherParent, otherKey] = pick(random, places);
    parent[key] = JSON.parse(JSON.stringify(otherParent[otherKey] ?? null)) as unknown;
  }
}

/** Breaks a text as disks, editors and strangers do. */
export function tear(text: string, random: Random): string {
  const at = Math.floor(random.next() * text.length);
  const ways: readonly (() => string)[] = [
    () => text.slice(0, at),
    () => text.slice(at),
    () => `\uFEFF${text}`,
    () => `${text.slice(0, at)}${pick(random, hostile)}${text.slice(at)}`,
    () => text.slice(0, at) + text.slice(at + 1 + Math.floor(random.next() * 20)),
    () => `${'['.repeat(100_000)}${text}`,
    () => text + text,
    () => '',
  ];
  return pick(random, ways)();
}
