/** What can be looked up; the part of a map that worlds are read through. */
interface Lookup<K, V> {
  get(key: K): V | undefined;
  has(key: K): boolean;
}

/** Past this many changed entries a new ground is laid. */
const thickest = 48;

/**
 * An immutable map of many entries of which few change at a time: a shared ground and a thin layer above it. A change costs
 * the layer, not the whole, and the map before it stays as it was.
 */
export class LayeredMap<K, V> implements Lookup<K, V> {
  private constructor(
    private readonly ground: ReadonlyMap<K, V>,
    private readonly layer: ReadonlyMap<K, V>,
  ) {}

  static from<K, V>(entries: ReadonlyMap<K, V>): LayeredMap<K, V> {
    return new LayeredMap(entries, new Map<K, V>());
  }

  get(key: K): V | undefined {
    return this.layer.get(key) ?? this.ground.get(key);
  }

  has(key: K): boolean {
    return this.layer.has(key) || this.ground.has(key);
  }

  with(key: K, value: V): LayeredMap<K, V> {
    if (this.layer.size < thickest) return new LayeredMap(this.ground, new Map(this.layer).set(key, value));
    const ground = new Map(this.ground);
    for (const [changed, current] of this.layer) ground.set(changed, current);
    return new LayeredMap(ground.set(key, value), new Map<K, V>());
  }
}
