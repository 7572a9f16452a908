import { AStar, Edge, Graph, NavNode, Vector3 } from 'yuka';
import type { Vec3 } from '../space/vector.ts';
import type { Mesh } from './mesh.ts';

/**
 * Which portals a way leads through: Yuka's A* over the middles of the edges between polygons. Yuka's own graph goes
 * from middle to middle of the polygons, which are of all sizes here, and takes the long way round a table.
 */
export class Routes {
  private readonly graph = new Graph<NavNode, Edge>();
  /** The edges that lead into each polygon. */
  private readonly into: number[][];
  private readonly source: number;
  private readonly target: number;

  constructor(private readonly mesh: Mesh) {
    const { graph } = this;
    graph.digraph = true;
    const edges = mesh.x.length;
    [this.source, this.target] = [edges, edges + 1];
    this.into = Array.from({ length: mesh.count }, () => []);
    for (let polygon = 0; polygon < mesh.count; polygon++) {
      for (const at of this.portalsOf(polygon)) {
        graph.addNode(new NavNode(at, this.middle(at, polygon)));
        this.into[mesh.across[at]!]!.push(at);
      }
    }
    for (let polygon = 0; polygon < mesh.count; polygon++) {
      for (const entry of this.into[polygon]!) {
        for (const exit of this.portalsOf(polygon)) this.join(entry, exit);
      }
    }
  }

  /** The edges crossed on the way from a point on one polygon to a point on another of the same island. */
  find(first: number, last: number, begin: Vec3, end: Vec3): readonly number[] {
    if (first === last) return [];
    const { graph, source, target } = this;
    graph.addNode(new NavNode(source, new Vector3(begin.x, begin.y, begin.z)));
    graph.addNode(new NavNode(target, new Vector3(end.x, end.y, end.z)));
    for (const exit of this.portalsOf(first)) this.join(source, exit);
    const arrivals = this.into[last]!.map((entry) => this.join(entry, target));
    const route = new AStar(graph, source, target).search().getPath();
    for (const edge of arrivals) graph.removeEdge(edge);
    return route.slice(1, -1);
  }

  private portalsOf(polygon: number): number[] {
    const { start, across } = this.mesh;
    const portals: number[] = [];
    for (let at = start[polygon]!; at < start[polygon + 1]!; at++) if (across[at] !== -1) portals.push(at);
    return portals;
  }

  private join(from: number, to: number): Edge {
    const [a, b] = [this.graph.getNode(from), this.graph.getNode(to)];
    const edge = new Edge(from, to, a.position.distanceTo(b.position));
    this.graph.addEdge(edge);
    return edge;
  }

  private middle(at: number, polygon: number): Vector3 {
    const { x, y, z } = this.mesh;
    const next = this.mesh.next(at, polygon);
    return new Vector3((x[at]! + x[next]!) / 2, (y[at]! + y[next]!) / 2, (z[at]! + z[next]!) / 2);
  }
}
