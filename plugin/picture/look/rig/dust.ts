import '@babylonjs/core/Meshes/thinInstanceMesh.js';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Vec3 } from '../../../stage/space/vector.ts';
import { houseLayer } from '../layers.ts';
import { hash } from '../textures/noise.ts';

/** How far around the action dust is seen. */
const reach = { x: 3.4, y: 1.5, z: 2.6 } as const;
const moteMeters = 0.011;
/** So far apart each mote and the next begin to swing, along, up and across the stage. */
const apart = [1, 2.3, 1.7] as const;

/** Motes go so slowly that they need not be laid anew oftener. */
const layEverySeconds = 1 / 32;

/** Motes that drift in the light about the action: one draw, and where each is follows from the time alone. */
export class Dust {
  readonly mesh: Mesh;
  private readonly matrices: Float32Array;
  /** Three numbers of chance for each mote. */
  private readonly chances: Float32Array;
  /** Where in its swing along each side of the stage each mote began: the cosine and the sine of it. */
  private readonly begun: Float64Array;
  private seconds = 0;
  private sinceLaid = Infinity;

  constructor(
    scene: Scene,
    material: StandardMaterial,
    private readonly count: number,
  ) {
    this.matrices = new Float32Array(count * 16);
    this.chances = Float32Array.from({ length: count * 3 }, (_, at) => hash(Math.floor(at / 3), 1 + (at % 3)));
    this.begun = Float64Array.from({ length: count * 6 }, (_, at) => {
      const began = Math.floor(at / 6) * (apart[(at % 6) >> 1] ?? 0);
      return at % 2 === 0 ? Math.cos(began) : Math.sin(began);
    });
    this.mesh = new Mesh('dust', scene);
    const data = new VertexData();
    const s = moteMeters / 2;
    // Two squares across each other: seen from anywhere, without turning to anybody.
    data.positions = [-s, -s, 0, s, -s, 0, s, s, 0, -s, s, 0, 0, -s, -s, 0, -s, s, 0, s, s, 0, s, -s];
    data.normals = Array.from({ length: 24 }, (_, at) => (at % 3 === 1 ? 1 : 0));
    data.indices = [0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7];
    data.applyToMesh(this.mesh);
    this.mesh.material = material;
    this.mesh.layerMask = houseLayer;
    this.mesh.isPickable = false;
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.drift(0, { x: 0, y: 1.4, z: 0 });
    this.mesh.thinInstanceSetBuffer('matrix', this.matrices, 16, false);
  }

  drift(seconds: number, about: Vec3): void {
    this.seconds += seconds;
    this.sinceLaid += seconds;
    if (this.sinceLaid < layEverySeconds) return;
    this.sinceLaid = 0;
    const { chances, begun, matrices, seconds: time } = this;
    // All swing alike but for where they began: the sine of a sum is reckoned from those of its parts, which are asked for once.
    const alongSin = 0.25 * Math.sin(time * 0.31);
    const alongCos = 0.25 * Math.cos(time * 0.31);
    const upSin = 0.05 * Math.sin(time * 0.7);
    const upCos = 0.05 * Math.cos(time * 0.7);
    const acrossSin = 0.2 * Math.sin(time * 0.23);
    const acrossCos = 0.2 * Math.cos(time * 0.23);
    for (let mote = 0; mote < this.count; mote++) {
      const a = chances[mote * 3] ?? 0;
      const c = chances[mote * 3 + 2] ?? 0;
      const fall = ((chances[mote * 3 + 1] ?? 0) + time * (0.02 + 0.03 * a) * 0.35) % 1;
      const at = mote * 16;
      const from = mote * 6;
      const along = alongSin * (begun[from] ?? 0) + alongCos * (begun[from + 1] ?? 0);
      const up = upSin * (begun[from + 2] ?? 0) + upCos * (begun[from + 3] ?? 0);
      const across = acrossCos * (begun[from + 4] ?? 0) - acrossSin * (begun[from + 5] ?? 0);
      matrices[at] = matrices[at + 5] = matrices[at + 10] = (0.5 + 0.9 * c) * Math.sin(Math.PI * fall);
      matrices[at + 12] = about.x + reach.x * (2 * a - 1) + along;
      matrices[at + 13] = about.y + reach.y * (1 - 2 * fall) + up;
      matrices[at + 14] = about.z + reach.z * (2 * c - 1) + across;
      matrices[at + 15] = 1;
    }
    if (this.mesh.thinInstanceCount > 0) this.mesh.thinInstanceBufferUpdated('matrix');
  }

  dispose(): void {
    this.mesh.dispose();
  }
}
