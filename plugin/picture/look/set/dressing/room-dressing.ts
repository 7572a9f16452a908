import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { DressingWord } from '../../../../../src/drama/staging.ts';
import { vec } from '../../../../stage/space/vector.ts';
import type { PlacedProp, Room } from '../../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../../create-workshop.ts';
import { movedShape } from '../../shapes/placed.ts';
import type { SetPlan } from '../set-plan.ts';
import type { Glow } from '../../workshop.ts';
import { isInside } from '../bounds.ts';
import type { Manner } from '../manner.ts';
import type { Pile } from '../pile.ts';
import { onFace, type WallFace } from '../wall-face.ts';
import { bedCanopy } from './bed-canopy.ts';
import { dressWall, type Hung } from './dress-wall.ts';
import { dressingOf } from './dressing-words.ts';
import { lightPendant, pendant, pendantSpots } from './overhead-lights.ts';
import { rugFor } from './rug.ts';
import { kindle } from './wall-light.ts';

/** More lights than this would light nothing but each other: few are real at a time. */
const mostLights = 4;
/** Of many colours, and so of many draws: a plain stage does without. */
const costly: ReadonlySet<DressingWord> = new Set(['pictures', 'posters', 'shields', 'string-lights', 'picture-rail']);

/**
 * What a room is dressed with beyond what the play needs. It is thin, on walls or overhead, known to nobody but the eye:
 * bodies and physics never meet it.
 */
export class RoomDressing {
  readonly words: ReadonlySet<DressingWord>;
  readonly #workshop: OpenWorkshop;
  readonly #room: Room;
  readonly #plan: SetPlan;
  readonly #manner: Manner;
  readonly #props: readonly PlacedProp[];
  #lightsLeft = mostLights;

  constructor(workshop: OpenWorkshop, room: Room, plan: SetPlan, manner: Manner) {
    this.#workshop = workshop;
    this.#room = room;
    this.#plan = plan;
    this.#manner = manner;
    const words = dressingOf(room, plan);
    this.words = workshop.tier === 'plain' ? new Set([...words].filter((word) => !costly.has(word))) : words;
    const { floorY, height, outline } = room;
    this.#props = [...(plan.props?.values() ?? [])].filter(
      ({ stand: { position } }) =>
        isInside(outline, [position.x, position.z]) && position.y > floorY - 0.3 && position.y < floorY + height,
    );
  }

  layFloor(pile: Pile): void {
    if (this.words.has('rug') || this.words.has('carpet')) {
      const isRunner = this.words.has('carpet');
      const rug = rugFor(this.#room, this.#props, this.#plan.style, isRunner);
      // The outermost and the innermost say that it is a rug.
      for (const [finish, shape] of this.#workshop.tier === 'plain' ? rug.slice(-2) : rug) {
        pile.add(finish, shape);
      }
    }
    if (!this.words.has('canopy')) return;
    for (const prop of this.#props.filter(({ form }) => form === 'bed')) {
      for (const [finish, shape] of bedCanopy(prop, this.#room.height)) pile.add(finish, shape);
    }
  }

  /** Dresses one face; what shines on it hangs from `parent`, and comes and goes with the wall. */
  hangOn(pile: Pile, face: WallFace, parent: TransformNode): Glow[] {
    // The wall the audience looks in through is dressed for nobody.
    if (this.words.size === 0 || face.normal.z > 0.5 || face.height < 2) return [];
    const hung = dressWall({
      face,
      words: this.words,
      style: this.#plan.style,
      manner: this.#manner,
      props: this.#props,
      lightsLeft: this.#lightsLeft,
    });
    for (const { pieces, at } of hung) {
      for (const [finish, shape] of pieces) pile.add(finish, movedShape(shape, at.x, at.y, at.z), face.stand);
    }
    const lit = hung.flatMap((one) => this.#kindle(one, face, parent));
    this.#lightsLeft -= lit.length;
    return lit;
  }

  hangOverhead(pile: Pile, parent: TransformNode): Glow[] {
    if (!this.words.has('pendants')) return [];
    const { floorY, height } = this.#room;
    return pendantSpots(this.#room, this.#props).map((spot) => {
      for (const [finish, shape] of pendant(spot, floorY + height)) pile.add(finish, shape);
      return lightPendant(this.#workshop, spot, parent);
    });
  }

  #kindle({ light, at }: Hung, face: WallFace, parent: TransformNode): Glow[] {
    if (!light) return [];
    if (!('colour' in light)) return [kindle(this.#workshop, light, face, at, parent)];
    const node = new TransformNode('sign', this.#workshop.scene);
    node.parent = parent;
    const { x, y, z } = onFace(face, vec(at.x, at.y, at.z + 0.3));
    node.position.set(x, y, z);
    return [this.#workshop.bulb('sign', node, vec(0, 0, 0), 0.008, light.colour)];
  }
}
