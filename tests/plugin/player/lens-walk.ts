import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { readFileSync } from 'node:fs';
import { Film } from '../../../plugin/picture/camera/film.ts';
import { seenIn, type Frame } from '../../../plugin/picture/camera/frame.ts';
import { blockingOf, staturesOf, type Statures } from '../../../plugin/picture/camera/stage-blocking.ts';
import { standardBindings } from '../../../plugin/player/bindings.ts';
import { aheadOf } from '../../../plugin/player/rig-frame.ts';
import { StageRig } from '../../../plugin/player/stage-rig.ts';
import { plus, vec, yawTowards, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { guestId, withGuest } from '../../../src/drama/guest.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import { Proscenium } from '../../../src/embed/proscenium.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { openHavok } from '../stage/physics/open-havok.ts';
import { FakePage } from './fake-page.ts';

export const frameMs = 20;
/** How wide and high a picture is: a screen that lies, or a phone that is held. */
export const formats = { lying: { width: 960, height: 480 }, held: { width: 390, height: 844 } } as const;
export type View = 'eyes' | 'shoulder';

/** Somebody who plays with all the company waiting for them, until it is let go, and what every camera shows of it. */
export class LensWalk {
  readonly facts: Fact[] = [];
  private nowMs = 0;
  private readonly statures: Statures;

  private constructor(
    readonly drama: Proscenium,
    readonly rig: StageRig,
    readonly role: EntityId,
    private readonly camera: TargetCamera,
    private readonly film: Film,
    private readonly aspect: number,
  ) {
    this.statures = staturesOf(drama.stage);
  }

  static async open(play: string, as: string, format: keyof typeof formats = 'lying', seed = 5): Promise<LensWalk> {
    const { width, height } = formats[format];
    const aspect = width / height;
    const engine = new NullEngine({
      renderWidth: width,
      renderHeight: height,
      textureSize: 64,
      deterministicLockstep: false,
      lockstepMaxSteps: 4,
    });
    const scene = new Scene(engine);
    const camera = new TargetCamera('eyes', Vector3.Zero(), scene);
    scene.activeCamera = camera;
    const file = new URL(`../../../scenes/${play}/scene.json`, import.meta.url);
    const written = JSON.parse(readFileSync(file, 'utf8')) as SceneFile;
    const drama = await Proscenium.createAsync(scene, {
      scene: as === guestId ? withGuest(written) : written,
      player: as,
      havok: await openHavok(),
      tier: 'plain',
      seed,
    });
    const { stage, view, player } = drama;
    invariant(view && player, 'There is nobody to play.');
    for (const actor of drama.play.profiles.keys()) drama.performance.takeRole(actor, 'player');
    const rig = new StageRig(scene, camera, {
      stage,
      view,
      role: player.role,
      canvas: new FakePage().canvas,
      bindings: standardBindings,
      comfort: { fov: 80, lookSpeed: 1, isLookInverted: false, isStill: false },
      walk: (intent) => player.walk(intent),
      look: (at) => player.look(at),
      pads: () => [],
    });
    const film = new Film({ plan: stage.parts.plan, aspect: () => aspect, self: player.role });
    const walk = new LensWalk(drama, rig, player.role, camera, film, aspect);
    drama.performance.onFact((fact) => {
      walk.facts.push(fact);
      rig.follow(fact);
      film.follow(fact);
    });
    return walk;
  }

  /** The company plays its parts from now on. */
  letPlay(): void {
    const { performance, play } = this.drama;
    for (const actor of play.profiles.keys()) if (actor !== this.role) performance.releaseRole(actor);
  }

  async frame(): Promise<void> {
    await this.drama.advance(frameMs);
    this.rig.update(frameMs / 1000);
    this.nowMs += frameMs;
    // The editor thinks ten times a second.
    if (this.nowMs % 100 === 0) this.film.update(this.nowMs, blockingOf(this.drama.stage, this.statures));
  }

  /** Looks the other way, and stays so for as long as it takes the film to show somebody else. */
  async lookAwayFrom(point: Vec3): Promise<void> {
    this.rig.face(yawTowards(this.self.eyes, point) + Math.PI);
    for (let frame = 0; frame < 4; frame++) await this.frame();
  }

  get self() {
    const self = this.drama.stage.actors.get(this.role);
    invariant(self, 'They are not on the stage.');
    return self;
  }

  frameOf(camera: View | 'film'): Frame {
    if (camera === 'film') return this.film.frame ?? { position: vec(0, 0, 0), target: vec(0, 0, 1), fov: 1 };
    const { position, rotation, fov } = this.camera;
    const at = vec(position.x, position.y, position.z);
    return { position: at, target: plus(at, aheadOf(rotation.y, -rotation.x)), fov };
  }

  shows(camera: View | 'film', points: readonly Vec3[]): boolean {
    return points.some((point) => {
      const { across, up, ahead } = seenIn(this.frameOf(camera), point, this.aspect);
      return ahead > 0.05 && Math.abs(across) <= 1 && Math.abs(up) <= 1;
    });
  }

  /** Where somebody's eyes are as their body shows them. */
  eyesOf(id: EntityId): Vec3 | undefined {
    const head = this.drama.view?.actors.get(id)?.headPlace;
    return head && vec(head.neck.x, head.neck.y + head.up, head.neck.z);
  }

  /** Where something is in the picture, in words: whoever reads a failure sees what was missed. */
  whereIs(camera: View | 'film', id: EntityId): string {
    const point = this.pointOf(id);
    if (!point) return 'not on the stage';
    const { across, up, ahead } = seenIn(this.frameOf(camera), point, this.aspect);
    const ruled = this.facts.findLast((fact) => fact.type === 'action:ruled');
    const verdict = ruled?.type === 'action:ruled' ? (ruled.verdict.code ?? 'ok') : '';
    return `${across.toFixed(2)} across, ${up.toFixed(2)} up, ${ahead.toFixed(1)} m ahead, ${verdict}`;
  }

  /** Where a person's face or a thing is. */
  pointOf(id: EntityId): Vec3 | undefined {
    const { actors, props } = this.drama.stage;
    const actor = actors.get(id);
    if (actor) return actor.isOnStage ? actor.eyes : undefined;
    const prop = props.all.get(id);
    return prop?.isVisible ? prop.center : undefined;
  }
}
