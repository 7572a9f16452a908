import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Proscenium } from '../../../../src/embed/proscenium.ts';
import type { ProsceniumOptions } from '../../../../src/embed/proscenium-options.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { Fact } from '../../../../src/drama/fact.ts';
import { invariant } from '../../../../src/kit/invariant.ts';
import type { ActorView } from '../../../../plugin/picture/view/actor-view.ts';
import type { PropView } from '../../../../plugin/picture/view/prop-view.ts';
import type { StageView } from '../../../../plugin/picture/view/stage-view.ts';
import { vec, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import { openHavok } from '../../stage/physics/open-havok.ts';
import { parlourFile } from '../../stage/parlour.ts';

type SceneChange = Readonly<Record<string, unknown>>;

/** A scene on a real stage, shown in a scene of a NullEngine frame by frame, with every role in the hands of the test. */
export class ShowRoom {
  readonly facts: Fact[] = [];

  private constructor(
    readonly engine: NullEngine,
    readonly scene: Scene,
    readonly drama: Proscenium,
  ) {
    drama.performance.onFact((fact) => this.facts.push(fact));
  }

  static async open(file: unknown = parlourFile, options: Partial<ProsceniumOptions> = {}): Promise<ShowRoom> {
    const engine = new NullEngine();
    const scene = new Scene(engine);
    scene.activeCamera = new FreeCamera('audience', new Vector3(0, 2, -8), scene);
    const drama = await Proscenium.createAsync(scene, {
      scene: file,
      havok: await openHavok(),
      tier: 'plain',
      seed: 7,
      ...options,
    });
    for (const actor of drama.play.profiles.keys()) drama.performance.takeRole(actor, 'player');
    return new ShowRoom(engine, scene, drama);
  }

  get view(): StageView {
    invariant(this.drama.view, 'The drama has no picture.');
    return this.drama.view;
  }

  actor(id: string): ActorView {
    return this.view.expectActor(entityId(id));
  }

  prop(id: string): PropView {
    return this.view.expectProp(entityId(id));
  }

  says(actor: string, text: string): void {
    const said = this.drama.say(text, entityId(actor));
    invariant(said.ok, said.ok ? '' : said.error.message);
  }

  /** So many frames of the play, and what is to be looked at after each. */
  async frames(count: number, look: (frame: number) => void = () => undefined, ms = 20): Promise<void> {
    for (let frame = 0; frame < count; frame++) {
      await this.drama.advance(ms);
      look(frame);
    }
  }

  /** So many frames of the host's own loop, in which the drama brings itself forward. */
  async render(count: number, look: () => void, ms = 20): Promise<void> {
    this.engine.getDeltaTime = () => ms;
    for (let frame = 0; frame < count; frame++) {
      this.scene.render();
      look();
      // The play's time passes in promises, between one frame and the next.
      for (let turn = 0; turn < 60; turn++) await Promise.resolve();
    }
  }

  /** Until they have done what they were told, with a look at every frame. */
  async does(actor: string, text: string, look: () => void = () => undefined): Promise<void> {
    const before = this.facts.length;
    this.says(actor, text);
    const isDone = (): boolean =>
      this.facts.slice(before).some((fact) => fact.type === 'turn:ended' && fact.actor === actor);
    for (let frame = 0; frame < 4000 && !isDone(); frame++) await this.frames(1, look);
    invariant(isDone(), `${actor} does not come to an end with ${text}`);
    const refused = this.facts.slice(before).find((fact) => fact.type === 'action:ruled' && !fact.verdict.ok);
    invariant(!refused, `${text} is refused: ${JSON.stringify(refused)}`);
  }

  dispose(): void {
    this.drama.dispose();
    this.engine.dispose();
  }
}

/** The parlour with some of its things otherwise, and with more in it. */
export const parlourWith = (changes: Readonly<Record<string, SceneChange>>, more: SceneChange = {}): unknown => ({
  ...parlourFile,
  ...more,
  entities: parlourFile.entities.map((entity) => ({ ...entity, ...changes[entity.id] })),
});

/** The parlour with as many guests in it besides. */
export const crowdedParlour = (guests: number): unknown => {
  const names = Array.from({ length: guests }, (_, index) => `guest-${index}`);
  const { blueprint } = parlourFile;
  return {
    ...parlourFile,
    entities: [
      ...parlourFile.entities,
      ...names.map((name, index) => ({
        id: `actor:${name}`,
        kind: 'actor',
        name: `Guest ${index}`,
        pronouns: index % 2 ? 'she' : 'he',
        at: { in: index % 3 ? 'place:hall' : 'place:parlour' },
      })),
    ],
    blueprint: {
      ...blueprint,
      profiles: [
        ...blueprint.profiles,
        ...names.map((name) => ({
          actor: `actor:${name}`,
          persona: 'A guest.',
          goal: { public: 'To be there.', private: 'To go home.' },
        })),
      ],
    },
  };
};

/** Where a node is on the stage at this moment, with all it hangs on brought up to date. */
export function whereIs(node: TransformNode): Vec3 {
  fresh(node);
  const { x, y, z } = node.getAbsolutePosition();
  return vec(x, y, z);
}

/** Where a point of a thing is on the stage. */
export function pointOf(node: TransformNode, { x, y, z }: Vec3): Vec3 {
  fresh(node);
  const at = Vector3.TransformCoordinates(new Vector3(x, y, z), node.getWorldMatrix());
  return vec(at.x, at.y, at.z);
}

function fresh(node: TransformNode): void {
  if (node.parent) fresh(node.parent as TransformNode);
  node.computeWorldMatrix(true);
}
