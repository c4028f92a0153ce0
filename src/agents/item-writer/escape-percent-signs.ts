/** Escapes bare percent signs, because a TeX comment could hide text or disable a rule. */
export function escapePercentSigns(tex: string): string {
  return tex.replace(/(?<!\\)((?:\\\\)*)%/g, '$1\\%');
}
