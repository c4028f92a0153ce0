/** Removes the characters that text columns cannot store: NUL (PostgreSQL) and unpaired surrogates (UTF-8). */
export function storableText(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '') : wellFormed;
}
