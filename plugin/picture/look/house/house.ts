import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { EntityId } from '../../../../src/drama/entity-id.ts';
import type { Vec3 } from '../../../stage/space/vector.ts';
import type { Room } from '../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../create-workshop.ts';
import { roomAt } from '../set/bounds.ts';
import { looksThrough, openingOf, type StageOpening } from './opening.ts';
import { raiseProscenium } from './proscenium.ts';

/** The arch that stands at the moment, and the room behind it. */
interface StandingArch {
  readonly room: Room;
  readonly opening: StageOpening;
}

interface Arch {
  readonly standing: StandingArch;
  readonly node: TransformNode;
}

/**
 * The house before a stage: an arch before whichever room is looked at from the audience's side. It is raised when first
 * looked through and gone as soon as a camera is within it.
 */
export class House {
  private readonly arches = new Map<EntityId, Arch>();
  standing: StandingArch | undefined;

  constructor(
    private readonly workshop: OpenWorkshop,
    private readonly rooms: readonly Room[],
    private readonly parent: TransformNode,
  ) {}

  /** Raises the arch one looks through from `eye` to `at`, lowers any other, and says which stands. */
  lookFrom(eye: Vec3, at: Vec3 | undefined): StandingArch | undefined {
    const room = at && roomAt(this.rooms, at);
    const opening = room && openingOf(room);
    const isSeen = at !== undefined && opening !== undefined && looksThrough(opening, eye, at);
    const arch = room && isSeen ? this.archBefore(room, opening) : undefined;
    for (const each of this.arches.values()) each.node.setEnabled(each === arch);
    this.standing = arch?.standing;
    return this.standing;
  }

  private archBefore(room: Room, opening: StageOpening): Arch {
    let arch = this.arches.get(room.place);
    if (!arch) {
      const node = raiseProscenium(this.workshop, opening, this.parent);
      this.arches.set(room.place, (arch = { standing: { room, opening }, node }));
    }
    return arch;
  }
}
