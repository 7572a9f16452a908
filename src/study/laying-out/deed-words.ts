import type { DeedVerb } from '../draft/deed-verbs.ts';

/** What a deed is done with: each as a script names it. */
interface DeedParts {
  readonly thing: string | undefined;
  readonly to: string | undefined;
  /** Whether what it is put to holds things inside. */
  readonly isInside: boolean;
}

type Wording = (parts: {
  readonly thing: string;
  readonly to: string | undefined;
  readonly isInside: boolean;
}) => string;

const english: Readonly<Record<DeedVerb, Wording>> = {
  take: ({ thing }) => `takes ${thing}`,
  give: ({ thing, to }) => (to ? `gives ${thing} to ${to}` : `holds out ${thing}`),
  put: ({ thing, to, isInside }) => (to ? `puts ${thing} ${isInside ? 'in' : 'on'} ${to}` : `puts down ${thing}`),
  drop: ({ thing }) => `drops ${thing}`,
  show: ({ thing, to }) => (to ? `shows ${thing} to ${to}` : `holds up ${thing}`),
  open: ({ thing }) => `opens ${thing}`,
  close: ({ thing }) => `closes ${thing}`,
  unlock: ({ thing, to }) => (to ? `unlocks ${thing} with ${to}` : `unlocks ${thing}`),
  read: ({ thing }) => `reads ${thing}`,
  light: ({ thing }) => `lights ${thing}`,
  extinguish: ({ thing }) => `puts out ${thing}`,
  drink: ({ thing }) => `drinks from ${thing}`,
  eat: ({ thing }) => `eats ${thing}`,
  break: ({ thing }) => `breaks ${thing}`,
  wear: ({ thing }) => `puts on ${thing}`,
  remove: ({ thing }) => `takes off ${thing}`,
  search: ({ thing }) => `searches ${thing}`,
  sit: ({ thing }) => `sits down on ${thing}`,
  stand: () => 'stands up',
  kneel: () => 'kneels',
  look: ({ thing }) => `looks at ${thing}`,
  point: ({ thing }) => `points at ${thing}`,
  embrace: ({ thing }) => `embraces ${thing}`,
  kiss: ({ thing }) => `kisses ${thing}`,
  bow: () => 'bows',
  nod: () => 'nods',
  smile: () => 'smiles',
  weep: () => 'weeps',
  laugh: () => 'laughs',
};

const chinese: Readonly<Record<DeedVerb, Wording>> = {
  take: ({ thing }) => `拿起${thing}`,
  give: ({ thing, to }) => (to ? `把${thing}递给${to}` : `举起${thing}`),
  put: ({ thing, to, isInside }) => (to ? `把${thing}放在${to}${isInside ? '里' : '上'}` : `放下${thing}`),
  drop: ({ thing }) => `放下${thing}`,
  show: ({ thing, to }) => (to ? `把${thing}给${to}看` : `举起${thing}`),
  open: ({ thing }) => `打开${thing}`,
  close: ({ thing }) => `关上${thing}`,
  unlock: ({ thing, to }) => (to ? `用${to}打开${thing}的锁` : `打开${thing}的锁`),
  read: ({ thing }) => `读${thing}`,
  light: ({ thing }) => `点亮${thing}`,
  extinguish: ({ thing }) => `熄灭${thing}`,
  drink: ({ thing }) => `喝${thing}`,
  eat: ({ thing }) => `吃${thing}`,
  break: ({ thing }) => `打碎${thing}`,
  wear: ({ thing }) => `穿上${thing}`,
  remove: ({ thing }) => `脱下${thing}`,
  search: ({ thing }) => `搜查${thing}`,
  sit: ({ thing }) => `坐在${thing}上`,
  stand: () => '站起来',
  kneel: () => '跪下',
  look: ({ thing }) => `看${thing}`,
  point: ({ thing }) => `指着${thing}`,
  embrace: ({ thing }) => `拥抱${thing}`,
  kiss: ({ thing }) => `吻${thing}`,
  bow: () => '鞠躬',
  nod: () => '点头',
  smile: () => '微笑',
  weep: () => '哭泣',
  laugh: () => '大笑',
};

/** Deeds that need nothing but whoever does them. */
const bare: ReadonlySet<DeedVerb> = new Set(['stand', 'kneel', 'bow', 'nod', 'smile', 'weep', 'laugh']);

/** Whether a deed can be done with nothing. */
export const isBareDeed = (verb: DeedVerb): boolean => bare.has(verb);

/** A deed as it stands in the brackets of a script; nothing where it lacks what it is done with. */
export function deedWords(verb: DeedVerb, { thing, to, isInside }: DeedParts, language: string): string | undefined {
  if (thing === undefined && !isBareDeed(verb)) return undefined;
  const wordings = language === 'zh' ? chinese : english;
  const words = wordings[verb]({ thing: thing ?? '', to, isInside });
  return language === 'zh' ? `（${words}）` : `(${words})`;
}
