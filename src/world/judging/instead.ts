import { isOneOf, type VerbName } from '../../drama/verb.ts';
import type { Refusal } from '../../drama/refusal.ts';
import { isContainer, isOpenable, isPortable } from '../containment.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { nearestFirst } from '../names/nearest.ts';
import { bareNoun } from '../names/noun-phrase.ts';
import { inSight } from '../sight.ts';
import { tongueOfWords } from '../tongues/tongues.ts';
import { has, type Thing } from '../world.ts';
import type { Bench } from './bench.ts';
import type { Ruling } from './ruling.ts';

type Side = 'in' | 'behind' | 'under';

/** [GO9] Whoever finds no room in, behind or under one thing is told of one near that has some. */
export function toldWhereInstead(
  bench: Bench,
  attempt: Attempt,
  ruling: Ruling,
  rule: (attempt: Attempt) => Ruling,
): Ruling {
  const { verdict } = ruling;
  if (verdict.ok || !unsuitable.has(verdict.code)) return ruling;
  const side = sideMeant(attempt);
  if (!side) return ruling;
  const verb: VerbName = attempt.verb === 'hide' || side !== 'in' ? 'hide' : 'enter';
  const sides: readonly Side[] = verb === 'enter' ? ['in'] : [side, ...hidingSides.filter((each) => each !== side)];
  const covers = inSight(bench.world, bench.subject, bench.probe).filter(
    (thing) => isCover(thing) && !bench.world.doorways.has(thing.id) && thing.id !== ruling.action.object,
  );
  const near = nearestFirst(
    covers.map(({ id }) => id),
    bench.subject.id,
    bench.probe,
  );
  for (const preposition of sides) {
    const id = near.find((each) => {
      const object = { ...bareNoun(covers.find((thing) => thing.id === each)?.name ?? '', ''), id: each };
      return rule({ verb, word: verb, object, preposition }).verdict.ok;
    });
    const found = id && covers.find((thing) => thing.id === id);
    if (!found) continue;
    const tongue = tongueOfWords(verdict.reason);
    const also = tongue.refusals.roomInstead(preposition, tongue.nameOf(found));
    const apart = /[。！？]$/.test(verdict.reason) ? '' : ' ';
    const [reason, narration] = [verdict.reason, verdict.narration].map((text) => `${text}${apart}${also}`) as [
      string,
      string,
    ];
    return { ...ruling, verdict: { ...verdict, reason, narration } };
  }
  return ruling;
}

const hidingSides: readonly Side[] = ['behind', 'under', 'in'];

const unsuitable: ReadonlySet<Refusal['code']> = new Set<Refusal['code']>([
  'wrong-trait', 'unknown-object', 'full', 'occupied', 'closed', 'locked', 'person',
]); // prettier-ignore

function sideMeant({ verb, preposition = '' }: Attempt): Side | undefined {
  const side = /^(in|into|inside)$/.test(preposition) ? 'in' : /^(behind|under)$/.exec(preposition)?.[0];
  if (verb === 'hide') return (side as Side | undefined) ?? 'behind';
  if (verb === 'enter') return 'in';
  return isOneOf(verb, 'go', 'step', 'climb') ? (side as Side | undefined) : undefined;
}

/** Furniture, and what hangs before something. */
const isCover = (thing: Thing): boolean =>
  thing.kind === 'prop' &&
  !isPortable(thing) &&
  (has(thing, 'supporter') ||
    has(thing, 'bed') ||
    has(thing, 'enterable') ||
    (isOpenable(thing) && !isContainer(thing)));
