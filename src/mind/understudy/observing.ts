import type { EntityId } from '../../drama/entity-id.ts';
import type { ActorContext } from '../context.ts';
import { plain } from '../../play/plain-words.ts';
import { questionsIn } from '../hearing/subject.ts';
import type { Heard } from '../hearing/hearing.ts';
import { earFor } from '../hearing/language.ts';
import { mentionedIn, nameIn } from '../hearing/naming.ts';
import { sentencesOf } from '../hearing/subject.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import type { Part } from '../part.ts';
import type { Occasion, Sign } from '../tongues/tongue.ts';
import { mindTongues, says } from '../tongues/tongues.ts';

/** Something they can say from what they see, have or feel, with no author's help. */
interface Observation {
  readonly fit: number;
  readonly why: string;
  readonly occasion: Occasion;
  readonly slots: Readonly<Record<string, string>>;
}

const observed = (fit: number, why: string, occasion: Occasion, slots: Observation['slots']): Observation[] => [
  { fit, why, occasion, slots },
];

/** Answers that follow from the room itself: where a thing is, who has it, who is here, who they are. */
export function observe(heard: Heard, context: ActorContext, part: Part, by: EntityId | undefined): Observation[] {
  if (!heard.asks) return [];
  const language = earFor(heard.language);
  const called = (id: EntityId, name: string): string => {
    const named = part.names.find((one) => one.id === id);
    return named ? nameIn(named, language) : name;
  };
  const asks = (sign: Sign): boolean => says(sign, heard.words);
  // Whoever asks knows that they are there themselves.
  const present = context.others.filter(({ id }) => id !== by).map(({ id, name }) => called(id, name));
  return [
    ...(sentencesOf(heard.meant, part.names, by).some((sentence) => says('asksName', sentence))
      ? observed(1.9, 'is asked who they are', 'i-am', { who: called(context.actor, context.name) })
      : []),
    ...(asks('asksWhoIsHere') && present.length > 0
      ? observed(2.4, 'sees who is here', 'here-are', { who: mindTongues[language].listed(present) })
      : []),
    ...(heard.asks === 'whether' && asks('asksWhetherSeen') ? whetherSeen(heard, part, language) : []),
    ...heard.about.flatMap((id) =>
      id === context.actor || id === by ? [] : observeOne(id, heard, context, part, language),
    ),
  ];
}

/** *Do you see an old man by the window?*: where they see it, or that they see no such thing; of what nobody has a name for. */
function whetherSeen({ words, described }: Heard, { sightings, names }: Part, language: TongueName): Observation[] {
  const thing = mentionedIn(words, names).find(({ id, kind }) => kind === 'prop' && sightings.has(id));
  const seen = thing && sightings.get(thing.id);
  if (seen)
    return observed(noSuch, 'sees where it is', 'tell', {
      claim: mindTongues[language].isAt(nameIn(thing, language), seen.where),
    });
  if (described !== undefined) return [];
  return observed(noSuch, 'perceives no such thing', says('ofHearing', words) ? 'hears-no-such' : 'sees-no-such', {});
}
/** What it is worth to say so: more than what is known of some word of it. */
const noSuch = 1.9;

/** 伞是哪儿来的, *where did you find it* asks how one came by it. */
const asksOrigin =
  /哪[儿里]?来|从哪|哪[儿里](?:买|弄|得|捡|拿|学)| where (?:did|do|does|had|have|has) \w+(?: \w+){0,2} (?:find|found|get|got|buy|bought|learn|learnt|learned|meet|met|steal|stolen|pick|hear|heard|come|came) /u;

/** The same of somebody or something that is asked about. */
function observeOne(
  id: EntityId,
  { asks, words, meant }: Heard,
  { actor, holding }: ActorContext,
  { names, sightings, feeling }: Part,
  language: TongueName,
): Observation[] {
  const tongue = mindTongues[language];
  const named = (who: EntityId) => names.find((one) => one.id === who);
  const called = (who: EntityId): string => {
    const one = named(who);
    return one ? nameIn(one, language) : '';
  };
  const { kind, name: own = '' } = named(id) ?? {};
  const name = called(id);
  const seen = sightings.get(id);
  const holder = seen?.holder;
  const trust = kind === 'actor' && says('asksOpinion', words) ? (feeling.trust.get(id) ?? 0) : 0;
  const found: Observation[] = [];
  // *You told me to have some! Who is it for?* asks nobody who has it.
  const asked = plain(questionsIn(meant)[0] ?? meant);
  const isWhere = asks === 'where' && !asksOrigin.test(words);
  if (isWhere && seen && (kind === 'prop' || kind === 'actor')) {
    const fit = kind === 'prop' ? 3 : 2.3;
    found.push(...observed(fit, 'sees where it is', 'tell', { claim: tongue.isAt(name, seen.where) }));
  }
  if (isWhere && kind === 'prop' && holding.includes(own)) {
    found.push(...observed(3.2, 'knows what is in their own hands', 'have-it', { thing: tongue.called(name) }));
  }
  if (asks === 'who' && kind === 'prop' && holder && says('asksWhoHas', asked)) {
    const slots = { claim: tongue.hasIt(called(holder)), thing: name };
    found.push(...observed(2.3, 'sees who has it', holder === actor ? 'have-it' : 'tell', slots));
  }
  if (asks === 'whether' && kind === 'prop' && says('asksWhetherYouHave', words)) {
    const occasion = holding.includes(own) ? 'have-it' : 'have-it-not';
    found.push(...observed(2.6, 'knows what is in their own hands', occasion, { thing: tongue.called(name) }));
  }
  if (Math.abs(trust) >= leastTrust) {
    found.push(...observed(1.75, 'has an opinion of them', trust > 0 ? 'fond' : 'wary', { who: name }));
  }
  return found;
}

/** From here on somebody is trusted, or not. */
const leastTrust = 0.25;

/** What they think of somebody whom a line praises or runs down to them. */
export function viewOf(who: readonly EntityId[], { names, feeling }: Part, language: TongueName): Observation[] {
  return who.flatMap((id) => {
    const [named, trust] = [names.find((one) => one.id === id), feeling.trust.get(id) ?? 0];
    if (!named || Math.abs(trust) < leastTrust) return [];
    return observed(1.9, 'has an opinion of them', trust > 0 ? 'fond' : 'wary', { who: nameIn(named, language) });
  });
}
