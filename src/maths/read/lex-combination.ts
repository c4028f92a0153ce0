/** `command` is `binom` or `perm`; `top` and `bottom` are its arguments as written. */
type FoundCombination = {
  readonly command: 'binom' | 'perm';
  readonly top: string;
  readonly bottom: string;
  readonly length: number;
};

/** `{}^5C_2`, `^{n}\mathrm{P}_{k}`. */
const INDEXED =
  /^(?:\{\s*\})?\s*[\^_]\s*(?:\{\s*(\w{1,4})\s*\}|(\w))\s*\\?(?:mathrm\s*\{\s*)?([CP])(?:\s*\})?\s*_\s*(?:\{\s*(\w{1,4})\s*\}|(\w))/u;
/** `5C2`, as calculators print it. */
const GLUED = /^(\d{1,4})\s?([CP])\s?(\d{1,4})(?![\w.^])/u;
/** `nCk`. */
const LETTERED = /^(n)([CP])([a-z])(?![A-Za-z(])/u;

/** Recognises the notations for combinations and permutations at a position, or returns undefined. */
export function lexCombination(source: string, at: number): FoundCombination | undefined {
  const rest = source.slice(at, at + 40);
  const indexed = INDEXED.exec(rest);
  if (indexed) {
    const [whole, braced, plain, letter, low, lowPlain] = indexed;
    return found(letter, [braced ?? plain, low ?? lowPlain], whole.length);
  }
  const match = GLUED.exec(rest) ?? LETTERED.exec(rest);
  return match ? found(match[2], [match[1], match[3]], match[0].length) : undefined;
}

function found(
  letter: string | undefined,
  [top = '', bottom = '']: readonly (string | undefined)[],
  length: number,
): FoundCombination {
  return { command: letter === 'P' ? 'perm' : 'binom', top, bottom, length };
}
