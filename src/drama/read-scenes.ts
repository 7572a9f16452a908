/** Scenes that were read and found sound, and what we made of them ourselves: they need not be read a second time. */
const sound = new WeakSet<object>();

export const isReadScene = (value: unknown): boolean => typeof value === 'object' && value !== null && sound.has(value);

export function noteReadScene<T extends object>(scene: T): T {
  sound.add(scene);
  return scene;
}
