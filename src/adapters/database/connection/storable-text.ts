/** Removes what text columns cannot store: NUL characters (PostgreSQL) and lone surrogates (UTF-8). */
export function storableText(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '') : wellFormed;
}
