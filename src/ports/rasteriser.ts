/** Draws vector pictures as pixels, for programs that cannot show SVG. */
export type Rasteriser = {
  /** Returns the drawing as PNG; undefined if it cannot be drawn. */
  toPng(svg: Uint8Array): Promise<Uint8Array | undefined>;
};
