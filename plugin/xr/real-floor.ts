import { combined, yawed, type Pose } from '../stage/space/pose.ts';
import { minus, origin, plus, scaled, turned, vec, type Vec3 } from '../stage/space/vector.ts';

/** Where the real floor under a headset lies on the stage: which spot its middle is, which way it is turned, how large it is. */
export class RealFloor {
  position: Vec3 = origin;
  yaw = 0;
  /** Stage metres in a real one: 1 stands among the actors, 10 looks down on a stage the size of a table. */
  scale = 1;

  /** A pose in the real room, on the stage. */
  toStage({ position, rotation }: Pose): Pose {
    return { position: this.pointOn(position), rotation: combined(yawed(this.yaw), rotation) };
  }

  /** Lays the floor so that whoever has their head here in the real room stands on this spot of the stage. */
  putUnder(head: Vec3, spot: Vec3): void {
    this.lay(vec(head.x, 0, head.z), spot);
  }

  /** Lays the floor so that this point of the real room is this one of the stage. */
  lay(real: Vec3, spot: Vec3): void {
    this.position = minus(spot, turned(scaled(real, this.scale), this.yaw));
  }

  /** Turns the stage around whoever has their head here. */
  turnAround(head: Vec3, by: number): void {
    const { x, z } = this.pointOn(head);
    const height = this.position.y;
    this.yaw += by;
    this.putUnder(head, vec(x, height, z));
  }

  private pointOn(point: Vec3): Vec3 {
    return plus(this.position, turned(scaled(point, this.scale), this.yaw));
  }
}
