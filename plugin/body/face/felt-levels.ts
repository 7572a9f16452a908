import { expressions, type Expression } from './face.ts';

/** How fast an expression comes and goes: it is 63 % there after so many seconds. */
const comes = 0.05;
const goes = 0.34;
/** One that another drives out goes faster. */
const driven = 0.14;
/** How much further it goes at first, and for how long: what startles overshoots. */
const overshoot = 0.16;
const overshootSeconds = 0.14;

/** How much of each expression is in a face at the moment: they come fast and go slowly, as faces do. */
export class FeltLevels {
  /** How much of each expression there is. */
  readonly now = new Float64Array(expressions.length);
  /** Since the last time, and how much is wanted; written here, for a number that is handed over is garbage. */
  seconds = 0;
  strength = 0;
  private readonly levels = new Float64Array(expressions.length);
  private readonly pops = new Float64Array(expressions.length);
  private readonly goals = new Float64Array(expressions.length);

  /** As much of it as `strength` says. */
  want(expression: Expression): void {
    const index = expressions.indexOf(expression);
    this.goals[index] = Math.min(1, (this.goals[index] ?? 0) + this.strength);
  }

  /** Goes towards what was wanted since the last time; what is not wanted again is let go. */
  update(): void {
    const { seconds } = this;
    let isDriven = false;
    for (let index = 0; index < this.levels.length; index++)
      if (this.goals[index]! > this.levels[index]! + 0.25) isDriven = true;
    for (let index = 0; index < this.levels.length; index++) {
      const level = this.levels[index]!;
      const goal = this.goals[index]!;
      const rising = goal > level;
      if (goal > level + 0.35) this.pops[index] = 1;
      const within = rising ? comes : isDriven ? driven : goes;
      this.levels[index] = level + (goal - level) * (1 - Math.exp(-seconds / within));
      this.pops[index] = this.pops[index]! * Math.exp(-seconds / overshootSeconds);
      this.goals[index] = 0;
    }
    this.show();
  }

  /** Everything at once, for a face that was not there before. */
  settle(): void {
    this.levels.set(this.goals);
    this.goals.fill(0);
    this.show();
  }

  private show(): void {
    for (let index = 0; index < this.now.length; index++)
      this.now[index] = this.levels[index]! * (1 + overshoot * this.pops[index]!);
  }
}
