export type Drawing =
  | { readonly kind: 'drawn'; readonly svg: string }
  /** TeX's own complaint, with the line of the given source where it stopped. */
  | { readonly kind: 'failed'; readonly message: string; readonly line?: number };

/** Draws TikZ as a self-contained SVG; one drawing at a time, each within a time limit. */
export type DiagramRenderer = {
  draw(tikz: string): Promise<Drawing>;
  close(): Promise<void>;
};
