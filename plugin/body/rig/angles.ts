interface Turn {
  x: number;
  y: number;
  z: number;
  w: number;
}

/** A turn by three angles, in radians: to the right, forward and down, to the side. They are written to it one by one. */
export class Angles {
  yaw = 0;
  pitch = 0;
  roll = 0;

  /** As a quaternion. Most joints turn about one axis alone: what is not turned is not reckoned with. */
  turn(into: Turn): void {
    const { yaw, pitch, roll } = this;
    const sinYaw = yaw === 0 ? 0 : Math.sin(yaw / 2);
    const cosYaw = yaw === 0 ? 1 : Math.cos(yaw / 2);
    const sinPitch = pitch === 0 ? 0 : Math.sin(pitch / 2);
    const cosPitch = pitch === 0 ? 1 : Math.cos(pitch / 2);
    const sinRoll = roll === 0 ? 0 : Math.sin(roll / 2);
    const cosRoll = roll === 0 ? 1 : Math.cos(roll / 2);
    into.x = cosYaw * sinPitch * cosRoll + sinYaw * cosPitch * sinRoll;
    into.y = sinYaw * cosPitch * cosRoll - cosYaw * sinPitch * sinRoll;
    into.z = cosYaw * cosPitch * sinRoll - sinYaw * sinPitch * cosRoll;
    into.w = cosYaw * cosPitch * cosRoll + sinYaw * sinPitch * sinRoll;
  }
}
