/** What a person reads of a piece of TeX: commands and markup signs become spaces. */
export function visibleText(tex: string): string {
  return tex.replace(/\\[a-zA-Z]+\*?|[\\${}&~^_]/g, ' ');
}
