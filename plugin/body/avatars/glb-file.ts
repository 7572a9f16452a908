import { AvatarError } from './avatar-error.ts';
import { jointOfVrmBone, type HumanoidJoint } from './humanoid-bones.ts';

/** More than this is no character for a stage: phones would not hold it. */
export const mostAvatarBytes = 64 * 1024 * 1024;
const mostJsonBytes = 16 * 1024 * 1024;

/** What has to be known of a character file before it is loaded. */
export interface GlbFile {
  /** The names of the nodes that are a VRM's bones, by the joint each is; empty in other files. */
  readonly vrmBones: ReadonlyMap<string, HumanoidJoint>;
  readonly hasSkin: boolean;
}

interface Gltf {
  readonly nodes?: readonly { readonly name?: unknown }[];
  readonly skins?: readonly unknown[];
  readonly extensions?: {
    readonly VRM?: { readonly humanoid?: { readonly humanBones?: unknown } };
    readonly VRMC_vrm?: { readonly humanoid?: { readonly humanBones?: unknown } };
  };
}

/** Reads the list of contents of a .glb or .vrm file. Throws an `AvatarError` that says what is wrong with it. */
export function readGlb(bytes: Uint8Array, name: string): GlbFile {
  if (bytes.byteLength > mostAvatarBytes) {
    const megabytes = Math.round(bytes.byteLength / 1024 / 1024);
    throw new AvatarError(
      'avatar/too-large',
      `${name} is ${megabytes} MB; a character may be ${mostAvatarBytes / 1024 / 1024} MB at most. Shrink its textures and simplify it, for example with gltf-transform.`,
    );
  }
  const gltf = contents(bytes, name);
  return { vrmBones: vrmBonesOf(gltf), hasSkin: (gltf.skins?.length ?? 0) > 0 };
}

function contents(bytes: Uint8Array, name: string): Gltf {
  const unreadable = (why: string, cause?: unknown): AvatarError =>
    new AvatarError(
      'avatar/unreadable',
      `${name} is not a binary glTF file (${why}). Export the character as .glb or .vrm.`,
      { cause },
    );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 20 || view.getUint32(0, true) !== 0x46546c67)
    throw unreadable('it does not begin with "glTF"');
  const length = view.getUint32(12, true);
  if (view.getUint32(16, true) !== 0x4e4f534a || length > mostJsonBytes || 20 + length > bytes.byteLength)
    throw unreadable('its list of contents is missing or broken');
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
    if (typeof read !== 'object' || read === null) throw new Error('no object');
    return read;
  } catch (error) {
    throw unreadable('its list of contents cannot be read', error);
  }
}

function vrmBonesOf({ nodes = [], extensions }: Gltf): ReadonlyMap<string, HumanoidJoint> {
  const listed = extensions?.VRMC_vrm?.humanoid?.humanBones ?? extensions?.VRM?.humanoid?.humanBones;
  const pairs: readonly (readonly [unknown, unknown])[] = Array.isArray(listed)
    ? listed.slice(0, 200).map((each: { bone?: unknown; node?: unknown } | null) => [each?.bone, each?.node])
    : typeof listed === 'object' && listed !== null
      ? Object.entries(listed).map(([bone, each]) => [bone, (each as { node?: unknown } | null)?.node])
      : [];
  const bones = new Map<string, HumanoidJoint>();
  for (const [bone, node] of pairs) {
    const joint = typeof bone === 'string' ? jointOfVrmBone(bone) : undefined;
    const name =
      typeof node === 'number' && Array.isArray(nodes)
        ? (nodes[node] as { name?: unknown } | undefined)?.name
        : undefined;
    if (joint && typeof name === 'string') bones.set(name, joint);
  }
  return bones;
}
