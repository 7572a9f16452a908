import { isSame, type Detours } from './detours.ts';
import type { PhysicalBody, PhysicalSpace } from './physics/physical-space.ts';
import type { Solid } from './steering/bake.ts';

/** What a barrier stops. */
interface Stopped {
  readonly space: PhysicalSpace;
  readonly detours: Detours;
  /** Tells eyes what stands before them. */
  readonly screen: (solids: readonly Solid[]) => void;
  /** Something is otherwise: the stage wakes. */
  readonly changed: () => void;
}

/**
 * What of a host's level comes after the stage was opened, moves and goes: a gate, a lift, a crate. It stops glances and what
 * falls at once; people keep clear of it while it moves and walk around it where it stands.
 */
export class Barriers {
  private readonly all = new Map<string, { readonly solid: Solid; readonly body: PhysicalBody }>();

  constructor(private readonly stopped: Stopped) {}

  /** It stands here from now on, or has moved to here. */
  put(id: string, solid: Solid): void {
    const { space, detours } = this.stopped;
    const { box, pose } = solid;
    const known = this.all.get(id);
    if (known && isSame([known.solid], [solid])) return;
    const body = known?.body ?? space.add({ solids: [box], pose, motion: 'driven', layer: 'set', massKg: 1 });
    if (known) {
      body.reshape([box]);
      body.place(pose);
    }
    this.all.set(id, { solid, body });
    detours.put(id, [solid]);
    this.tell();
  }

  remove(id: string): void {
    const known = this.all.get(id);
    if (!known) return;
    this.all.delete(id);
    known.body.remove();
    this.stopped.detours.remove(id);
    this.tell();
  }

  private tell(): void {
    this.stopped.screen([...this.all.values()].map(({ solid }) => solid));
    this.stopped.changed();
  }
}
