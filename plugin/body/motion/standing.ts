/**
 * A place that is written anew at each frame. Of a class of its own: of literals V8 lets each with the same names know what any other
 * holds, and boxes whatever is written to all of them once one holds something else than a number.
 */
export class Standing {
  x = 0;
  y = 0;
  z = 0;
  yaw = 0;
}
