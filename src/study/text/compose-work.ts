import { Comings } from './comings.ts';
import type { RawPart, RawWork } from './raw-work.ts';
import { RoleBook, shown } from './role-book.ts';
import { bracketsIn, spokenOf } from './spoken.ts';
import type { TextTongue } from './tongues/text-tongue.ts';
import type { LeftOut, Work, WorkAct, WorkPart, WorkScene } from './work.ts';

/** Makes a work of what a layout was read into: whose the words are, who is there, and what belongs together. */
export function composeWork(raw: RawWork, name: string, tongue: TextTongue): Work {
  const brackets = bracketsIn(raw.parts.map(({ text }) => text));
  const spoken = raw.parts.map((part) => ({
    part,
    // *"Have some wine," said the Hare*: alone, it is a sentence.
    said: part.kind === 'speech' ? spokenOf(part.text.replace(/,$/, '.'), brackets, tongue) : undefined,
  }));
  const known = mostHeard(raw);
  const heard = spoken.filter(({ part, said }) => part.kind !== 'speech' || (said!.text !== '' && known.has(part.cue)));
  const book = new RoleBook({ ...raw, parts: heard.map(({ part }) => part) }, tongue);
  const { roles } = book;
  const title = shown(raw.title ?? '') || shown(name) || 'A play';
  const builder = new SceneBuilder(title, tongue);
  const comings = new Comings(roles, tongue);
  for (const { part, said } of heard) {
    if (part.kind === 'act') builder.openAct(part.text, part.line);
    else if (part.kind === 'scene') builder.openScene(part.text, part.line);
    else builder.add(part, said?.text ?? part.text, said?.manner ?? []);
  }
  const { acts, dropped } = builder.close();
  const made = acts.map(({ title: own, scenes }) => ({
    title: own,
    scenes: scenes.map((scene) => staged(scene, { book, comings, tongue, isStory: raw.kind === 'story' })),
  }));
  const lost = spoken.filter(({ part }) => part.kind === 'speech' && !known.has(part.cue)).length;
  const leftOut = [
    ...raw.leftOut,
    ...(lost > 0 ? [{ line: 0, what: `${lost} speeches by more people than a play can have` }] : []),
    ...untold(raw, book, dropped, made),
  ];
  return { title, language: tongue.code, kind: raw.kind, roles, acts: made, leftOut };
}

/** So many names a work may have before its speeches; no play has more. */
const mostCues = 300;

/** The names that speak most; of a text with more of them than any play has, the others are left out. */
function mostHeard({ parts }: RawWork): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const part of parts) if (part.kind === 'speech') counts.set(part.cue, (counts.get(part.cue) ?? 0) + 1);
  const cues = [...counts].sort(([, a], [, b]) => b - a).slice(0, mostCues);
  return new Set(cues.map(([cue]) => cue));
}

interface OpenScene {
  readonly title: string;
  setting: string;
  readonly line: number;
  readonly parts: SaidPart[];
}

interface SaidPart {
  readonly raw: Extract<RawPart, { kind: 'speech' | 'direction' | 'act' | 'scene' }>;
  readonly text: string;
  readonly manner: readonly string[];
}

/** Sorts parts into acts and scenes. What nobody speaks in is no scene; where it was is where the next one is. */
class SceneBuilder {
  readonly #acts: { readonly title: string; readonly scenes: OpenScene[] }[] = [];
  #dropped = 0;

  constructor(
    readonly title: string,
    readonly tongue: TextTongue,
  ) {}

  openAct(text: string, _line: number): void {
    this.#acts.push({ title: text, scenes: [] });
  }

  openScene(text: string, line: number): OpenScene {
    if (this.#acts.length === 0) this.#acts.push({ title: this.title, scenes: [] });
    const found = this.tongue.scene.exec(text);
    const where = found ? (found[1] ?? found[2] ?? '') : text;
    const act = this.#acts.at(-1)!;
    const last = act.scenes.at(-1);
    // A scene that nobody has spoken in yet is told more of: SCENE, and then where.
    if (last && found && /^scene\b[^\d]*$/i.test(last.title) && !hasSpeech(last)) {
      last.setting = `${last.setting} ${where}`.trim();
      return last;
    }
    const scene: OpenScene = { title: text, setting: where, line, parts: [] };
    act.scenes.push(scene);
    return scene;
  }

  add(raw: SaidPart['raw'], text: string, manner: readonly string[]): void {
    const scene = this.#acts.at(-1)?.scenes.at(-1) ?? this.openScene('', raw.line);
    if (raw.kind === 'direction' && !hasSpeech(scene))
      scene.setting = `${scene.setting} ${text}`.trim().slice(0, 2_000);
    scene.parts.push({ raw, text, manner });
  }

  close(): {
    readonly acts: readonly { readonly title: string; readonly scenes: readonly OpenScene[] }[];
    readonly dropped: number;
  } {
    let where = '';
    for (const { scenes } of this.#acts) {
      for (const scene of scenes) {
        if (hasSpeech(scene)) {
          scene.setting ||= where;
          where = '';
        } else {
          where = scene.setting || where;
          this.#dropped++;
        }
      }
    }
    const acts = this.#acts
      .map(({ title, scenes }) => ({ title, scenes: scenes.filter(hasSpeech) }))
      .filter(({ scenes }) => scenes.length > 0);
    return { acts, dropped: this.#dropped };
  }
}

const hasSpeech = ({ parts }: OpenScene): boolean => parts.some(({ raw }) => raw.kind === 'speech');

interface Staging {
  readonly book: RoleBook;
  readonly comings: Comings;
  readonly tongue: TextTongue;
  readonly isStory: boolean;
}

/** So many speeches into a scene, whoever speaks without having come in has been there from its beginning. */
const soon = 10;

/** A scene with who is there when. */
function staged({ title, setting, line, parts }: OpenScene, { book, comings, tongue, isStory }: Staging): WorkScene {
  const starts = startersOf(parts, { book, comings, tongue, isStory });
  const present = new Set(starts);
  const made: WorkPart[] = [];
  let speaker: string | undefined;
  for (const { raw, text, manner } of parts) {
    if (raw.kind !== 'speech') {
      const moves = isStory ? { enters: comings.namedIn(text), leaves: [] } : comings.read(text, speaker, [...present]);
      const enters = moves.enters.filter((id) => !present.has(id));
      for (const id of enters) present.add(id);
      const leaves = moves.leaves.filter((id) => present.has(id));
      made.push({ kind: 'direction', text, enters, leaves, line: raw.line, present: [...present] });
      for (const id of leaves) present.delete(id);
      continue;
    }
    const known = book.rolesOf(raw.cue);
    const by = known.length > 0 ? known : [...present];
    if (by.length === 0) continue;
    for (const id of by) present.add(id);
    [speaker] = by;
    made.push({
      kind: 'speech',
      by,
      text,
      manner,
      isAside: manner.some((own) => tongue.aside.test(own)),
      line: raw.line,
      present: [...present],
    });
    for (const own of manner) {
      const moves = comings.read(own, speaker, [...present]);
      const enters = moves.enters.filter((id) => !present.has(id));
      const leaves = moves.leaves.filter((id) => present.has(id));
      if (enters.length + leaves.length === 0) continue;
      for (const id of enters) present.add(id);
      made.push({ kind: 'direction', text: own, enters, leaves, line: raw.line, present: [...present] });
      for (const id of leaves) present.delete(id);
    }
  }
  const isBare = title === '' || /^scene[\s.:—-]*$/i.test(title);
  return { title: isBare ? firstSentence(setting, tongue) : title, setting, starts, line, parts: made };
}

/** Who is there when a scene begins: those who speak soon, and are not told to come in before they do. */
function startersOf(parts: readonly SaidPart[], { book, comings, isStory }: Staging): readonly string[] {
  const [starters, late] = [new Set<string>(), new Set<string>()];
  let speeches = 0;
  for (const { raw, text, manner } of parts) {
    if (raw.kind !== 'speech') {
      if (!isStory && speeches > 0) for (const id of comings.read(text, undefined, []).enters) late.add(id);
      continue;
    }
    if (++speeches > soon) break;
    for (const id of book.rolesOf(raw.cue)) if (!late.has(id)) starters.add(id);
    for (const own of manner) for (const id of comings.read(own, undefined, []).enters) late.add(id);
  }
  return [...starters];
}

const firstSentence = (text: string, tongue: TextTongue): string =>
  (text.split(tongue.sentence)[0] ?? '').slice(0, 100);

function untold(raw: RawWork, book: RoleBook, dropped: number, acts: readonly WorkAct[]): readonly LeftOut[] {
  const silent = book.silent(raw.persons);
  const together = acts
    .flatMap(({ scenes }) => scenes.flatMap(({ parts }) => parts))
    .filter((part) => part.kind === 'speech' && part.by.length > 1).length;
  return [
    ...(silent.length > 0
      ? [{ line: 0, what: `who is listed and never speaks: ${silent.slice(0, 20).join(', ')}` }]
      : []),
    ...(dropped > 0 ? [{ line: 0, what: `${dropped} headings under which nobody speaks` }] : []),
    ...(together > 0 ? [{ line: 0, what: `${together} speeches that several say together: one of them says it` }] : []),
  ];
}
