/** The letters of a scheme that learners type with a power. */
type PowerHints = {
  readonly symbols: ReadonlySet<string>;
  /** The letters with a square in the scheme. */
  readonly squares?: ReadonlySet<string> | undefined;
  /** The exponents of each letter in the scheme and in the question; given if no letter can be a unit. */
  readonly powers?: ReadonlyMap<string, ReadonlySet<number>> | undefined;
};

/** Reads `mc2` as mc², `I2R` as I²R if R is a symbol of the question, and `4a7` as 4a⁷ if the question has powers of a. */
export function readTypedPowers(line: string, { symbols, squares, powers }: PowerHints): string {
  const factors = [...symbols].filter((symbol) => /^[A-Za-z]$/u.test(symbol) && symbol !== 'x').join('');
  const isFollowed = factors === '' ? '' : `(?![${factors}](?![A-Za-z\\d]))`;
  let text = line;
  for (const [letter, exponents] of powers ?? []) text = readPowers(text, letter, exponents);
  for (const letter of squares ?? [])
    text = text.replace(
      new RegExp(`(?<=(?:^|[\\s=(+/×½-]|[a-zA-Z\\d])${letter})2(?![\\d.]|${isFollowed}[A-Za-z])`, 'gu'),
      '^2',
    );
  return text;
}

/** Reads digits after a letter as its power. After x they must be a power of the question, because `x3` may be `× 3`. */
function readPowers(text: string, letter: string, exponents: ReadonlySet<number>): string {
  return text.replace(
    new RegExp(`(?<=(?:^|[\\s=(+/×*÷½)}-]|(?<![A-Za-z])[a-zA-Z]|\\d)${letter})(\\d{1,2})(?![\\d.])`, 'gu'),
    (digits) => (letter !== 'x' || exponents.has(Number(digits)) ? writePower(digits) : digits),
  );
}

function writePower(digits: string): string {
  return digits.length > 1 ? `^{${digits}}` : `^${digits}`;
}
