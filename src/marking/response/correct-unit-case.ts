/** Matches a unit with a capital letter, after at most one prefix: `V`, `Hz`, `kJ`, `mA`. */
const UNIT_WITH_CAPITAL = /^([a-zA-Zµμ]?)([A-Z][a-z]?)$/u;

/**
 * Reads `2.4v` and `50 hz` at the end of a line as `2.4V` and `50 Hz` if the answer has this unit. The prefixes m and M stay as they are
 * typed, because milli and mega differ. A letter that is a symbol of the question stays, unless nothing else is on the line.
 */
export function correctUnitCase(
  line: string,
  unit: string | undefined,
  symbols: ReadonlySet<string>,
): string {
  const [, prefix = '', capital = ''] = UNIT_WITH_CAPITAL.exec(unit ?? '') ?? [];
  if (unit === undefined || capital === '') return line;
  const before = symbols.has(unit.toLowerCase()) ? '^\\s*[-−]?' : '(?<![A-Za-z\\d.])';
  const letters = [...capital].map((letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`).join('');
  const prefixes =
    /[mM]/u.test(prefix) || prefix === '' ? prefix : `[${prefix.toLowerCase()}${prefix.toUpperCase()}]`;
  const typed = new RegExp(`(${before}\\d+(?:\\.\\d+)?\\s*)${prefixes}${letters}(?=\\s*\\.?\\s*$)`, 'u');
  return line.replace(typed, (_all, number: string) => `${number}${unit}`);
}
