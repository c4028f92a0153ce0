/** A bare per cent sign is a slip of a writer; as a comment of TeX it would hide text, or silence a rule. */
export function escapePercentSigns(tex: string): string {
  return tex.replace(/(?<!\\)((?:\\\\)*)%/g, '$1\\%');
}
