/** Sets the inline formulas of a text in display style, so that their fractions are as large as the text around them. */
export function toDisplayStyle(tex: string): string {
  return tex.replace(
    /(?<!\\)\$([^$]+)(?<!\\)\$/gu,
    (_whole, formula: string) => `$\\displaystyle ${formula}$`,
  );
}
