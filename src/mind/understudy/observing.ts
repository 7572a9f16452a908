import type { EntityId } from '../../drama/entity-id.ts';
import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import type { CommonOccasion } from './common-words.ts';
import type { Heard } from '../hearing/hearing.ts';

/** Something they can say from what they see, have or feel, with no author's help. */
interface Observation {
  readonly fit: number;
  readonly why: string;
  readonly occasion: CommonOccasion;
  readonly slots: Readonly<Record<string, string>>;
}

/** Answers that follow from the room itself: where a thing is, who has it, who is here, who they are. */
export function observe(heard: Heard, context: ActorContext, part: Part): Observation[] {
  const { asks, about, words } = heard;
  if (!asks) return [];
  const found: Observation[] = [];
  const nameOf = (id: EntityId): string => part.names.find((named) => named.id === id)?.name ?? '';
  const zh = heard.language === 'zh';
  const others = about.filter((id) => id !== context.actor);
  if (
    / (who are you|your name|what are you called|who is this|who am i (speaking|talking) to) |你是谁|你叫什么|贵姓/.test(
      zh ? heardRaw(heard) : words,
    )
  ) {
    found.push({ fit: 1.3, why: 'is asked who they are', occasion: 'i-am', slots: { who: context.name } });
  }
  if (
    / (who (else )?is (here|there|in (the|this) room)|who else is (here|there|in)) |谁在(这里|这儿)|还有谁/.test(
      zh ? heardRaw(heard) : words,
    ) &&
    context.others.length > 0
  ) {
    found.push({
      fit: 1.9,
      why: 'sees who is here',
      occasion: 'here-are',
      slots: {
        who: listed(
          context.others.map(({ name }) => name),
          zh,
        ),
      },
    });
  }
  for (const id of others) {
    const kind = part.names.find((named) => named.id === id)?.kind;
    const seen = part.sightings.get(id);
    const name = nameOf(id);
    if (asks === 'where' && seen && (kind === 'prop' || kind === 'actor')) {
      found.push({
        fit: 2.3,
        why: 'sees where it is',
        occasion: 'tell',
        slots: { claim: whereClaim(name, seen.where, zh) },
      });
    }
    if (
      asks === 'who' &&
      kind === 'prop' &&
      seen?.holder &&
      / (has|have|holds?|holding|took|taken|got|carries|carrying) |拿|有/.test(words)
    ) {
      found.push({
        fit: 2.3,
        why: 'sees who has it',
        occasion: seen.holder === context.actor ? 'have-it' : 'tell',
        slots: { claim: zh ? `在${nameOf(seen.holder)}那儿` : `${nameOf(seen.holder)} has it`, thing: name },
      });
    }
    if (
      asks === 'whether' &&
      kind === 'prop' &&
      / (do you have|have you got|are you (holding|carrying)) |你有|你拿/.test(words)
    ) {
      const has = context.holding.some((held) => held === name);
      found.push({
        fit: 2.6,
        why: 'knows what is in their own hands',
        occasion: has ? 'have-it' : 'have-it-not',
        slots: { thing: zh ? name : the(name) },
      });
    }
    if (
      kind === 'actor' &&
      / (think of|like|trust|feel about|opinion of|love|hate|know) |觉得|喜欢|信任|怎么看/.test(words)
    ) {
      const trust = part.feeling.trust.get(id) ?? 0;
      if (Math.abs(trust) >= 0.25) {
        found.push({
          fit: 1.75,
          why: 'has an opinion of them',
          occasion: trust > 0 ? 'fond' : 'wary',
          slots: { who: name },
        });
      }
    }
  }
  return found;
}

const heardRaw = ({ words }: Heard): string => words;
const the = (name: string): string => (/^((the|a|an|my|his|her)\b|\p{Lu})/u.test(name) ? name : `the ${name}`);
const whereClaim = (name: string, where: string, zh: boolean): string => {
  if (zh) return where === 'here' ? `${name}就在这儿` : `${name}就在那边`;
  if (/ has it$|^I have it$/.test(where)) return where;
  return where === 'here' ? `${the(name)} is here` : `${the(name)} is ${where}`;
};

function listed(names: readonly string[], zh: boolean): string {
  if (zh) return names.join('、');
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
