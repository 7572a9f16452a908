import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import type { Engine } from '@babylonjs/core/Engines/engine.js';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Head } from '../../stage/eyes/head.ts';
import { everyEye } from '../look/layers.ts';
import type { Pixels } from './encode-frame.ts';

/** How much of the height a pair of eyes takes in; across it is as much as the picture is wide. */
const upAndDown = (62 * Math.PI) / 180;
/** Nearer things are one's own nose. */
const nearMeters = 0.07;
const farMeters = 120;

/**
 * One camera and one target for the eyes of everybody. It draws outside of the page's own frame, and reads back what it drew
 * without waiting for it.
 */
export class EyeCamera {
  private readonly camera: FreeCamera;
  private target: RenderTargetTexture | undefined;
  private tries = 0;

  constructor(
    private readonly scene: Scene,
    /** What has not become ready to be drawn after so many tries is left out of the picture. */
    private readonly mostTries = 240,
    /** What heads are counted from. */
    home: TransformNode | null = null,
  ) {
    const { activeCamera } = scene;
    this.camera = new FreeCamera('eyes', Vector3.Zero(), scene);
    this.camera.parent = home;
    this.camera.minZ = nearMeters;
    this.camera.maxZ = farMeters;
    this.camera.fov = upAndDown;
    this.camera.layerMask = everyEye;
    // A scene without a camera takes the first that is made; it shall not be this one.
    scene.activeCamera = activeCamera;
  }

  /** Draws what is seen from a head, without those meshes, and reads it back. Resolves to nothing while it cannot be drawn yet. */
  async shoot(
    head: Head,
    width: number,
    height: number,
    isHidden: (mesh: AbstractMesh) => boolean,
    fov = upAndDown,
  ): Promise<Pixels | undefined> {
    const target = this.targetOf(width, height);
    this.aim(head, width / height, fov);
    // Sets open themselves to whoever looks: to these eyes now, to the page's camera again before its next picture.
    this.scene.onBeforeCameraRenderObservable.notifyObservers(this.camera);
    const { activeCamera } = this.scene;
    target.renderList = this.scene.meshes.filter((mesh) => this.isDrawn(mesh) && !isHidden(mesh));
    target.activeCamera = this.camera;
    try {
      if (this.tries < this.mostTries && !target.isReadyForRendering()) {
        this.tries++;
        return undefined;
      }
      target.render(false, false);
    } finally {
      target.renderList = [];
      this.scene.activeCamera = activeCamera;
      if (activeCamera) this.scene.setTransformMatrix(activeCamera.getViewMatrix(), activeCamera.getProjectionMatrix());
    }
    return { bytes: await this.readBack(target, width, height), width, height };
  }

  dispose(): void {
    this.target?.dispose();
    this.camera.dispose();
  }

  private aim({ at, yaw, pitch }: Head, aspect: number, fov: number): void {
    const { camera } = this;
    camera.position.set(at.x, at.y, at.z);
    camera.rotation.set(-pitch, yaw, 0);
    // Left to itself a camera takes the canvas for its picture.
    camera.freezeProjectionMatrix(Matrix.PerspectiveFovLH(fov, aspect, nearMeters, farMeters));
    camera.getViewMatrix(true);
    camera.computeWorldMatrix();
    camera.getTransformationMatrix();
  }

  private isDrawn(mesh: AbstractMesh): boolean {
    if (!mesh.isEnabled() || !mesh.isVisible || mesh.visibility <= 0 || mesh.getTotalVertices() === 0) return false;
    if ((mesh.layerMask & this.camera.layerMask) === 0) return false;
    return mesh.alwaysSelectAsActiveMesh || this.camera.isInFrustum(mesh);
  }

  private targetOf(width: number, height: number): RenderTargetTexture {
    const { target } = this;
    if (target?.getRenderWidth() === width && target.getRenderHeight() === height) return target;
    target?.dispose();
    this.target = new RenderTargetTexture('eyes', { width, height }, this.scene, { generateMipMaps: false });
    this.target.clearColor = this.scene.clearColor;
    return this.target;
  }

  private async readBack(target: RenderTargetTexture, width: number, height: number): Promise<Uint8Array> {
    const engine = this.scene.getEngine() as Engine;
    const bytes = new Uint8Array(width * height * 4);
    const { renderTarget } = target;
    if (renderTarget && engine.webGLVersion >= 2) {
      engine.bindFramebuffer(renderTarget);
      const { RGBA, UNSIGNED_BYTE } = WebGL2RenderingContext;
      const read = engine._readPixelsAsync(0, 0, width, height, RGBA, UNSIGNED_BYTE, bytes);
      engine.unBindFramebuffer(renderTarget);
      if (read) return (await read) as Uint8Array;
    }
    const read = await target.readPixels(0, 0, bytes);
    return read instanceof Uint8Array ? read : bytes;
  }
}
