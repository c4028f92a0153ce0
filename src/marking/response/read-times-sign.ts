/** The letters of a scheme that decide whether a typed x is a sign of multiplication. */
type TimesHints = {
  readonly symbols: ReadonlySet<string>;
  /** The exponents of each letter in the scheme and in the question. */
  readonly powers?: ReadonlyMap<string, ReadonlySet<number>> | undefined;
};

/** Matches the start of a factor: a sign, a digit, a bracket, a root or a function. */
const FACTOR = String.raw`[-−]?[\d(.£√π]|(?:sin|cos|tan|log|ln|sqrt|root|pi)(?![a-z])`;

/** Rewrites a typed x as × where it can only be a sign of multiplication. */
export function readTimesSign(text: string, { symbols, powers = new Map() }: TimesHints): string {
  return symbols.has('x') ? readBesideSymbol(text, powers) : readWithoutSymbol(text);
}

/** The letter x is also a symbol, so only an x between two factors and between spaces, or in `4x3x(-5)`, is a sign. */
function readBesideSymbol(text: string, powers: NonNullable<TimesHints['powers']>): string {
  return readTightProducts(text, powers)
    .replace(
      /([\d)]\}?)\s+[xX]\s+(?=[-−]?[\d(.£√π]|(?:sin|cos|tan|sqrt)\s*\(?\d+(?:\.\d+)?\)?(?![\d.A-Za-zπ(]))/gu,
      '$1 × ',
    )
    .replace(
      /((?:sin|cos|tan|ln|e\^)\s*\(?-?\d*[A-Za-z]°?\)?|π|(?<![A-Za-z])pi|[A-Za-z]\s?\^\s?\{?-?\d+\}?|[)}])\s+x\s+(?=[-−]?[\d(√π]|(?:sin|cos|tan|ln|pi)(?![a-z]{2})|e\^|dy)/gu,
      '$1 × ',
    );
}

function readWithoutSymbol(text: string): string {
  return (
    text
      .replace(new RegExp(`(\\d|[)}π²³⁴]|(?<![A-Za-z])pi)\\s*[xX]\\s*(?=${FACTOR})`, 'gu'), '$1 × ')
      .replace(/((?<![A-Za-z])[A-Za-zα-ω]|[\d)}²³⁴⁰-⁹])\s+x\s+(?=[A-Za-zα-ω\d(](?![A-Za-z]{2}))/gu, '$1 × ')
      .replace(/([)}²³⁴])x(?=[A-Za-z]\d?(?![A-Za-z]))/gu, '$1 × ')
      // “3x” and “x3” are short ways to write “3 times”.
      .replace(/(?<=(?:^|=)\s*\d+(?:\.\d+)?)\s?x\s*$|^\s*[x×]\s?(?=\d+(?:\.\d+)?\s*$)/u, '')
  );
}

/**
 * Rewrites `4x3x(-5)` and `4x3x-5`. `9x2` is 9x² if the scheme has a square of x, and `3x3` beside `18x` is 3x³ if it has a
 * cube.
 */
function readTightProducts(text: string, powers: NonNullable<TimesHints['powers']>): string {
  const exponents = powers.get('x') ?? new Set();
  const hasSymbol = /(?<![\d\s.])\s*x(?![A-Za-z])|x\s*(?:[-+=)^²³]|$)/u.test(text);
  return text.replace(
    /(?<![A-Za-z\d.])\d+(?:\.\d+)?x\d[\dx.]*(?:\(-?\d+(?:\.\d+)?\)|(?<=x\d[\d.]*x)[-−]\d+(?:\.\d+)?)?/gu,
    (product) => {
      const exponent = Number(/^\d+x(\d)$/u.exec(product)?.[1]);
      const isPower = exponents.has(exponent) && (exponent === 2 || hasSymbol);
      return isPower ? product : product.replaceAll('x', ' × ');
    },
  );
}
