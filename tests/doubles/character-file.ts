/** A bone of a made-up character: its name, what it hangs on, and where it is from there (glTF: left is +x). */
export type MadeBone = readonly [name: string, parent: string | undefined, at: readonly [number, number, number]];

export interface CharacterFileOptions {
  readonly bones: readonly MadeBone[];
  readonly morphs?: readonly string[];
  /** Written into the file's extensions, as VRM files do. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly hasSkin?: boolean;
}

/** A .glb file with a skeleton in a T pose, one skinned triangle and empty morph targets: enough for the real loader. */
export function characterFile({ bones, morphs = [], extensions, hasSkin = true }: CharacterFileOptions): Uint8Array {
  const index = new Map(bones.map(([name], at) => [name, at]));
  const positions = new Float32Array([0, 0, 0, 0.1, 0, 0, 0, 0.1, 0]);
  const jointsOf = new Uint8Array(12);
  const weights = new Float32Array([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]);
  const indices = new Uint16Array([0, 1, 2, 0]);
  const inverse = new Float32Array(bones.flatMap(([name]) => inverseBind(bones, name)));
  const morph = new Float32Array(9).fill(0.01);
  const parts = [positions, jointsOf, weights, indices, inverse, morph];
  const binary = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  const views = parts.map((part, at) => {
    const byteOffset = parts.slice(0, at).reduce((sum, { byteLength }) => sum + byteLength, 0);
    binary.set(new Uint8Array(part.buffer), byteOffset);
    return { buffer: 0, byteOffset, byteLength: part.byteLength };
  });
  const float = 5126;
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [...bones.flatMap(([, parent], at) => (parent === undefined ? [at] : [])), bones.length] }],
    nodes: [
      ...bones.map(([name, , translation], at) => {
        const children = bones.flatMap(([, parent], child) =>
          parent !== undefined && index.get(parent) === at ? [child] : [],
        );
        return { name, translation, ...(children.length > 0 ? { children } : {}) };
      }),
      { name: 'Body', mesh: 0, ...(hasSkin ? { skin: 0 } : {}) },
    ],
    meshes: [
      {
        primitives: [
          {
            attributes: { POSITION: 0, JOINTS_0: 1, WEIGHTS_0: 2 },
            indices: 3,
            ...(morphs.length > 0 ? { targets: morphs.map(() => ({ POSITION: 5 })) } : {}),
          },
        ],
        extras: { targetNames: morphs },
      },
    ],
    ...(hasSkin ? { skins: [{ joints: bones.map((_, at) => at), inverseBindMatrices: 4 }] } : {}),
    accessors: [
      { bufferView: 0, componentType: float, count: 3, type: 'VEC3', min: [0, 0, 0], max: [0.1, 0.1, 0] },
      { bufferView: 1, componentType: 5121, count: 3, type: 'VEC4' },
      { bufferView: 2, componentType: float, count: 3, type: 'VEC4' },
      { bufferView: 3, componentType: 5123, count: 3, type: 'SCALAR' },
      { bufferView: 4, componentType: float, count: bones.length, type: 'MAT4' },
      { bufferView: 5, componentType: float, count: 3, type: 'VEC3' },
    ],
    bufferViews: views,
    buffers: [{ byteLength: binary.byteLength }],
    ...(extensions ? { extensions, extensionsUsed: Object.keys(extensions) } : {}),
  };
  return packed(json, binary);
}

function inverseBind(bones: readonly MadeBone[], name: string): number[] {
  const at = [0, 0, 0];
  for (let each: string | undefined = name; each !== undefined;) {
    const bone: MadeBone | undefined = bones.find(([other]) => other === each);
    if (!bone) break;
    bone[2].forEach((value, axis) => (at[axis]! += value));
    each = bone[1];
  }
  return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -at[0]!, -at[1]!, -at[2]!, 1];
}

function packed(json: unknown, binary: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20);
  padded.set(text);
  const file = new Uint8Array(12 + 8 + padded.length + 8 + binary.length);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, file.length, true);
  view.setUint32(12, padded.length, true);
  view.setUint32(16, 0x4e4f534a, true);
  file.set(padded, 20);
  view.setUint32(20 + padded.length, binary.length, true);
  view.setUint32(24 + padded.length, 0x004e4942, true);
  file.set(binary, 28 + padded.length);
  return file;
}

const side = (name: (part: string) => string, sign: 1 | -1, parts: Readonly<Record<string, string>>): MadeBone[] => {
  const of = (part: string): string => name(parts[part] ?? part);
  return [
    [of('shoulder'), parts['chest'], [0.05 * sign, 0.14, 0]],
    [of('arm'), of('shoulder'), [0.12 * sign, 0, 0]],
    [of('fore'), of('arm'), [0.28 * sign, 0, 0]],
    [of('hand'), of('fore'), [0.26 * sign, 0, 0]],
    [of('upleg'), parts['hips'], [0.09 * sign, -0.04, 0]],
    [of('leg'), of('upleg'), [0, -0.42, 0]],
    [of('foot'), of('leg'), [0, -0.42, 0]],
    [of('toe'), of('foot'), [0, -0.06, 0.12]],
  ];
};

const trunk = (hips: string, spine: string, chest: string, neck: string, head: string): MadeBone[] => [
  [hips, undefined, [0, 0.96, 0]],
  [spine, hips, [0, 0.12, 0]],
  [chest, spine, [0, 0.16, 0]],
  [neck, chest, [0, 0.24, 0]],
  [head, neck, [0, 0.1, 0]],
];

export const mixamoBones = (prefix = 'mixamorig:'): MadeBone[] => {
  const n = (name: string): string => `${prefix}${name}`;
  const parts = { shoulder: 'Shoulder', arm: 'Arm', fore: 'ForeArm', hand: 'Hand', upleg: 'UpLeg', leg: 'Leg', foot: 'Foot', toe: 'ToeBase', chest: n('Spine2'), hips: n('Hips') }; // prettier-ignore
  return [
    ...trunk(n('Hips'), n('Spine'), n('Spine2'), n('Neck'), n('Head')),
    ...side((part) => n(`Left${part}`), 1, parts),
    ...side((part) => n(`Right${part}`), -1, parts),
  ];
};

/** Named like nothing at all: only the file's own list says which bone is which. */
export const vrmBones = (): {
  readonly bones: MadeBone[];
  readonly humanBones: Readonly<Record<string, { node: number }>>;
} => {
  const parts = { chest: 'node_chest', hips: 'node_hips' };
  const bones = [
    ...trunk('node_hips', 'node_spine', 'node_chest', 'node_neck', 'node_head'),
    ...side((part) => `a_${part}`, 1, parts),
    ...side((part) => `b_${part}`, -1, parts),
  ];
  const at = (name: string): { node: number } => ({ node: bones.findIndex(([bone]) => bone === name) });
  const limbs = (prefix: string, word: 'left' | 'right'): [string, { node: number }][] =>
    Object.entries({ shoulder: 'Shoulder', arm: 'UpperArm', fore: 'LowerArm', hand: 'Hand', upleg: 'UpperLeg', leg: 'LowerLeg', foot: 'Foot', toe: 'Toes' }).map(([part, name]) => [`${word}${name}`, at(`${prefix}_${part}`)]); // prettier-ignore
  const trunks = ['hips', 'spine', 'chest', 'neck', 'head'].map((part): [string, { node: number }] => [
    part,
    at(`node_${part}`),
  ]);
  return { bones, humanBones: Object.fromEntries([...trunks, ...limbs('a', 'left'), ...limbs('b', 'right')]) };
};
