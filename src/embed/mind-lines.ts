import { reviewFlag } from '../company/planner.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact, FactOf } from '../drama/fact.ts';
import { contextOf } from '../mind/context.ts';
import { partOf } from '../mind/part.ts';
import { currentPoint, nameOf, type Play } from '../play/play.ts';
import { upperFirst } from '../world/naming.ts';

const labels = {
  en: { decided: 'Decided', thinks: 'Thinks', wants: 'Wants', secretly: 'Secretly', flag: 'Waits for', lacks: 'Lacks' },
  zh: { decided: '决定', thinks: '心想', wants: '想要', secretly: '暗地里', flag: '等着', lacks: '还缺' },
} as const;

interface Inspected {
  readonly play: Play;
  readonly facts: readonly Fact[];
}

/** What goes on in one mind and where the plot stands, in a few lines: what the page's inspector shows, for where there is no page. */
export function mindLines(
  { play, facts }: Inspected,
  actor: EntityId | undefined,
  language: string,
): readonly string[] {
  const says = language === 'zh' ? labels.zh : labels.en;
  const lines = [...(actor === undefined || !play.profiles.has(actor) ? [] : linesOf(play, facts, actor, says))];
  const placed = currentPoint(play);
  if (!placed) return lines;
  const { act, scene, point } = placed;
  const review = reviewFlag(play, point);
  lines.push(`${act.title} · ${scene.title}`, `${says.flag}: ${point.flag.says}`);
  if (review && !review.met) lines.push(`${says.lacks}: ${review.missing.join('; ')}`);
  return lines;
}

function linesOf(play: Play, facts: readonly Fact[], actor: EntityId, says: (typeof labels)['en' | 'zh']): string[] {
  const context = contextOf(play, actor);
  const { feeling } = partOf(play, actor, context);
  const decided = lastOf(facts, 'decision:made', actor);
  const rows = [
    [says.decided, decided && `${decided.pace}, ${decided.why}`],
    [says.thinks, lastOf(facts, 'thought:had', actor)?.text],
    [says.wants, context.goal.public],
    [says.secretly, context.goal.private],
  ];
  return [
    `${upperFirst(nameOf(play, actor))} · ${feeling.mood} · ${Math.round(feeling.tension * 100)} %`,
    ...rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [`${label}: ${value}`])),
  ];
}

function lastOf<T extends 'decision:made' | 'thought:had'>(facts: readonly Fact[], type: T, actor: EntityId) {
  return facts.findLast((fact): fact is FactOf<T> => fact.type === type && 'actor' in fact && fact.actor === actor);
}
