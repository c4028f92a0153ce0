/** The result of rendering one drawing. */
export type Drawing =
  | { readonly kind: 'drawn'; readonly svg: string }
  /** TeX's error message, with the line of the TikZ source where it stopped. */
  | { readonly kind: 'failed'; readonly message: string; readonly line?: number };

/** Renders TikZ as a self-contained SVG, one drawing at a time, each within a time limit. */
export type DiagramRenderer = {
  draw(tikz: string): Promise<Drawing>;
  close(): Promise<void>;
};
