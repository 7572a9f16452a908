import { Light } from '@babylonjs/core/Lights/light.js';
import { SpotLight } from '@babylonjs/core/Lights/spotLight.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Vec3 } from '../../../stage/space/vector.ts';
import type { Room } from '../../../stage/staging/stage-plan.ts';
import { houseBit } from '../layers.ts';
import { boundsOf, boundsOfRooms, roomAt } from '../set/bounds.ts';

/** How far before the stage, and how high over it, the bridge of the house is. */
const bridge = { ahead: 5.2, above: 5.6, aside: 0.34 } as const;

/**
 * The warm light from the front at the best tier: a wide soft spot from the bridge over the house, on the room that is
 * looked at, so that its walls fall off into the dark. It throws the shadows of figures and things.
 */
export class KeyLight {
  readonly light: SpotLight;
  private aimedAt: Room | undefined;
  private throwMeters = 8;

  constructor(
    scene: Scene,
    private readonly rooms: readonly Room[],
  ) {
    this.light = new SpotLight('key light', new Vector3(0, 6, -8), new Vector3(0, -0.5, 1), 1, 2, scene);
    this.light.falloffType = Light.FALLOFF_GLTF;
    this.light.range = 40;
    this.light.excludeWithLayerMask = houseBit;
    this.light.shadowMinZ = 2;
    this.aim(undefined);
  }

  /** Light on the room where this is; true when it had to be turned. */
  aimAt(at: Vec3): boolean {
    const room = roomAt(this.rooms, at);
    if (!room || room === this.aimedAt) return false;
    this.aim(room);
    return true;
  }

  /** Candela for so much light where it is aimed. */
  candelaFor(strength: number): number {
    return strength * this.throwMeters ** 2;
  }

  dispose(): void {
    this.light.dispose();
  }

  private aim(room: Room | undefined): void {
    this.aimedAt = room;
    const { west, east, south, north } =
      room || this.rooms.length === 0
        ? boundsOf(room?.outline ?? [[-4, 0], [4, 6]]) // prettier-ignore
        : boundsOfRooms(this.rooms);
    const floor = room?.floorY ?? 0;
    const [wide, middle] = [east - west, (west + east) / 2];
    const target = new Vector3(middle, floor + 0.9, south + (north - south) * 0.52);
    this.light.position.set(middle - wide * bridge.aside, floor + bridge.above, south - bridge.ahead);
    this.light.direction = target.subtract(this.light.position);
    this.throwMeters = this.light.direction.length();
    this.light.direction.normalize();
    this.light.angle = Math.min(2.2, 2 * Math.atan((wide * 0.68 + 0.6) / this.throwMeters));
    this.light.innerAngle = this.light.angle * 0.3;
    this.light.shadowMaxZ = this.throwMeters + (north - south) + 3;
  }
}
