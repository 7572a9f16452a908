import type { LeftOut, Work, WorkPart, WorkRole, WorkScene, WorkSpeech } from './work.ts';

/** A work cut to what a play can hold: acts, scenes, points and lines, each within its bounds. */
interface WorkPlay {
  readonly roles: readonly WorkRole[];
  readonly acts: readonly PlayAct[];
  readonly leftOut: readonly LeftOut[];
}

export interface PlayAct {
  readonly title: string;
  readonly scenes: readonly PlayScene[];
}

export interface PlayScene {
  readonly title: string;
  readonly place: string;
  readonly description: string;
  /** Who is there when it begins. */
  readonly starts: readonly string[];
  /** Who has to be put elsewhere than where the last scene left them: here, or nowhere. */
  readonly puts: readonly { readonly id: string; readonly isHere: boolean }[];
  readonly points: readonly PlayPoint[];
}

/** A stretch during which nobody comes or goes: who comes before it, who goes behind it, and what is told at its end. */
export interface PlayPoint {
  readonly enters: readonly string[];
  readonly leaves: readonly string[];
  readonly lines: readonly PlayLine[];
  readonly told: string;
}

export interface PlayLine {
  readonly actor: string;
  readonly to?: string;
  readonly text: string;
}

const [mostActs, mostScenes, mostPoints, mostLines, mostRoles] = [20, 20, 40, 30, 60];
const [longestLine, longestTold, longestDescription] = [600, 780, 1_100];
/** Points hold this many lines where nobody comes or goes; more, where a scene would have too many points. */
const usualLines = 10;

/** Cuts a work into what can be played; what goes beyond a play's bounds is left out and told. */
export function playOf(work: Work, placeOf: (scene: WorkScene) => string): WorkPlay {
  const counts = linesBy(work);
  const roles = [...work.roles].sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0)).slice(0, mostRoles);
  const kept = new Set(roles.map(({ id }) => id));
  const cut = new Cut(kept, counts);
  const scenes = work.acts.flatMap((act) =>
    inTurns(
      act.scenes.flatMap((scene) => cut.scenes(scene, placeOf(scene))),
      mostScenes,
    ).map((own, index) => ({ title: index === 0 ? act.title : `${act.title} (${index + 1})`, scenes: own })),
  );
  const acts = withPuts(scenes.filter((act) => act.scenes.length > 0).slice(0, mostActs), [...kept]);
  const lost = work.roles.length - roles.length;
  return {
    roles: work.roles.filter(({ id }) => kept.has(id)),
    acts,
    leftOut: [
      ...(lost > 0
        ? [{ line: 0, what: `${lost} people who say least, and their lines: a play has at most ${mostRoles}` }]
        : []),
      ...(scenes.length > mostActs ? [{ line: 0, what: `what comes after act ${mostActs}: a play has no more` }] : []),
      ...(cut.untold > 0
        ? [{ line: 0, what: `${cut.untold} stage directions or passages that nobody could play or tell` }]
        : []),
      ...(cut.unplayed > 0
        ? [{ line: 0, what: `${cut.unplayed} deeds in brackets: the words are said, what is done with them is not` }]
        : []),
    ],
  };
}

/** How much each says alone. */
function linesBy({ acts }: Work): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const act of acts)
    for (const { parts } of act.scenes)
      for (const part of parts)
        if (part.kind === 'speech')
          for (const id of part.by) counts.set(id, (counts.get(id) ?? 0) + (part.by.length === 1 ? 1 : 0.01));
  return counts;
}

/** Who is put where as each scene begins: whoever was left elsewhere by the one before. */
function withPuts(acts: readonly PlayAct[], roles: readonly string[]): readonly PlayAct[] {
  const where = new Map<string, string>();
  let isFirst = true;
  return acts.map((act) => ({
    ...act,
    scenes: act.scenes.map((scene) => {
      const puts = roles.flatMap((id) => {
        const isHere = scene.starts.includes(id);
        return isFirst || where.get(id) === (isHere ? scene.place : undefined) ? [] : [{ id, isHere }];
      });
      isFirst = false;
      where.clear();
      for (const id of scene.starts) where.set(id, scene.place);
      for (const { enters, leaves } of scene.points) {
        for (const id of enters) where.set(id, scene.place);
        for (const id of leaves) where.delete(id);
      }
      return { ...scene, puts };
    }),
  }));
}

function inTurns<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  const turns: T[][] = [];
  for (let at = 0; at < all.length; at += most) turns.push(all.slice(at, at + most));
  return turns;
}

interface OpenPoint {
  readonly enters: string[];
  readonly leaves: string[];
  readonly lines: PlayLine[];
  told: string;
}

/** Cuts scenes into points, and counts what had no room in them. */
class Cut {
  untold = 0;
  unplayed = 0;

  constructor(
    readonly kept: ReadonlySet<string>,
    readonly counts: ReadonlyMap<string, number>,
  ) {}

  /** One scene, or several where it has more points than a scene holds. */
  scenes({ title, setting, starts, parts }: WorkScene, place: string): readonly PlayScene[] {
    const wide = [1, 2, 3, 5].find((least) => this.#points(parts, starts, least, false).length <= mostPoints);
    const points = this.#points(parts, starts, wide ?? 5, true);
    const here = new Set(starts.filter((id) => this.kept.has(id)));
    return inTurns(points, mostPoints).map((own, index) => {
      const scene: PlayScene = {
        title: index === 0 ? title : `${title} (${index + 1})`,
        place,
        description: (setting || title).slice(0, longestDescription),
        starts: [...here],
        puts: [],
        points: own,
      };
      for (const { enters, leaves } of own) {
        for (const id of enters) here.add(id);
        for (const id of leaves) here.delete(id);
      }
      return scene;
    });
  }

  /** Points end where somebody goes, where somebody comes, where something is told, and where they are full. */
  #points(parts: readonly WorkPart[], starts: readonly string[], least: number, isLast: boolean): readonly PlayPoint[] {
    const points: OpenPoint[] = [];
    const here = new Set(starts.filter((id) => this.kept.has(id)));
    let before: string | undefined;
    const open = (): OpenPoint => {
      const point = { enters: [], leaves: [], lines: [], told: '' };
      points.push(point);
      return point;
    };
    const isFull = ({ lines, leaves, told }: OpenPoint): boolean =>
      leaves.length > 0 || told !== '' || lines.length >= Math.min(mostLines, usualLines * least);
    const enter = (ids: readonly string[]): void => {
      const coming = ids.filter((id) => this.kept.has(id) && !here.has(id)).slice(0, 20);
      if (coming.length === 0) return;
      const last = points.at(-1);
      const point = last && last.lines.length === 0 && last.leaves.length === 0 ? last : open();
      point.enters.push(...coming);
      for (const id of coming) here.add(id);
    };
    for (const part of parts) {
      if (part.kind === 'direction') {
        const last = points.at(-1);
        const leaves = part.leaves.filter((id) => here.has(id)).slice(0, 20);
        const isTold =
          last !== undefined && last.lines.length >= least && last.told.length + part.text.length < longestTold;
        if (isTold) last.told = `${last.told} ${part.text}`.trim();
        else if (isLast && last !== undefined) this.untold++;
        if (leaves.length > 0 && last !== undefined && last.lines.length > 0) {
          last.leaves.push(...leaves.filter((id) => !last.leaves.includes(id)));
          for (const id of leaves) here.delete(id);
        }
        enter(part.enters);
        continue;
      }
      const actor = this.#sayer(part);
      if (actor === undefined) continue;
      if (isLast) this.unplayed += part.manner.length;
      enter([actor]);
      for (const text of breathsOf(part.text)) {
        const last = points.at(-1);
        const point = last && !isFull(last) ? last : open();
        point.lines.push({ actor, ...this.#addressee(part, actor, before, here), text });
      }
      before = actor;
    }
    return points.filter(({ lines }) => lines.length > 0);
  }

  /** Of several who say it together, whoever says least alone. */
  #sayer({ by }: WorkSpeech): string | undefined {
    const able = by.filter((id) => this.kept.has(id));
    return able.reduce<string | undefined>(
      (least, id) => (least === undefined || (this.counts.get(id) ?? 0) < (this.counts.get(least) ?? 0) ? id : least),
      undefined,
    );
  }

  /** Whom it is said to: whoever spoke before, if they are still there. */
  #addressee(
    { isAside }: WorkSpeech,
    actor: string,
    before: string | undefined,
    here: ReadonlySet<string>,
  ): { readonly to?: string } {
    return isAside || before === undefined || before === actor || !here.has(before) ? {} : { to: before };
  }
}

/** A speech nobody could say in one breath, sentence by sentence. */
function breathsOf(text: string): readonly string[] {
  if (text.length <= longestLine) return [text];
  const made: string[] = [''];
  for (const sentence of text.match(/[^.!?。！？；;]+[.!?。！？；;]*["”’]*\s*/gu) ?? [text]) {
    const last = made.at(-1) ?? '';
    if (last !== '' && last.length + sentence.length > longestLine) made.push(sentence.slice(0, 1_100));
    else made[made.length - 1] = `${last}${sentence}`.slice(0, 1_100);
  }
  return made.map((breath) => breath.trim()).filter((breath) => /[\p{L}\p{N}]/u.test(breath));
}
