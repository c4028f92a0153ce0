/**
 * A combination (`binom`) or permutation (`perm`); `top` and `bottom` are the source text of its arguments.
 */
type FoundCombination = {
  readonly command: 'binom' | 'perm';
  readonly top: string;
  readonly bottom: string;
  readonly length: number;
};

/** Matches superscript and subscript notation: `{}^5C_2`, `^{n}\mathrm{P}_{k}`. */
const SCRIPT_NOTATION =
  /^(?:\{\s*\})?\s*[\^_]\s*(?:\{\s*(\w{1,4})\s*\}|(\w))\s*\\?(?:mathrm\s*\{\s*)?([CP])(?:\s*\})?\s*_\s*(?:\{\s*(\w{1,4})\s*\}|(\w))/u;
/** Matches `5C2`, the notation of calculators. */
const CALCULATOR_NOTATION = /^(\d{1,4})\s?([CP])\s?(\d{1,4})(?![\w.^])/u;
/** Matches `nCk`. */
const LETTER_NOTATION = /^(n)([CP])([a-z])(?![A-Za-z(])/u;

/** Recognises the notations for combinations and permutations at a position, or returns undefined. */
export function lexCombination(source: string, at: number): FoundCombination | undefined {
  const rest = source.slice(at, at + 40);
  const scriptMatch = SCRIPT_NOTATION.exec(rest);
  if (scriptMatch) {
    const [text, topBraced, topPlain, letter, bottomBraced, bottomPlain] = scriptMatch;
    return buildCombination(letter, [topBraced ?? topPlain, bottomBraced ?? bottomPlain], text.length);
  }
  const match = CALCULATOR_NOTATION.exec(rest) ?? LETTER_NOTATION.exec(rest);
  return match ? buildCombination(match[2], [match[1], match[3]], match[0].length) : undefined;
}

function buildCombination(
  letter: string | undefined,
  [top = '', bottom = '']: readonly (string | undefined)[],
  length: number,
): FoundCombination {
  return { command: letter === 'P' ? 'perm' : 'binom', top, bottom, length };
}
