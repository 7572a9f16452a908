/**
 * Tells the house how tall something on it is, as a custom property, so that its layout makes room for it: a notice, a bar
 * under the picture. Returns what ends it.
 */
export function tellHeight(of: HTMLElement, property: `--${string}`): () => void {
  let house: HTMLElement | null = null;
  const sizes = new ResizeObserver(() => {
    house = of.closest<HTMLElement>('.house') ?? house;
    house?.style.setProperty(property, `${of.isConnected ? of.offsetHeight : 0}px`);
  });
  sizes.observe(of);
  return () => {
    sizes.disconnect();
    house?.style.removeProperty(property);
  };
}
