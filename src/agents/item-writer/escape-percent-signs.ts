/** Escapes percent signs that are not escaped yet, because a TeX comment could hide text or disable a check. */
export function escapePercentSigns(tex: string): string {
  return tex.replace(/(?<!\\)((?:\\\\)*)%/g, '$1\\%');
}
