/** What we use of gifenc, which has no declarations of its own. */
declare module 'gifenc' {
  type Colour = readonly number[];

  interface Frame {
    readonly palette?: readonly Colour[];
    /** Milliseconds. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1 leaves the picture where it is. */
    readonly dispose?: number;
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, frame?: Frame): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array, mostColours: number): readonly Colour[];
    applyPalette(rgba: Uint8Array, palette: readonly Colour[]): Uint8Array;
  };
  export = gifenc;
}
