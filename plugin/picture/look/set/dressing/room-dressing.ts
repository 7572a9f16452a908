import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { dressingOf } from '../../../../../src/world/setting/dressing.ts';
import type { DressingWord } from '../../../../../src/drama/staging.ts';
import { isInside } from '../../../../stage/space/triangulate.ts';
import { origin, plus, vec } from '../../../../stage/space/vector.ts';
import type { PlacedProp, Room, StagePlan } from '../../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../../create-workshop.ts';
import { movedShape } from '../../shapes/placed.ts';
import type { Glow } from '../../workshop.ts';
import type { Manner } from '../manner.ts';
import type { Pile } from '../pile.ts';
import { onFace, type WallFace } from '../wall-face.ts';
import { bedCanopy } from './bed-canopy.ts';
import { dressWall, type Hung } from './dress-wall.ts';
import { floodIn } from './flood.ts';
import { lightPendant, pendant, pendantSpots } from './overhead-lights.ts';
import { rugFor } from './rug.ts';
import { hungAt } from './wall-light.ts';

/** What of a plan a set is built from. */
export type SetPlan = Pick<
  StagePlan,
  'rooms' | 'walls' | 'doorways' | 'stairs' | 'style' | 'horizon' | 'light' | 'dressing'
> &
  Partial<Pick<StagePlan, 'props'>>;

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
  private readonly props: readonly PlacedProp[];
  private lightsLeft = mostLights;

  constructor(
    private readonly workshop: OpenWorkshop,
    private readonly room: Room,
    private readonly plan: SetPlan,
    private readonly manner: Manner,
  ) {
    const words = dressingOf(room, plan);
    this.words = workshop.tier === 'plain' ? new Set([...words].filter((word) => !costly.has(word))) : words;
    const { floorY, height, outline } = room;
    this.props = [...(plan.props?.values() ?? [])].filter(
      ({ stand: { position } }) =>
        isInside(outline, position.x, position.z) && position.y > floorY - 0.3 && position.y < floorY + height,
    );
  }

  *layFloor(pile: Pile): Generator<number, void> {
    if (this.words.has('flood')) pile.addAll(floodIn(this.room));
    const isRunner = this.words.has('carpet');
    if (isRunner || this.words.has('rug')) {
      const rug = rugFor(this.room, this.props, this.manner.rug, isRunner);
      // The outermost and the innermost say that it is a rug.
      pile.addAll(this.workshop.tier === 'plain' ? rug.slice(-2) : rug);
    }
    if (!this.words.has('canopy')) return;
    for (const prop of this.props) {
      if (prop.form !== 'bed') continue;
      for (const [finish, shape] of bedCanopy(prop, this.room.height)) {
        pile.add(finish, shape);
        yield 0;
      }
    }
  }

  /** Dresses one face; what shines on it hangs from `parent`, and comes and goes with the wall. */
  hangOn(pile: Pile, face: WallFace, parent: TransformNode): Glow[] {
    // The wall the audience looks in through is dressed for nobody.
    if (this.words.size === 0 || face.normal.z > 0.5 || face.height < 2) return [];
    const { words, manner, props, lightsLeft } = this;
    const hung = dressWall({ face, words, style: this.plan.style, manner, props, lightsLeft });
    for (const { pieces, at } of hung) {
      for (const [finish, shape] of pieces) pile.add(finish, movedShape(shape, at.x, at.y, at.z), face.stand);
    }
    const lit = hung.flatMap((one) => this.kindle(one, face, parent));
    this.lightsLeft -= lit.length;
    return lit;
  }

  hangOverhead(pile: Pile, parent: TransformNode): Glow[] {
    if (!this.words.has('pendants')) return [];
    const { floorY, height } = this.room;
    return pendantSpots(this.room, this.props).map((spot) => {
      pile.addAll(pendant(spot, floorY + height));
      return lightPendant(this.workshop, spot, parent);
    });
  }

  private kindle({ light, at }: Hung, face: WallFace, parent: TransformNode): Glow[] {
    if (!light) return [];
    const isSign = 'colour' in light;
    const spot = onFace(face, plus(at, isSign ? vec(0, 0, 0.3) : light.at));
    if (isSign) return [this.workshop.bulb('sign', hungAt('sign', spot, parent), origin, 0.008, light.colour)];
    const name = `wall light ${Math.round(spot.x * 10)} ${Math.round(spot.z * 10)}`;
    return [light.light(this.workshop, name, hungAt('wall light', spot, parent))];
  }
}
