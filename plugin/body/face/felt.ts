import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Action } from '../../../src/drama/action.ts';
import type { Change } from '../../../src/drama/change.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import type { World } from '../../../src/world/world.ts';
import type { Expression } from './face.ts';
import { stirringOf, victimOf, type Stirring } from './stirring-deed.ts';
import type { WordStirring } from '../tongues/tongue.ts';

/** What something did to somebody's face: how strongly at most, how fast it comes and how long it stays. */
export interface Felt {
  readonly actor: EntityId;
  readonly expression: Expression;
  readonly strength: number;
  readonly attackMs: number;
  readonly lastsMs: number;
  /** For so long some of it is left: nobody beams who has just seen a blow. */
  readonly lingersMs: number;
}

type Feeling = readonly [
  expression: Expression,
  strength: number,
  attackMs: number,
  lastsMs: number,
  lingersMs?: number,
];

/** What a stirring deed does to the one who does it, to the one it is done to, and to all others who see it. */
interface Response {
  readonly doer?: Feeling;
  readonly victim?: Feeling;
  readonly others?: Feeling;
}

const deedResponses: Readonly<Record<Stirring, Response>> = {
  'weapon-shown': { doer: ['resolve', 0.7, 150, 2600], victim: ['fear', 1, 90, 3600], others: ['fear', 0.85, 100, 3000] },
  'weapon-taken': { others: ['suspicion', 0.5, 180, 1800] },
  violence: { doer: ['anger', 1, 90, 1600, 5000], victim: ['pain', 1, 80, 1800, 12_000], others: ['fear', 1, 90, 3200, 15_000] },
  affection: { doer: ['tenderness', 0.85, 200, 2600], victim: ['tenderness', 0.9, 220, 3000], others: ['tenderness', 0.25, 300, 1400] },
  gift: { doer: ['tenderness', 0.4, 200, 1500], victim: ['joy', 0.55, 200, 1900] },
  theft: { doer: ['suspicion', 0.5, 150, 1500], victim: ['anger', 0.8, 140, 2600, 12_000], others: ['contempt', 0.55, 160, 2000, 8000] },
  mirth: { doer: ['joy', 0.9, 110, 2000], others: ['amusement', 0.5, 260, 1800] },
  mockery: { doer: ['contempt', 0.85, 130, 1800], victim: ['anger', 0.6, 160, 2200] },
  grief: { doer: ['sorrow', 0.95, 160, 3400], others: ['tenderness', 0.4, 350, 2200] },
  fright: { doer: ['fear', 0.95, 80, 2200], others: ['surprise', 0.55, 130, 1300] },
  rage: { doer: ['anger', 0.9, 120, 2200], victim: ['fear', 0.45, 150, 1600] },
  homage: { doer: ['resolve', 0.2, 200, 900], victim: ['pride', 0.6, 220, 1800] },
}; // prettier-ignore

const wordResponses: Readonly<Record<WordStirring, { readonly heard: Feeling; readonly others?: Feeling; readonly said?: Feeling }>> = {
  threat: { heard: ['fear', 0.6, 140, 2200], others: ['surprise', 0.4, 180, 1300], said: ['anger', 0.6, 120, 1600] },
  accusation: { heard: ['shame', 0.65, 180, 2600], others: ['suspicion', 0.55, 220, 2200], said: ['suspicion', 0.5, 150, 1600] },
  insult: { heard: ['anger', 0.6, 150, 2400], others: ['surprise', 0.35, 200, 1100], said: ['contempt', 0.6, 120, 1600] },
  praise: { heard: ['joy', 0.5, 220, 2000], said: ['tenderness', 0.5, 200, 1600] },
  joke: { heard: ['amusement', 0.7, 260, 2000], others: ['amusement', 0.55, 320, 1800], said: ['amusement', 0.6, 150, 1600] },
}; // prettier-ignore

/** Those who stand their ground where others are afraid. */
const brave =
  /\b(?:guard|soldier|knight|watchman|sentry|captain|warrior|detective|inspector|officer|hero|fearless|brave|bold)\b/i;
const ghostly = /\b(?:ghost|spectre|spirit|phantom|apparition)\b/i;

/** What a fact does to the faces of those who witnessed it. Whoever did not is not in it. */
export function feltAt(fact: Fact, world: World): readonly Felt[] {
  switch (fact.type) {
    case 'action:begun':
      return feltAtDeed(fact.actor, fact.action as Action, fact.witnesses, world, true);
    case 'action:ruled':
      if (!fact.verdict.ok) return [felt(fact.actor, ['contempt', 0.45, 160, 1300])];
      return [
        ...feltAtDeed(fact.actor, fact.action as Action, seen(fact), world, false),
        ...feltAtChanges(fact.verdict.changes, fact.witnesses, fact.actor),
      ];
    case 'event:told':
      return feltAtChanges(fact.changes, fact.witnesses, undefined, fact.cause === 'accident');
    case 'actor:entered':
      if (!isGhostly(world, fact.actor)) return [];
      return others(fact.witnesses, fact.actor).map((actor) =>
        felt(actor, isBrave(world, actor) ? ['surprise', 0.85, 120, 3200] : ['fear', 0.95, 120, 4200]),
      );
    case 'line:begun': {
      if (fact.voice !== 'shout') return [];
      const jump = others(fact.witnesses, fact.actor).map((actor) =>
        felt(actor, actor === fact.to ? ['fear', 0.4, 110, 1000] : ['surprise', 0.45, 120, 900]),
      );
      return [felt(fact.actor, ['anger', 0.45, 150, 1400]), ...jump];
    }
    default:
      return [];
  }
}

/** What a sentence that was said does: to whom it was said, to all others who heard it, and to who said it. */
export function feltAtWords(
  stirring: WordStirring,
  said: { readonly by: EntityId; readonly to: EntityId | undefined; readonly heardBy: readonly EntityId[] },
): readonly Felt[] {
  const response = wordResponses[stirring];
  const all = others(said.heardBy, said.by).flatMap((actor) => {
    // Among two it is plain who is meant; among more, nobody unless they are named.
    const isMeant = actor === said.to || (said.to === undefined && said.heardBy.length <= 2);
    const feeling = isMeant ? response.heard : (response.others ?? undefined);
    return feeling ? [felt(actor, feeling)] : [];
  });
  return response.said ? [...all, felt(said.by, response.said)] : all;
}

function feltAtDeed(
  doer: EntityId,
  action: Action,
  witnesses: readonly EntityId[],
  world: World,
  isBegun: boolean,
): readonly Felt[] {
  const whole = stirringOf(action, world);
  if (!whole) return [];
  // A blow that is only coming frightens as a weapon does; a gift or a kiss is felt when it is there.
  const stirring = isBegun && whole === 'violence' ? 'weapon-shown' : whole;
  if (isBegun && stirring !== 'weapon-shown' && stirring !== 'weapon-taken' && victimOf(action, world)) return [];
  const response = deedResponses[stirring];
  const victim = victimOf(action, world);
  const all: Felt[] = [];
  if (response.doer) all.push(felt(doer, response.doer));
  for (const actor of others(witnesses, doer)) {
    const feeling = actor === victim ? (response.victim ?? response.others) : response.others;
    if (!feeling) continue;
    const [expression, ...how] = feeling;
    all.push(felt(actor, expression === 'fear' && isBrave(world, actor) ? ['resolve', ...how] : feeling));
  }
  return all;
}

/** A death, a wound, a thing broken. */
function feltAtChanges(
  changes: readonly Change[],
  witnesses: readonly EntityId[],
  doer: EntityId | undefined,
  isAccident = false,
): readonly Felt[] {
  const all: Felt[] = [];
  let isSeen = isAccident;
  for (const { entity, property, value } of changes) {
    if (value !== true) continue;
    if (property === 'dead')
      all.push(
        ...others(witnesses, entity).map((actor) =>
          felt(actor, actor === doer ? ['anger', 0.8, 100, 1800, 5000] : ['fear', 1, 90, 3000, 25_000]),
        ),
      );
    else if (property === 'hurt') all.push(felt(entity, ['pain', 1, 70, 2600, 15_000]));
    else if (property === 'broken' || property === 'torn' || property === 'burning') isSeen = true;
  }
  if (isSeen) all.push(...others(witnesses, doer).map((actor) => felt(actor, ['surprise', 0.7, 100, 1300])));
  return all;
}

/** Those who saw it, without those who only heard it. */
const seen = ({ witnesses, unseenBy = [] }: Pick<Fact, 'witnesses' | 'unseenBy'>): readonly EntityId[] =>
  unseenBy.length === 0 ? witnesses : witnesses.filter((id) => !unseenBy.includes(id));

const felt = (actor: EntityId, [expression, strength, attackMs, lastsMs, lingersMs = 0]: Feeling): Felt => ({
  actor,
  expression,
  strength,
  attackMs,
  lastsMs,
  lingersMs,
});

const others = (witnesses: readonly EntityId[], but: EntityId | undefined): readonly EntityId[] =>
  witnesses.filter((id) => id !== but);

const said = (world: World, id: EntityId): string => {
  const thing = world.things.get(id);
  return thing ? [thing.name, thing.description ?? '', ...thing.aliases].join(' ') : '';
};
const isBrave = (world: World, id: EntityId): boolean => brave.test(said(world, id));
const isGhostly = (world: World, id: EntityId): boolean => ghostly.test(said(world, id));
