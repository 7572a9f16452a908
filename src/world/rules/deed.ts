import { invariant } from '../../kit/invariant.ts';
import type { Aspect } from '../../drama/action.ts';
import type { Change } from '../../drama/change.ts';
import type { Appearance } from '../appearance.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import type { Refusal, RefusalCode } from '../../drama/refusal.ts';
import type { StateValue } from '../../drama/state.ts';
import type { Verb } from '../../drama/verb.ts';
import { whereabouts, type Relation } from '../../drama/whereabouts.ts';
import { applyChange } from '../apply-changes.ts';
import { contents, isWithin, placeOf } from '../containment.ts';
import { himself, isAre, The } from '../naming.ts';
import { stateOf, thingOf, type Thing, type World } from '../world.ts';

/** An action whose names have become things. A word stands where nothing in the world answers but the verb can do without. */
export interface ResolvedAction {
  readonly verb: Verb;
  readonly word: string;
  readonly subject: EntityId;
  readonly object?: EntityId;
  readonly objectWord?: string;
  /** The word as a sentence has it: `the rifle`, `Laertes`. */
  readonly objectName?: string;
  readonly target?: EntityId;
  readonly targetWord?: string;
  readonly targetName?: string;
  readonly instrument?: EntityId;
  readonly preposition?: string;
  readonly part?: string;
  /** The clause as it was said, where that is how to tell it. */
  readonly said?: string;
  readonly direction?: string;
  readonly manner?: string;
  readonly aspect?: Aspect;
}

/** One action being worked out: the world as it becomes, step by step, and what has changed so far. */
export class Deed {
  readonly changes: Change[] = [];
  /** Sentences about what came of it, beyond the act itself. */
  readonly outcomes: string[] = [];
  /** How it is told, where its own words are better. */
  lead: string | undefined;
  /** Of those, what only the doer learns by it. */
  readonly own: string[] = [];
  /** What was seen of the room itself. */
  sight: string | undefined;
  /** How somebody looked when the doer last looked them over. */
  known: Appearance | undefined;
  /** What was done first without being said: *first taking the letter*. */
  readonly preludes: string[] = [];

  constructor(
    /** The world as it has become so far. */
    public world: World,
    readonly action: ResolvedAction,
    readonly probe?: PhysicalProbe,
  ) {}

  get subject(): Thing {
    return this.thing(this.action.subject);
  }

  get object(): Thing | undefined {
    return this.action.object && this.thing(this.action.object);
  }

  /** The object, for verbs that need one. */
  get it(): Thing {
    invariant(this.action.object, `The law of "${this.action.verb}" needs an object: say so in its "needs".`);
    return this.thing(this.action.object);
  }

  get target(): Thing | undefined {
    return this.action.target && this.thing(this.action.target);
  }

  get instrument(): Thing | undefined {
    return this.action.instrument && this.thing(this.action.instrument);
  }

  get place(): Thing | undefined {
    return placeOf(this.world, this.subject);
  }

  thing(id: EntityId): Thing {
    return thingOf(this.world, id);
  }

  refuse(code: RefusalCode, reason: string): Refusal {
    return { code, reason };
  }

  /** Refuses by what something is: *The cup is* `broken already`. */
  refuseAs(code: RefusalCode, thing: Thing, how: string): Refusal {
    return { code, reason: `${The(thing)} ${isAre(thing)} ${how}.` };
  }

  /** Refuses what one would do to oneself: *Hamlet* `cannot follow` *himself*. */
  refuseSelf(what: string): Refusal {
    return { code: 'self', reason: `${The(this.subject)} ${what} ${himself(this.subject)}.` };
  }

  // What follows is done, and so refuses nothing: a rule can end with it.

  tell(outcome: string): undefined {
    this.outcomes.push(outcome);
  }

  /** What only the doer learns. */
  tellDoer(outcome: string): undefined {
    this.outcomes.push(outcome);
    this.own.push(outcome);
  }

  set(thing: Thing, property: string, value: StateValue): undefined {
    if (property === 'wielded' && value === true) this.unset(thing, 'concealed');
    if (stateOf(this.thing(thing.id), property) !== value) this.record({ entity: thing.id, property, value });
  }

  /** Clears a state only where it stands: no thing learns of a key it never had. */
  unset(thing: Thing, property: string): undefined {
    if (stateOf(this.thing(thing.id), property) === true) this.record({ entity: thing.id, property, value: false });
  }

  move(thing: Thing, relation: Relation, parent: Thing): undefined {
    // The last net: a rule that would close a circle is our mistake, and must not become the world's.
    invariant(
      parent.id !== thing.id && !isWithin(this.world, parent, thing),
      `${thing.id} cannot be ${relation} ${parent.id}, which is in, on, behind or held by it: the rule must refuse.`,
    );
    this.unset(thing, 'concealed');
    this.record({ entity: thing.id, property: 'at', value: whereabouts(relation, parent.id) });
  }

  consume(thing: Thing): undefined {
    // What was in or about it stays behind.
    for (const inner of contents(this.world, thing, 'in', 'on', 'under', 'behind'))
      if (this.place) this.move(inner, 'in', this.place);
    this.record({ entity: thing.id, property: 'at', value: null });
  }

  /** Makes these changes, which were found sound. */
  make(changes: readonly Change[]): void {
    for (const change of changes) this.record(change);
  }

  private record(change: Change): void {
    this.world = applyChange(this.world, change);
    this.changes.push(change);
  }
}

/** Rules on a deed whose things are seen and in reach: refuses, or carries it out by changing the deed's world. */
export type Rule = (deed: Deed) => Refusal | undefined;
