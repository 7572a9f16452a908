import type { EntityId } from './entity-id.ts';
import type { Sight } from './sight.ts';
import type { Sound } from './voice.ts';

/** What a stage knows about bodies in space. `undefined` means it cannot tell, and places and containment answer. */
export interface PhysicalProbe {
  /** Can the actor, perhaps after walking, lay a hand on it? */
  reaches?(actor: EntityId, thing: EntityId): boolean | undefined;
  /** Is there a line of sight from the actor's eyes? */
  sees?(actor: EntityId, thing: EntityId): boolean | undefined;
  /** Would the actor, as they stand and look, notice what is done there? Facing, distance and light; the line is `sees`. */
  notices?(actor: EntityId, thing: EntityId): boolean | undefined;
  /** Does what is said or done there reach the actor's ears? A sound of which nothing is said is plain speech. */
  hears?(actor: EntityId, source: EntityId, sound?: Sound): boolean | undefined;
  /** Is there a way for the actor's body to the place or thing? */
  hasPath?(actor: EntityId, to: EntityId): boolean | undefined;
  /** What the actor sees at this moment, without pictures. Cheap, and asking changes nothing. */
  sight?(actor: EntityId): Sight | undefined;
  /** The same as a look of theirs: with what is otherwise than at the last ones. For minds only. */
  look?(actor: EntityId): Sight | undefined;
}
