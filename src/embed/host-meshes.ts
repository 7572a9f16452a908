import type { EntityId } from '../drama/entity-id.ts';
import { Avatar } from '../../plugin/body/avatars/avatar.ts';
import { loadAvatar } from '../../plugin/body/avatars/load-avatar.ts';
import type { ActorBody } from '../../plugin/picture/view/actor-view.ts';
import { readBoundMesh, type BindableNode, type BoundMesh } from '../../plugin/picture/view/bound-mesh.ts';
import { loadMesh } from '../../plugin/picture/view/load-mesh.ts';
import type { StageView } from '../../plugin/picture/view/stage-view.ts';

/** What host meshes are shown in, and for how long. */
interface Showing {
  readonly view: StageView | undefined;
  readonly isDisposed: () => boolean;
  /** Throws where the drama is gone. */
  readonly expectOpen: () => void;
  /** Done when the drama is disposed of. */
  readonly whenDisposed: (undo: () => void) => unknown;
}

const nothing = (): void => undefined;

/** Puts host meshes in place of ours. */
export class HostProps {
  constructor(private readonly showing: Showing) {}

  /** Shows this mesh; what it returns shows ours again. */
  bind(id: string, mesh: BindableNode | BoundMesh): () => void {
    this.showing.expectOpen();
    return this.showing.view?.bindProp(id as EntityId, readBoundMesh(mesh)) ?? nothing;
  }

  /** Loads a mesh file and shows it. Where it cannot be read this rejects, and ours stays. */
  async load(id: string, url: string): Promise<() => void> {
    const { view, expectOpen, isDisposed, whenDisposed } = this.showing;
    expectOpen();
    if (!view) return nothing;
    view.expectProp(id as EntityId);
    const loaded = await loadMesh(view.scene, url);
    if (isDisposed()) {
      loaded.dispose();
      return nothing;
    }
    const release = view.bindProp(id as EntityId, readBoundMesh(loaded.node));
    const undo = () => {
      release();
      loaded.dispose();
    };
    whenDisposed(undo);
    return undo;
  }
}

/** Puts host characters in place of our puppets. */
export class HostActors {
  constructor(private readonly showing: Showing) {}

  bind(id: string, body: ActorBody): () => void {
    this.showing.expectOpen();
    return this.showing.view?.bindActor(id as EntityId, body) ?? nothing;
  }

  /**
   * Loads a .glb or .vrm character with a human skeleton and shows the actor with it. Where it cannot be shown this
   * rejects with an `AvatarError` that says why, and our puppet plays on.
   */
  async load(id: string, source: string | Uint8Array): Promise<() => void> {
    const { view, expectOpen, isDisposed } = this.showing;
    expectOpen();
    if (!view) return nothing;
    const { actor } = view.expectActor(id as EntityId);
    const loaded = await loadAvatar(view.scene, source);
    if (isDisposed()) {
      loaded.dispose();
      return nothing;
    }
    const avatar = new Avatar(view.scene, loaded, actor.id);
    const release = view.bindActor(actor.id, avatar);
    return () => {
      release();
      avatar.dispose();
    };
  }
}
