import { reachOf, type Footprint } from './footprint.ts';

/** A square of the plan, in metres. */
const square = 1;

/** Things by where they stand, so that whoever asks what is in the way asks those nearby only. */
export class Nearby<Id> {
  private readonly squares = new Map<string, [Id, Footprint][]>();

  constructor(footprints: Iterable<readonly [Id, Footprint]>) {
    for (const [id, footprint] of footprints) this.add(id, footprint);
  }

  add(id: Id, footprint: Footprint): void {
    for (const key of squaresUnder(footprint)) {
      const there = this.squares.get(key);
      if (there) there.push([id, footprint]);
      else this.squares.set(key, [[id, footprint]]);
    }
  }

  /** Whether any that may touch this is such a one; a thing on several squares is asked about on each. */
  some(footprint: Footprint, is: (id: Id, footprint: Footprint) => boolean): boolean {
    for (const key of squaresUnder(footprint)) {
      if (this.squares.get(key)?.some(([id, there]) => is(id, there))) return true;
    }
    return false;
  }
}

function* squaresUnder(footprint: Footprint): Generator<string> {
  const [reachX, reachZ] = reachOf(footprint);
  const [west, east] = [footprint.x - reachX, footprint.x + reachX].map((x) => Math.floor(x / square));
  const [south, north] = [footprint.z - reachZ, footprint.z + reachZ].map((z) => Math.floor(z / square));
  for (let x = west ?? 0; x <= (east ?? 0); x++) for (let z = south ?? 0; z <= (north ?? 0); z++) yield `${x} ${z}`;
}
