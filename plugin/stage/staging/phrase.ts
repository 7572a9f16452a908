import { sides, type Side } from '../../../src/drama/staging.ts';
import { given } from '../../../src/kit/given.ts';

/** The audience's view of a flat place: left is west, the back is north. */
export type SurfacePart = 'left' | 'right' | 'front' | 'back' | 'middle';

/** What is said of the room itself. `against` a wall: its back on it; `by`: near it; `on`: mounted on it; no side: whichever suits. */
export type RoomClause =
  | { readonly kind: 'centre' | 'floor' | 'ceiling' }
  | { readonly kind: 'wall'; readonly how: 'against' | 'by' | 'on'; readonly side?: Side }
  | { readonly kind: 'corner'; readonly sides: readonly Side[] }
  | { readonly kind: 'side'; readonly side: Side };

/** One thing said of where something stands. Names are as the author wrote them, articles off. */
export type Clause =
  | RoomClause
  | { readonly kind: 'window'; readonly side?: Side }
  /** A doorway: by the place it leads to, by its door's name, or any. */
  | { readonly kind: 'door'; readonly name?: string }
  | { readonly kind: 'faces'; readonly away?: true; readonly to: Direction }
  | { readonly kind: 'on'; readonly name: string; readonly part?: SurfacePart }
  | { readonly kind: 'in' | Relation; readonly name: string }
  | { readonly kind: 'between'; readonly names: readonly [string, string] };

/** How one thing stands to another. */
export type Relation =
  | 'under'
  | 'behind'
  | 'front'
  | 'left'
  | 'right'
  | 'beside'
  | 'near'
  | 'opposite'
  | 'above'
  | 'around';

export type Direction =
  | { readonly side: Side }
  | { readonly feature: 'window' | 'door' | 'wall' | 'centre' | 'corner' }
  | { readonly name: string };

/** What can be said, for whoever said something else. */
export const sayable = [
  'in the centre of the room',
  'against the north wall',
  'on the east wall',
  'in the south-west corner',
  'at the back',
  'on the left side of the room',
  'by the window',
  'by the door to the hall',
  'hanging from the ceiling',
  'facing the audience',
  'on the left of the table',
  'in the chest',
  'under the bed',
  'behind the curtain',
  'in front of the fire',
  'to the right of the desk',
  'beside the bed',
  'near the stove',
  'between the desk and the bed',
  'opposite the door',
  'above the mantelpiece',
  'around the table',
] as const;

/** Words that start a new saying where the last one ended. */
const starts =
  '(?:in|on|at|by|under|underneath|beneath|below|behind|beside|besides|near|next|close|against|along|between|above|over|opposite|around|round|facing|looking|towards?|to the|with its|with his|with her|with their|hanging|leaning|left of|right of|inside|within|upstage|downstage|centre|center|far from|across)';
const startsNext = new RegExp(`\\s(?=${starts}\\b)`, 'g');

/** How a posture or a manner is said before the place: it says nothing of where. */
const posture =
  /^(?:it |he |she |they )?(?:stands?|standing|lies|lying|laid|sits?|sitting|seated|hangs?|hung|hanging|leans?|leaning|mounted|placed|set|built|fixed|fastened|resting|rests|left|tucked|hidden|propped|pushed|put|kept|rolled|spread|flat|upright|folded|open|up|right|just|directly|immediately|straight|half|halfway|close up|close|hard|somewhere|dead|down|out|over|is|are|has been|also)\s+(?=\S)/i;

const sideWords: Readonly<Record<Side, RegExp>> = {
  north: /^(?:north(?:ern)?|back|rear|far|upstage)$/i,
  south: /^(?:south(?:ern)?|front|near|downstage)$/i,
  east: /^(?:east(?:ern)?|right(?:-hand)?|stage left)$/i,
  west: /^(?:west(?:ern)?|left(?:-hand)?|stage right)$/i,
};
const sideWord =
  'north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|back|rear|far|front|left(?:-hand)?|right(?:-hand)?';
const article = '(?:the |a |an |one |its |his |her |their |some |any )?';
const room = '(?:of (?:the |its )?(?:room|stage|place|scene|set|hall|chamber|floor|space))?';
export const sideSaid = (word = ''): Side | undefined => sides.find((one) => sideWords[one].test(word));

const cornerSides = (words: string): readonly Side[] | undefined => {
  const text = words.toLowerCase().trim();
  if (/^(?:other|same|dark|quiet|opposite|far|single|own|)$/.test(text)) return text === 'far' ? ['north'] : [];
  const found = text
    .replace(/(north|south)[\s-]?(east|west)/, '$1 $2')
    .split(/[\s-]+/)
    .map((word) => sideSaid(word));
  return found.every((one) => one !== undefined) ? found : undefined;
};

type Maker = (match: RegExpExecArray) => Clause | undefined;
const rule = (pattern: string, make: Maker): readonly [RegExp, Maker] => [new RegExp(`^${pattern}$`, 'i'), make];

/** Sayings of the room itself. None of them names a thing, so they are tried first. */
const roomRules: readonly (readonly [RegExp, Maker])[] = [
  rule(`(?:in|at|on|near|towards?) ${article}(?:very |dead )?(?:centre|center|middle) ?${room}`, () => ({
    kind: 'centre',
  })),
  rule('(?:at )?(?:centre|center)(?:[ -]stage)?', () => ({ kind: 'centre' })),
  rule(`on ${article}(?:floor|ground|boards|carpeted floor) ?${room}`, () => ({ kind: 'floor' })),
  rule(`(?:from|on|under|at|below|to) ${article}(?:ceiling|rafters|beams?|roof) ?${room}`, () => ({ kind: 'ceiling' })),
  rule('overhead', () => ({ kind: 'ceiling' })),
  rule(
    `(against|along|at|by|near|beside|next to|close to|to|on|into|in|from|under|at the foot of) ${article}(?:(${sideWord}|other|long|short|same|opposite) )?(?:stone |brick |outer |inner |outside |bare |panelled )?walls? ?${room}`,
    ([, how = '', which]) => {
      const word = how.toLowerCase();
      const close =
        word === 'on' || word === 'from' ? 'on' : /^(?:by|near|close to|next to|beside)$/.test(word) ? 'by' : 'against';
      return { kind: 'wall', how: close, ...given({ side: sideSaid(which) }) };
    },
  ),
  rule(`(?:in|at|into|by|near|towards?|across) ${article}([a-z -]*?) ?corner ?${room}`, ([, words = '']) => {
    const found = cornerSides(words);
    return found && { kind: 'corner', sides: found };
  }),
  rule(`(?:at|in|towards?|to|near|on) ${article}(${sideWord}) ?(?:side|end|half|part|third)? ?${room}`, ([, word]) => {
    const found = sideSaid(word);
    return found && { kind: 'side', side: found };
  }),
  rule(`(?:on |at |to )?(stage left|stage right)`, ([, word]) => ({ kind: 'side', side: sideSaid(word) ?? 'east' })),
  rule('(upstage|downstage)', ([, word]) => ({ kind: 'side', side: sideSaid(word) ?? 'north' })),
  rule(
    `(?:by|at|near|next to|beside|under|underneath|below|beneath|in|in front of|before|close to|against|to|on|opposite to) ${article}(?:(${sideWord}|open|big|bay|tall|nearest) )?window(?:sill)?s?`,
    ([, word]) => ({ kind: 'window', ...given({ side: sideSaid(word) }) }),
  ),
  rule(
    `(?:by|at|near|next to|beside|close to|just inside|inside|beyond) ${article}(?:door|doorway|exit|entrance|way|arch|archway|gate|gateway|opening|steps|stairs)(?: (?:to|into|towards|of|for|leading to|that leads to|out to) (.+))?`,
    ([, name]) => ({ kind: 'door', ...(name ? { name: bare(name) } : {}) }),
  ),
  rule(
    `(?:by|at|near|next to|beside|close to|just inside) ${article}(.+ (?:door|doorway|exit|entrance|arch|archway|gate|opening))`,
    ([, name = '']) => ({ kind: 'door', name: bare(name) }),
  ),
  rule(
    `(?:facing|looking|turned|towards?|looking at|looking to|looking towards?|facing towards?|turned to|turned towards?)(?: to| at| towards?)? (.+)`,
    ([, what = '']) => ({ kind: 'faces', to: directionIn(what) }),
  ),
  rule(`(?:with )?(?:its|his|her|their) back (?:to|against|towards?|on) (.+)`, ([, what = '']) => ({
    kind: 'faces',
    away: true,
    to: directionIn(what),
  })),
];

const directionIn = (what: string): Direction => {
  const text = bare(what);
  if (/^(?:audience|public|house|spectators?|stalls|viewers?|camera)$/i.test(text)) return { side: 'south' };
  const sideOnly = new RegExp(`^(${sideWord})(?: (?:wall|side|end))?$`, 'i').exec(text);
  const found = sideSaid(sideOnly?.[1]);
  if (found) return { side: found };
  if (/^(?:centre|center|middle|room|inwards?|into the room)(?: of the (?:room|stage))?$/i.test(text)) {
    return { feature: 'centre' };
  }
  const feature = /^(window|door|doorway|wall|corner)$/i.exec(text)?.[1]?.toLowerCase();
  if (feature === 'doorway') return { feature: 'door' };
  if (feature === 'window' || feature === 'door' || feature === 'wall' || feature === 'corner') return { feature };
  return { name: text };
};

const partWord = 'left|right|front|back|middle|centre|center|near|far|left-hand|right-hand|west|east|north|south';
export const sidePart: Readonly<Record<Side, SurfacePart>> = {
  north: 'back',
  south: 'front',
  east: 'right',
  west: 'left',
};
const partOf = (word: string): SurfacePart => {
  const found = sideSaid(word);
  return found ? sidePart[found] : 'middle';
};

const relations = {
  front: 'in front of|before|at the foot of|at the front of|across from the front of',
  behind: 'behind|at the back of|at the head of|in back of|hidden by',
  on: 'on top of|upon|on|onto|across|over the back of',
  in: 'inside|within|in|into',
  under: 'under|underneath|beneath|below',
  beside: 'beside|besides|next to|alongside|against|adjacent to|at the side of|by the side of',
  near: 'near to|near|by|close to|close by|not far from|within reach of',
  opposite: 'opposite to|opposite|across from|over against|across the room from',
  above: 'above|over',
  around: 'around|round|at',
} as const;

/** Sayings about another thing: what stands before its name, which goes up to where the next saying starts. */
const thingRules: readonly (readonly [RegExp, (name: string, word: string) => Clause])[] = [
  [
    new RegExp(`^(?:on|at|in) (?:the|its|one) (${partWord})(?: side| end| edge| part| half| corner)? of `, 'i'),
    (name, word) => ({ kind: 'on', name, part: partOf(word) }),
  ],
  ...[/^(?:to|on) (?:the |its |his |her )?(left|right)(?:-hand side| side)? of /i, /^(left|right) of /i].map(
    (rule) => [rule, (name: string, word: string) => ({ kind: word.toLowerCase() as 'left' | 'right', name })] as const,
  ),
  ...Object.entries(relations).map(
    ([kind, words]) =>
      [new RegExp(`^(?:${words}) `, 'i'), (name: string) => ({ kind: kind as keyof typeof relations, name })] as const,
  ),
];

/** The name without what stands before it. */
const bare = (name: string): string =>
  name
    .trim()
    .replace(/^(?:the|a|an|his|her|its|their|some|one of the|both|each)\s+/i, '')
    .replace(/(?:[.!]| and)+$/i, '')
    .trim();

/**
 * Reads where something stands. `knows` says whether a name is one of the world's: it keeps "the key on a ribbon" whole
 * where there is such a key. Returns the pieces it does not understand, as they were written, when there are any.
 */
export const readPhrase = (
  text: string,
  knows: (name: string) => boolean = () => false,
): { readonly clauses: readonly Clause[]; readonly unknown: readonly string[] } => {
  const clauses: Clause[] = [];
  const unknown: string[] = [];
  for (const piece of text.replace(/[’‘]/g, "'").split(/[,;.]+(?:\s+and\b)?/)) {
    const tidy = piece
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:and|but|also|so that it is) /i, '');
    if (tidy === '') continue;
    const read = readPiece(tidy, knows);
    if (read) clauses.push(...read);
    else unknown.push(tidy);
  }
  return { clauses, unknown };
};

const readPiece = (piece: string, knows: (name: string) => boolean): readonly Clause[] | undefined => {
  const whole = readOne(piece);
  if (whole && (!('name' in whole) || knows(whole.name ?? ''))) return [whole];
  const between = readBetween(piece, knows);
  if (between) return between;
  // A new saying may start at each preposition or "and": the longest first saying that leaves a sound rest wins.
  for (const at of cuts(piece)) {
    const first = readOne(piece.slice(0, at));
    if (!first || !hasSense(first, knows)) continue;
    const rest = readPiece(piece.slice(at).replace(/^\s*(?:and )?/i, ''), knows);
    if (rest) return [first, ...rest];
  }
  return whole && !/\band\b/i.test(piece) ? [whole] : undefined;
};

/** A name nobody knows is let through only where it is one word or two: its owner reports it by name. */
const hasSense = (clause: Clause, knows: (name: string) => boolean): boolean =>
  !('name' in clause) || clause.name === undefined || knows(clause.name) || ` ${clause.name}`.search(startsNext) < 0;

const cuts = (piece: string): readonly number[] => {
  const found = new Set<number>();
  for (const match of piece.matchAll(startsNext)) found.add(match.index);
  for (const match of piece.matchAll(/\sand\s/gi)) found.add(match.index);
  return [...found].filter((at) => at > 0).sort((a, b) => b - a);
};

const readBetween = (piece: string, knows: (name: string) => boolean): readonly Clause[] | undefined => {
  const match = /^(?:halfway |midway |right |just |standing |placed |in )?between (.+)$/i.exec(piece);
  if (!match?.[1]) return undefined;
  const rest = match[1];
  for (const { index } of [...rest.matchAll(/\sand\s/gi)]) {
    const first = bare(rest.slice(0, index));
    const after = rest.slice(index + 5);
    const ends = [after.length, ...cuts(after)];
    for (const end of ends) {
      const second = bare(after.slice(0, end));
      if (end < after.length && !knows(second) && /\b(?:in|on|and)\b/.test(second)) continue;
      const more = end < after.length ? readPiece(after.slice(end).replace(/^\s*(?:and )?/i, ''), knows) : [];
      if (!more || (end === after.length && cuts(after).length > 0 && !knows(second) && !isFeature(second))) continue;
      return [{ kind: 'between', names: [first, second] }, ...more];
    }
  }
  return undefined;
};

const isFeature = (name: string): boolean => /\b(?:window|door|wall|corner)$/i.test(name);

const articleOnly = /^(?:the|a|an|its|his|her|their|one|some)$/i;

const readOne = (text: string): Clause | undefined => {
  let rest = text.trim();
  for (;;) {
    for (const [pattern, make] of roomRules) {
      const match = pattern.exec(rest);
      const clause = match && make(match);
      if (clause) return clause;
    }
    for (const [pattern, make] of thingRules) {
      const match = pattern.exec(rest);
      const name = match && bare(rest.slice(match[0].length));
      if (name && !articleOnly.test(name)) return make(name, match[1] ?? '');
    }
    const shorter = rest.replace(posture, '');
    if (shorter === rest) return undefined;
    rest = shorter;
  }
};
