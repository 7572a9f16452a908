import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { Scene } from '@babylonjs/core/scene.js';

/** One mesh of those that are drawn together. */
interface Member {
  readonly mesh: Mesh;
  /** Where it stands: zones are hidden as a whole. */
  readonly zone: string;
  readonly tint: Color3 | undefined;
  /** What it was made of when it came. */
  readonly material: Material | null;
  /** It was never going to move. */
  readonly wasFrozen: boolean;
  /** Where its corners are in the list of all. */
  first: number;
  corners: number;
  /** Its points are among those of the group. */
  isGathered: boolean;
  isShown: boolean;
  /** It is drawn by itself for the moment. */
  isAlone: boolean;
}

/** Everything that stands still and is drawn with one material, as one mesh. */
export class TableauGroup {
  readonly mesh: Mesh;
  /** Somebody joined and is not drawn with the others yet. */
  isStale = false;
  /** Goes up whenever other points of it are drawn than before. */
  revision = 0;
  /** Where its points are, as the stage counts, and which way they face. */
  positions = new Float32Array(0);
  normals = new Float32Array(0);
  /** So many of the corners that are listed are drawn. */
  shownCount = 0;
  private readonly members = new Map<AbstractMesh, Member>();
  /** Corners of all members, one after the other; and of those that are shown. */
  private corners = new Uint32Array(0);
  private shown = new Uint32Array(0);
  /** Other corners are to be listed than are. */
  isOutdated = false;
  private readonly place = new Matrix();
  private readonly undone = new Matrix();

  constructor(scene: Scene, material: Material) {
    this.mesh = new Mesh(`together ${material.name}`, scene);
    this.mesh.material = material;
    this.mesh.isPickable = false;
    this.mesh.setEnabled(false);
  }

  add(mesh: Mesh, zone: string, tint: Color3 | undefined): void {
    const { material, isWorldMatrixFrozen: wasFrozen } = mesh;
    if (!wasFrozen) mesh.freezeWorldMatrix();
    const unseen = { first: 0, corners: 0, isGathered: false, isShown: false, isAlone: false };
    this.members.set(mesh, { mesh, zone, tint, material, wasFrozen, ...unseen });
    this.isStale = true;
  }

  remove(mesh: AbstractMesh): void {
    const member = this.members.get(mesh);
    if (!member) return;
    this.members.delete(mesh);
    letGo(member);
    // Its points stay among the others until these are gathered anew, and nothing is drawn of them.
    this.isOutdated ||= member.isShown;
  }

  /** The graphics card gave the picture back, with the corners of all members in it: those that are shown are listed again. */
  relist(): void {
    this.isOutdated = true;
  }

  /** The corners of all that are shown, and perhaps others behind them. */
  get shownCorners(): Uint32Array {
    return this.shown;
  }

  /** Whether this mesh is drawn as a part of it. */
  draws(mesh: AbstractMesh): boolean {
    const member = this.members.get(mesh);
    return member !== undefined && member.isGathered && !member.isAlone;
  }

  /** Takes the points of all members together, as seen from `home`, where the stage stands; says how many they are. */
  gather(home: Matrix, fromHome: Matrix): number {
    this.isStale = false;
    this.isOutdated = true;
    const all = [...this.members.values()];
    const points = all.reduce((sum, { mesh }) => sum + mesh.getTotalVertices(), 0);
    const lists = {
      positions: new Float32Array(points * 3),
      normals: new Float32Array(points * 3),
      uvs: new Float32Array(points * 2),
      colors: new Float32Array(points * 4).fill(1),
    };
    this.corners = new Uint32Array(all.reduce((sum, { mesh }) => sum + mesh.getTotalIndices(), 0));
    this.shown = new Uint32Array(this.corners.length);
    const { place, undone } = this;
    let [point, corner] = [0, 0];
    for (const member of all) {
      const { mesh } = member;
      mesh.computeWorldMatrix(true).multiplyToRef(fromHome, place);
      place.invertToRef(undone);
      copyPoints(member, lists, point, place.m, undone.m);
      member.first = corner;
      member.corners = copyCorners(mesh, this.corners, corner, point, place.determinant() < 0);
      member.isGathered = true;
      member.isShown = false;
      mesh.visibility = 0;
      point += mesh.getTotalVertices();
      corner += member.corners;
    }
    [this.positions, this.normals] = [lists.positions, lists.normals];
    const data = new VertexData();
    Object.assign(data, lists);
    // Babylon makes its one draw of all the corners there are: it is told below how many of them are shown.
    data.indices = this.corners;
    data.applyToMesh(this.mesh, true);
    this.settle(home);
    return points;
  }

  /** It is where the stage is: not asked for at each picture, and one place for all groups, which a program is told once. */
  settle(home: Matrix): void {
    this.mesh.freezeWorldMatrix(home);
  }

  /** Draws what is to be seen now, but for these zones. Says whether others are drawn by themselves than before. */
  show(hidden: ReadonlySet<string>): boolean {
    let isOther = false;
    for (const member of this.members.values()) {
      if (!member.isGathered) continue;
      const { mesh, zone } = member;
      const isAlone = isDifferent(member);
      if (isAlone !== member.isAlone) {
        mesh.visibility = isAlone ? 1 : 0;
        member.isAlone = isAlone;
        isOther = true;
      }
      const isShown = !isAlone && !hidden.has(zone) && mesh.isVisible && mesh.layerMask !== 0 && mesh.isEnabled();
      if (isShown === member.isShown) continue;
      member.isShown = isShown;
      this.isOutdated = true;
    }
    if (this.isOutdated) this.list();
    return isOther;
  }

  /** Lists the corners of those that are shown, and measures them: what is behind the camera is not drawn. */
  private list(): void {
    this.isOutdated = false;
    const [low, high] = [new Vector3(Infinity, Infinity, Infinity), new Vector3(-Infinity, -Infinity, -Infinity)];
    let count = 0;
    for (const { mesh, isShown, first, corners } of this.members.values()) {
      if (!isShown) continue;
      this.shown.set(this.corners.subarray(first, first + corners), count);
      count += corners;
      const { minimumWorld, maximumWorld } = mesh.getBoundingInfo().boundingBox;
      low.minimizeInPlace(minimumWorld);
      high.maximizeInPlace(maximumWorld);
    }
    this.shownCount = count;
    this.revision++;
    this.mesh.setEnabled(count > 0);
    const [draw] = this.mesh.subMeshes ?? [];
    if (count === 0 || !draw) return;
    this.mesh.updateIndices(this.shown, 0, true);
    draw.indexCount = count;
    this.bound(low, high);
  }

  /** It fills this box of the scene. */
  private bound(low: Vector3, high: Vector3): void {
    const back = Matrix.Invert(this.mesh.computeWorldMatrix(true));
    const { minimumWorld, maximumWorld } = new BoundingInfo(low, high, back).boundingBox;
    this.mesh.setBoundingInfo(new BoundingInfo(minimumWorld, maximumWorld, this.mesh.getWorldMatrix()));
  }

  dispose(): void {
    for (const member of this.members.values()) letGo(member);
    this.members.clear();
    this.mesh.dispose(false, false);
  }
}

function letGo({ mesh, wasFrozen }: Member): void {
  mesh.visibility = 1;
  if (!wasFrozen) mesh.unfreezeWorldMatrix();
}

/** What gleams, or was given another look, is drawn by itself for as long. */
const isDifferent = ({ mesh, material }: Member): boolean =>
  mesh.renderOverlay || mesh.renderOutline || mesh.material !== material;

interface Lists {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly colors: Float32Array;
}

const { PositionKind, NormalKind, UVKind, ColorKind } = VertexBuffer;

/** Copies a mesh's points, moved by `m`, which `undone` undoes, from this one of the list on. */
function copyPoints({ mesh, tint }: Member, to: Lists, first: number, m: Numbers, undone: Numbers): void {
  const { positions, normals, uvs, colors } = to;
  const none: Numbers = [];
  const at: Numbers = mesh.getVerticesData(PositionKind) ?? none;
  const facing: Numbers = mesh.getVerticesData(NormalKind) ?? none;
  const painted: Numbers = mesh.getVerticesData(UVKind) ?? none;
  const light: Numbers = mesh.getVerticesData(ColorKind) ?? none;
  const [red, green, blue] = tint ? [tint.r, tint.g, tint.b] : [1, 1, 1];
  for (let point = 0; point < mesh.getTotalVertices(); point++) {
    const [x, y, z] = [at[point * 3] ?? 0, at[point * 3 + 1] ?? 0, at[point * 3 + 2] ?? 0];
    const [nx, ny, nz] = [facing[point * 3] ?? 0, facing[point * 3 + 1] ?? 1, facing[point * 3 + 2] ?? 0];
    const put = (first + point) * 3;
    let length = 0;
    for (let axis = 0; axis < 3; axis++) {
      positions[put + axis] = x * num(m, axis) + y * num(m, 4 + axis) + z * num(m, 8 + axis) + num(m, 12 + axis);
      // What is squashed turns its faces the other way: by what undoes it, laid on its side.
      const part = nx * num(undone, axis * 4) + ny * num(undone, axis * 4 + 1) + nz * num(undone, axis * 4 + 2);
      normals[put + axis] = part;
      length += part * part;
    }
    const share = 1 / (Math.sqrt(length) || 1);
    for (let axis = 0; axis < 3; axis++) normals[put + axis] = num(normals, put + axis) * share;
    uvs[(first + point) * 2] = painted[point * 2] ?? 0;
    uvs[(first + point) * 2 + 1] = painted[point * 2 + 1] ?? 0;
    colors[(first + point) * 4] = red * (light[point * 4] ?? 1);
    colors[(first + point) * 4 + 1] = green * (light[point * 4 + 1] ?? 1);
    colors[(first + point) * 4 + 2] = blue * (light[point * 4 + 2] ?? 1);
  }
}

type Numbers = ArrayLike<number>;
const num = (list: Numbers, at: number): number => list[at] ?? 0;

/** Copies a mesh's corners, turned round where it is seen in a mirror; says how many they are. */
function copyCorners(mesh: Mesh, to: Uint32Array, at: number, firstPoint: number, isMirrored: boolean): number {
  const corners = mesh.getIndices() ?? [];
  for (let corner = 0; corner < corners.length; corner++) {
    const from = isMirrored && corner % 3 > 0 ? corner + (corner % 3 === 1 ? 1 : -1) : corner;
    to[at + corner] = firstPoint + (corners[from] ?? 0);
  }
  return corners.length;
}
