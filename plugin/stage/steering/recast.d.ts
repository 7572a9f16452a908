/**
 * What we use of recast. The package's own types name their files without endings, which NodeNext does not find.
 */
declare module '@recast-navigation/core' {
  type Vector3Tuple = [x: number, y: number, z: number];

  function init(): Promise<void>;

  class RecastBuildContext {
    constructor(timersAndLogsEnabled?: boolean);
  }

  class FloatArray {
    copy(data: Float32Array | number[]): void;
    destroy(): void;
  }
  class IntArray {
    copy(data: Int32Array | number[]): void;
    destroy(): void;
  }
  class UnsignedCharArray {
    resize(size: number): void;
    set(index: number, value: number): void;
    destroy(): void;
  }
  const VerticesArray: typeof FloatArray;
  const TrianglesArray: typeof IntArray;
  const TriangleAreasArray: typeof UnsignedCharArray;

  class RecastHeightfield {
    width(): number;
  }
  class RecastCompactHeightfield {
    spanCount(): number;
  }
  class RecastContourSet {
    nconts(): number;
  }
  class RecastPolyMesh {
    verts(index: number): number;
    polys(index: number): number;
    npolys(): number;
    nvp(): number;
    bmin(): { x: number; y: number; z: number };
    cs(): number;
    ch(): number;
  }

  function calcGridSize(low: Vector3Tuple, high: Vector3Tuple, cell: number): { width: number; height: number };

  function allocHeightfield(): RecastHeightfield;
  function freeHeightfield(heightfield: RecastHeightfield): void;
  function createHeightfield(
    context: RecastBuildContext,
    heightfield: RecastHeightfield,
    width: number,
    height: number,
    low: Vector3Tuple,
    high: Vector3Tuple,
    cell: number,
    cellHeight: number,
  ): boolean;
  function rasterizeTriangles(
    context: RecastBuildContext,
    vertices: FloatArray,
    vertexCount: number,
    triangles: IntArray,
    areas: UnsignedCharArray,
    triangleCount: number,
    heightfield: RecastHeightfield,
    flagMergeThreshold?: number,
  ): boolean;
  function filterWalkableLowHeightSpans(
    context: RecastBuildContext,
    walkableHeight: number,
    heightfield: RecastHeightfield,
  ): void;

  function allocCompactHeightfield(): RecastCompactHeightfield;
  function freeCompactHeightfield(compact: RecastCompactHeightfield): void;
  function buildCompactHeightfield(
    context: RecastBuildContext,
    walkableHeight: number,
    walkableClimb: number,
    heightfield: RecastHeightfield,
    compact: RecastCompactHeightfield,
  ): boolean;
  function markConvexPolyArea(
    context: RecastBuildContext,
    vertices: FloatArray,
    vertexCount: number,
    low: number,
    high: number,
    area: number,
    compact: RecastCompactHeightfield,
  ): void;
  function erodeWalkableArea(context: RecastBuildContext, radius: number, compact: RecastCompactHeightfield): boolean;
  function buildDistanceField(context: RecastBuildContext, compact: RecastCompactHeightfield): boolean;
  function buildRegions(
    context: RecastBuildContext,
    compact: RecastCompactHeightfield,
    borderSize: number,
    minRegionArea: number,
    mergeRegionArea: number,
  ): boolean;

  function allocContourSet(): RecastContourSet;
  function freeContourSet(contours: RecastContourSet): void;
  function buildContours(
    context: RecastBuildContext,
    compact: RecastCompactHeightfield,
    maxError: number,
    maxEdgeLength: number,
    contours: RecastContourSet,
    flags?: number,
  ): boolean;

  function allocPolyMesh(): RecastPolyMesh;
  function freePolyMesh(mesh: RecastPolyMesh): void;
  function buildPolyMesh(
    context: RecastBuildContext,
    contours: RecastContourSet,
    verticesPerPolygon: number,
    mesh: RecastPolyMesh,
  ): boolean;
}
