import { ball, turned, type Solid } from './solid.ts';

type Point = readonly [number, number, number];

/** Bones by Mixamo's names: what each hangs on, and where it is in the T pose (glTF: left is +x, the face looks to +z). */
const bones: readonly (readonly [name: string, parent: string | undefined, at: Point])[] = [
  ['Hips', undefined, [0, 0.96, 0]],
  ['Spine', 'Hips', [0, 1.08, 0]],
  ['Spine2', 'Spine', [0, 1.24, 0]],
  ['Neck', 'Spine2', [0, 1.48, 0]],
  ['Head', 'Neck', [0, 1.58, 0]],
  ...(['Left', 'Right'] as const).flatMap((side) => {
    const x = side === 'Left' ? 1 : -1;
    const limb = (name: string, parent: string, at: Point): [string, string, Point] => [
      name,
      parent,
      [at[0] * x, at[1], at[2]],
    ];
    return [
      limb(`${side}Shoulder`, 'Spine2', [0.05, 1.4, 0]),
      limb(`${side}Arm`, `${side}Shoulder`, [0.19, 1.4, 0]),
      limb(`${side}ForeArm`, `${side}Arm`, [0.47, 1.4, 0]),
      limb(`${side}Hand`, `${side}ForeArm`, [0.73, 1.4, 0]),
      limb(`${side}UpLeg`, 'Hips', [0.1, 0.92, 0]),
      limb(`${side}Leg`, `${side}UpLeg`, [0.1, 0.5, 0]),
      limb(`${side}Foot`, `${side}Leg`, [0.1, 0.08, 0]),
      limb(`${side}ToeBase`, `${side}Foot`, [0.1, 0.02, 0.12]),
    ];
  }),
];

const tin = { name: 'tin', color: [0.62, 0.66, 0.7, 1], metallic: 0.6, rough: 0.35 };
const cloth = { name: 'cloth', color: [0.62, 0.12, 0.12, 1], metallic: 0, rough: 0.9 };
const dark = { name: 'dark', color: [0.05, 0.05, 0.06, 1], metallic: 0, rough: 0.8 };
const brass = { name: 'brass', color: [0.8, 0.6, 0.25, 1], metallic: 0.7, rough: 0.35 };
type Stuff = typeof tin;

/** What hangs on which bone: a shape and what it is made of. */
const parts: readonly (readonly [bone: string, stuff: Stuff, solid: Solid])[] = [
  ['Hips', cloth, turned([0, 0.72, 0], [0, 1.08, 0], [[0, 0.24], [0.5, 0.19], [1, 0.15]], 0.75)], // prettier-ignore
  [
    'Spine',
    tin,
    turned(
      [0, 1.04, 0],
      [0, 1.28, 0],
      [
        [0, 0.155],
        [1, 0.18],
      ],
      0.75,
    ),
  ],
  ['Spine2', tin, turned([0, 1.22, 0], [0, 1.5, 0], [[0, 0.18], [0.55, 0.2], [0.9, 0.13], [1, 0.05]], 0.72)], // prettier-ignore
  ['Spine2', brass, ball([0, 1.36, 0.135], 0.035)],
  ['Neck', dark, turned([0, 1.46, 0], [0, 1.6, 0], [[0, 0.06], [1, 0.06]])], // prettier-ignore
  ['Head', tin, turned([0, 1.56, 0], [0, 1.86, 0], [[0, 0.1], [0.15, 0.125], [0.7, 0.125], [0.92, 0.07], [1, 0.004]])], // prettier-ignore
  ['Head', dark, turned([-0.07, 1.72, 0.095], [0.07, 1.72, 0.095], [[0, 0.012], [0.5, 0.034], [1, 0.012]])], // prettier-ignore
  ['Head', cloth, turned([0, 1.85, 0], [0, 2.04, -0.1], [[0, 0.012], [0.4, 0.045], [0.8, 0.035], [1, 0.002]])], // prettier-ignore
  ...(['Left', 'Right'] as const).flatMap((side) => {
    const x = side === 'Left' ? 1 : -1;
    const limb = (from: Point, to: Point, radii: Parameters<typeof turned>[2]): Solid =>
      turned([from[0] * x, from[1], from[2]], [to[0] * x, to[1], to[2]], radii);
    return [
      [`${side}Arm`, brass, ball([0.2 * x, 1.41, 0], 0.085)],
      [`${side}Arm`, tin, limb([0.2, 1.4, 0], [0.47, 1.4, 0], [[0, 0.06], [1, 0.05]])], // prettier-ignore
      [`${side}ForeArm`, brass, ball([0.47 * x, 1.4, 0], 0.058)],
      [`${side}ForeArm`, tin, limb([0.47, 1.4, 0], [0.72, 1.4, 0], [[0, 0.048], [0.8, 0.055], [1, 0.065]])], // prettier-ignore
      [`${side}Hand`, dark, limb([0.7, 1.4, 0], [0.87, 1.4, 0], [[0, 0.04], [0.5, 0.045], [1, 0.015]])], // prettier-ignore
      [`${side}UpLeg`, tin, limb([0.1, 0.92, 0], [0.1, 0.5, 0], [[0, 0.09], [1, 0.068]])], // prettier-ignore
      [`${side}Leg`, brass, ball([0.1 * x, 0.5, 0.02], 0.075)],
      [`${side}Leg`, tin, limb([0.1, 0.5, 0], [0.1, 0.08, 0], [[0, 0.062], [0.4, 0.07], [1, 0.05]])], // prettier-ignore
      [`${side}Foot`, dark, limb([0.1, 0.05, -0.06], [0.1, 0.035, 0.2], [[0, 0.045], [0.4, 0.055], [1, 0.02]])], // prettier-ignore
    ] as const;
  }),
];

/** The knight as a .glb: a skin over Mixamo's skeleton, each part stiff on its bone, as armour is. */
export function knightFile(): Uint8Array {
  const binary = new Binary();
  const joint = new Map(bones.map(([name], index) => [name, index]));
  const primitives = [tin, cloth, dark, brass].map((stuff, material) => {
    const own = parts.filter(([, made]) => made === stuff);
    const joints = own.flatMap(([bone, , { positions }]) =>
      Array.from({ length: positions.length / 3 }, () => [joint.get(bone) ?? 0, 0, 0, 0]).flat(),
    );
    const positions = own.flatMap(([, , solid]) => solid.positions);
    let first = 0;
    const indices = own.flatMap(([, , solid]) => {
      const moved = solid.indices.map((index) => index + first);
      first += solid.positions.length / 3;
      return moved;
    });
    const attributes = {
      POSITION: binary.add(new Float32Array(positions), 'VEC3', true),
      NORMAL: binary.add(new Float32Array(own.flatMap(([, , solid]) => solid.normals)), 'VEC3'),
      JOINTS_0: binary.add(new Uint8Array(joints), 'VEC4'),
      WEIGHTS_0: binary.add(new Float32Array(joints.map((_, index) => (index % 4 === 0 ? 1 : 0))), 'VEC4'),
    };
    return { attributes, indices: binary.add(new Uint16Array(indices), 'SCALAR'), material };
  });
  const inverse = bones.flatMap(([, , [x, y, z]]) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -x, -y, -z, 1]);
  const inverseBindMatrices = binary.add(new Float32Array(inverse), 'MAT4');
  const json = {
    asset: { version: '2.0', generator: 'proscenium scripts/knight.ts' },
    scene: 0,
    scenes: [{ nodes: [0, bones.length] }],
    nodes: [...bones.map(nodeOf), { name: 'Knight', mesh: 0, skin: 0 }],
    meshes: [{ primitives }],
    skins: [{ joints: bones.map((_, index) => index), inverseBindMatrices }],
    materials: [tin, cloth, dark, brass].map(({ name, color, metallic, rough }) => ({
      name,
      doubleSided: true,
      pbrMetallicRoughness: { baseColorFactor: color, metallicFactor: metallic, roughnessFactor: rough },
    })),
    accessors: binary.accessors,
    bufferViews: binary.views,
    buffers: [{ byteLength: binary.length }],
  };
  return packed(json, binary.bytes());
}

function nodeOf([name, parent, at]: (typeof bones)[number]) {
  const from = bones.find(([other]) => other === parent)?.[2] ?? [0, 0, 0];
  const children = bones.flatMap(([, other], child) => (other === name ? [child] : []));
  const translation = at.map((value, axis) => Math.round((value - (from[axis] ?? 0)) * 1e4) / 1e4);
  return { name: `mixamorig:${name}`, translation, ...(children.length > 0 ? { children } : {}) };
}

const componentTypes = { Float32Array: 5126, Uint16Array: 5123, Uint8Array: 5121 } as const;

/** The numbers of a file, one after the other, and where each list of them lies. */
class Binary {
  readonly accessors: object[] = [];
  readonly views: object[] = [];
  readonly #lists: Uint8Array[] = [];
  length = 0;

  add(
    list: Float32Array | Uint16Array | Uint8Array,
    type: 'SCALAR' | 'VEC3' | 'VEC4' | 'MAT4',
    isBounded = false,
  ): number {
    const width = { SCALAR: 1, VEC3: 3, VEC4: 4, MAT4: 16 }[type];
    const componentType = componentTypes[list.constructor.name as keyof typeof componentTypes];
    const bounds = isBounded ? { min: edge(list, width, Math.min), max: edge(list, width, Math.max) } : {};
    this.views.push({ buffer: 0, byteOffset: this.length, byteLength: list.byteLength });
    this.accessors.push({
      bufferView: this.views.length - 1,
      componentType,
      count: list.length / width,
      type,
      ...bounds,
    });
    const padded = new Uint8Array(Math.ceil(list.byteLength / 4) * 4);
    padded.set(new Uint8Array(list.buffer));
    this.#lists.push(padded);
    this.length += padded.length;
    return this.accessors.length - 1;
  }

  bytes(): Uint8Array {
    return Buffer.concat(this.#lists);
  }
}

const edge = (list: ArrayLike<number>, width: number, pick: (...values: number[]) => number): number[] =>
  Array.from({ length: width }, (_, axis) => pick(...Array.from(list).filter((__, index) => index % width === axis)));

function packed(json: unknown, binary: Uint8Array): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const head = (...numbers: number[]): Buffer => Buffer.from(new Uint32Array(numbers).buffer);
  const length = 12 + 8 + padded.length + 8 + binary.length;
  return Buffer.concat([
    head(0x46546c67, 2, length),
    head(padded.length, 0x4e4f534a),
    padded,
    head(binary.length, 0x004e4942),
    binary,
  ]);
}
