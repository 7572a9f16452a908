import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { WebXRExperienceHelper } from '@babylonjs/core/XR/webXRExperienceHelper.js';
import { WebXRSessionManager } from '@babylonjs/core/XR/webXRSessionManager.js';
import type { Camera } from '@babylonjs/core/Cameras/camera.js';
import type { Fact } from '../../src/drama/fact.ts';
import { usualComfort, type HeadsetComfort } from './comfort.ts';
import { HeadsetError } from './headset-error.ts';
import { sessions, type HeadsetMode } from './headset-mode.ts';
import type { HeadsetOptions } from './headset-options.ts';
import { Leftovers } from './leftovers.ts';
import { StageInRoom } from './stage-in-room.ts';
import { WornHeadset } from './worn-headset.ts';

/** What cannot be seen any more is not drawn, and what is at the nose is. */
const [nearest, farthest] = [0.05, 200];

/**
 * A headset for whoever looks at a stage. Put on, the play goes on around them; taken off, by them or by the system, the screen
 * is as it was, and nothing of it is left in the scene.
 */
export class Headset {
  comfort: HeadsetComfort;
  private worn: { readonly helper: WebXRExperienceHelper; readonly dressed: WornHeadset | StageInRoom } | undefined;
  private readonly observers = new Set<(isOn: boolean) => void>();
  private readonly talkers = new Set<(isHeld: boolean) => void>();
  private isEntering = false;
  /** Whoever has worn it knows how. */
  private isKnown = false;

  constructor(private readonly options: HeadsetOptions) {
    this.comfort = { ...usualComfort, ...options.comfort };
  }

  /** Which of them this device can show; none where it has no headset. Never rejects. */
  static async modesHere(): Promise<readonly HeadsetMode[]> {
    const modes: readonly HeadsetMode[] = ['stage', 'room'];
    const asked = modes.map(async (mode) => WebXRSessionManager.IsSessionSupportedAsync(sessions[mode].mode));
    const there = await Promise.allSettled(asked);
    return modes.filter((_, index) => {
      const answer = there[index];
      return answer?.status === 'fulfilled' && answer.value;
    });
  }

  /** Which of them this device can show. */
  get modes(): readonly HeadsetMode[] {
    return this.options.modes;
  }

  get isOn(): boolean {
    return this.worn !== undefined;
  }

  /** What is seen, felt and said among the actors. */
  get now(): WornHeadset | undefined {
    return this.worn?.dressed instanceof WornHeadset ? this.worn.dressed : undefined;
  }

  /** Where the stage stands in one's own room, while it does. */
  get inRoom(): StageInRoom | undefined {
    return this.worn?.dressed instanceof StageInRoom ? this.worn.dressed : undefined;
  }

  /** Told whenever it is put on or taken off. */
  onChange(observe: (isOn: boolean) => void): () => void {
    this.observers.add(observe);
    return () => this.observers.delete(observe);
  }

  /** Told when its wearer holds a button to speak aloud (A or X), and when they let it go. */
  onTalk(observe: (isHeld: boolean) => void): () => void {
    this.talkers.add(observe);
    return () => this.talkers.delete(observe);
  }

  /**
   * Puts it on, among the actors or with the stage in one's own room; browsers want this called from a press. Rejects with a
   * `HeadsetError` where it cannot be.
   */
  async enter(mode: HeadsetMode = 'stage'): Promise<void> {
    if (this.worn || this.isEntering) return;
    this.isEntering = true;
    const { view } = this.options;
    const { scene } = view;
    const before = scene.activeCamera;
    const leftovers = new Leftovers(scene);
    let helper: WebXRExperienceHelper | undefined;
    const floor = new TransformNode('headset floor', scene);
    floor.parent = view.root.node;
    try {
      helper = await WebXRExperienceHelper.CreateAsync(scene);
      const { camera, sessionManager } = helper;
      camera.parent = floor;
      [camera.minZ, camera.maxZ] = [nearest, farthest];
      // Our floor says where the real one lies; neither camera is moved to the other.
      camera.compensateOnFirstFrame = false;
      camera.setTransformationFromNonVRCamera = () => undefined;
      const onTalk = (isHeld: boolean): void => this.talkers.forEach((observe) => observe(isHeld));
      const { mode: session, optionalFeatures } = sessions[mode];
      await helper.enterXRAsync(session, 'local-floor', undefined, { optionalFeatures: [...optionalFeatures] });
      leftovers.begun();
      const dressed =
        mode === 'room'
          ? new StageInRoom({ ...this.options, helper, floor })
          : new WornHeadset({ ...this.hinting(), comfort: () => this.comfort, helper, floor, onTalk });
      sessionManager.onXRSessionEnded.addOnce(() => this.takenOff(before, floor, leftovers));
      this.worn = { helper, dressed };
      for (const observe of this.observers) observe(true);
    } catch (cause) {
      helper?.dispose();
      floor.dispose();
      leftovers.clear();
      scene.activeCamera = before;
      throw new HeadsetError('The headset could not be put on: it may be in use, or was not allowed.', { cause });
    } finally {
      this.isEntering = false;
    }
  }

  /** Takes it off. */
  async leave(): Promise<void> {
    await this.worn?.helper.exitXRAsync();
  }

  follow(fact: Fact): void {
    this.worn?.dressed.follow(fact);
  }

  dispose(): void {
    this.observers.clear();
    this.talkers.clear();
    void this.leave().catch(() => undefined);
  }

  private hinting(): HeadsetOptions {
    const { hints, ...options } = this.options;
    const isFirst = !this.isKnown;
    this.isKnown = true;
    return isFirst && hints ? { ...options, hints } : options;
  }

  private takenOff(before: Camera | null, floor: TransformNode, leftovers: Leftovers): void {
    const { worn } = this;
    if (!worn) return;
    this.worn = undefined;
    const { scene } = this.options.view;
    worn.dressed.dispose();
    // Babylon is still telling others that it ended.
    void Promise.resolve().then(() => {
      worn.helper.dispose();
      floor.dispose();
      leftovers.clear();
      if (!scene.isDisposed) scene.activeCamera = before;
    });
    for (const observe of this.observers) observe(false);
  }
}
