import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { Stage } from '../../stage/stage.ts';
import { readSolid } from './host-level.ts';
import { StageRoot, type StageOrigin } from './stage-root.ts';

/** Meshes of a host that stand in the way from some moment on, as long as they are there and shown, wherever they move. */
export class HostBarriers {
  private readonly meshes = new Map<AbstractMesh, { readonly id: string; readonly unwatch: () => void }>();
  private root: StageRoot | undefined;
  private count = 0;

  constructor(
    private readonly stage: Stage,
    private readonly origin: StageOrigin | undefined,
    /** The node the stage hangs on, where there is a picture. */
    private readonly home: StageRoot | undefined,
  ) {}

  /** It is walked around and hides what is behind it from now on; what it returns ends that. So does disposing of the mesh. */
  block(mesh: AbstractMesh): () => void {
    this.clear(mesh);
    const id = `barrier:${this.count++}`;
    const watch = mesh.onDisposeObservable.addOnce(() => this.clear(mesh));
    this.meshes.set(mesh, { id, unwatch: () => watch.remove() });
    this.read(mesh, id);
    return () => this.clear(mesh);
  }

  /** Looks where they are by now. */
  update(): void {
    for (const [mesh, { id }] of this.meshes) this.read(mesh, id);
  }

  dispose(): void {
    for (const mesh of [...this.meshes.keys()]) this.clear(mesh);
    this.root?.dispose();
  }

  private read(mesh: AbstractMesh, id: string): void {
    const { barriers } = this.stage;
    if (!mesh.isEnabled()) return barriers.remove(id);
    const root = this.home ?? (this.root ??= new StageRoot(mesh.getScene(), this.origin));
    barriers.put(id, readSolid(mesh, root));
  }

  private clear(mesh: AbstractMesh): void {
    const known = this.meshes.get(mesh);
    if (!known) return;
    this.meshes.delete(mesh);
    known.unwatch();
    this.stage.barriers.remove(known.id);
  }
}
