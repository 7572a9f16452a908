import type { AssetContainer } from '@babylonjs/core/assetContainer.js';
import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
import type { MorphTarget } from '@babylonjs/core/Morph/morphTarget.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { AvatarError } from './avatar-error.ts';
import { mostAvatarBytes, readGlb, type GlbFile } from './glb-file.ts';
import { remedyFor, whyOf } from './packed-file.ts';
import { jointFor, neededJoints, type HumanoidJoint } from './humanoid-bones.ts';

/** A character that was read: its bones by our joints, facing +z with its feet at the origin. */
export interface LoadedAvatar {
  readonly node: TransformNode;
  readonly bones: ReadonlyMap<HumanoidJoint, TransformNode>;
  readonly morphs: readonly MorphTarget[];
  dispose(): void;
}

/** Shoulders of somebody of 1.7 m; files in centimetres or in toy size are brought to it. */
const usualShoulderY = 1.28;

/**
 * Loads a .glb or .vrm file the host names (never one a scene file names). Throws an `AvatarError` that says what is wrong
 * and what to do; nothing of a refused file is left in the scene.
 */
export async function loadAvatar(
  scene: Scene,
  source: string | Uint8Array,
  name = nameOf(source),
): Promise<LoadedAvatar> {
  const bytes = typeof source === 'string' ? await fetched(source) : source;
  const file = readGlb(bytes, name);
  if (!file.hasSkin) {
    throw new AvatarError(
      'avatar/no-skeleton',
      `${name} has no skeleton, so nothing can move it. Rig it first (Mixamo does so for free), or show it as a prop with props.load.`,
    );
  }
  let container: AssetContainer;
  try {
    container = await LoadAssetContainerAsync(bytes, scene, { pluginExtension: '.glb', name });
  } catch (error) {
    const why = whyOf(error);
    const message = `${name} cannot be read: ${why.slice(0, 300)}. ${remedyFor(why)}`;
    throw new AvatarError('avatar/unreadable', message, { cause: error });
  }
  try {
    return settled(scene, container, file, name);
  } catch (error) {
    container.dispose();
    throw error;
  }
}

function settled(scene: Scene, container: AssetContainer, file: GlbFile, name: string): LoadedAvatar {
  const bones = bonesOf(container, file);
  const missing = neededJoints.filter((joint) => !bones.has(joint));
  if (missing.length > 0) {
    const seen = container.transformNodes.slice(0, 8).map((node) => node.name.slice(0, 40));
    throw new AvatarError(
      'avatar/not-human',
      `${name} has a skeleton, but no bones are known as ${missing.join(', ')}. Name its bones as Mixamo, Ready Player Me or VRM do; they are ${seen.join(', ')} …`,
    );
  }
  // Baked animations would fight ours.
  for (const group of container.animationGroups) group.stop();
  container.addAllToScene();
  const node = new TransformNode(name, scene);
  for (const root of container.rootNodes) root.parent = node;
  face(node, bones);
  const morphs = container.meshes.flatMap((mesh) => {
    const targets = mesh.morphTargetManager;
    return targets ? Array.from({ length: targets.numTargets }, (_, index) => targets.getTarget(index)) : [];
  });
  for (const mesh of container.meshes) mesh.alwaysSelectAsActiveMesh = true;
  return {
    node,
    bones,
    morphs,
    dispose() {
      // Babylon complains of parents that did not come with the file.
      for (const root of container.rootNodes) root.parent = null;
      container.removeAllFromScene();
      container.dispose();
      node.dispose();
    },
  };
}

/** Turns it to face +z (old VRM files look the other way) and brings it to a person's size. */
function face(node: TransformNode, bones: ReadonlyMap<HumanoidJoint, TransformNode>): void {
  const at = (joint: HumanoidJoint) => {
    const bone = bones.get(joint);
    bone?.computeWorldMatrix(true);
    return bone?.getAbsolutePosition();
  };
  const [left, right] = [at('armL') ?? at('legL'), at('armR') ?? at('legR')];
  if (left && right && left.x > right.x) node.rotation.y = Math.PI;
  const shoulder = at('armR')?.y ?? usualShoulderY;
  if (shoulder > 0 && (shoulder < 0.4 || shoulder > 3)) node.scaling.setAll(usualShoulderY / shoulder);
  node.computeWorldMatrix(true);
}

/** The first bone of each name that lies nearest the root: files may hold several that sound alike. */
function bonesOf(
  { transformNodes, skeletons }: AssetContainer,
  { vrmBones }: GlbFile,
): ReadonlyMap<HumanoidJoint, TransformNode> {
  const skinned = new Set(skeletons.flatMap(({ bones }) => bones.flatMap((bone) => bone.getTransformNode() ?? [])));
  const nodes = vrmBones.size > 0 ? transformNodes : transformNodes.filter((node) => skinned.has(node));
  const bones = new Map<HumanoidJoint, TransformNode>();
  for (const node of [...nodes].sort((a, b) => depth(a) - depth(b))) {
    const joint = vrmBones.size > 0 ? vrmBones.get(node.name) : jointFor(node.name);
    if (joint && !bones.has(joint)) bones.set(joint, node);
  }
  return bones;
}

const depth = (node: TransformNode): number => {
  let count = 0;
  for (let each = node.parent; each && count < 200; each = each.parent) count++;
  return count;
};

/** Reads no further than a character may be large. */
async function fetched(url: string): Promise<Uint8Array> {
  const unreadable = (why: string, cause?: unknown): AvatarError =>
    new AvatarError('avatar/unreadable', `Cannot fetch ${url.slice(0, 200)}: ${why}. Check the address.`, { cause });
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : String(error), error);
  }
  if (!response.ok || !response.body) throw unreadable(`the server answered ${response.status}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.byteLength;
    if (length > mostAvatarBytes) {
      await reader.cancel();
      throw new AvatarError(
        'avatar/too-large',
        `${url.slice(0, 200)} is more than ${mostAvatarBytes / 1024 / 1024} MB. Shrink its textures and simplify it, for example with gltf-transform.`,
      );
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

const nameOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? (source.split(/[?#]/)[0]?.split('/').pop() ?? source).slice(0, 120) : 'The character';
