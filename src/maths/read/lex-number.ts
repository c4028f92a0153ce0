type NumberOptions = { readonly decimal: 'point' | 'comma'; readonly nested: boolean };
/** `literal` has a decimal point and no digit grouping; `repeat` is the repeating block of 0.1(6). */
type FoundNumber = { readonly literal: string; readonly length: number; readonly repeat?: string };

const TEX_GROUPED = /^\d{1,3}(?:(?:\s?\{\s*,\s*\}\s?|,\s*\\!\s*|\\,\s*|\\ |~|\{\\,\})\d{3})+(?!\d)/u;
const COMMA_GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/u;
const SPACE_GROUPED = /^\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d|\s*\/|\s\d)/u;
const POINT_GROUPED = /^\d{1,3}(?:\.\d{3})+(?!\d)/u;
const MAX_DIGITS = 2000;

/** Reads the number that starts at `at`, with digit grouping, decimals, e-notation and repeating blocks. */
export function lexNumber(source: string, at: number, options: NumberOptions): FoundNumber | undefined {
  const plain = plainDigits(source, at);
  if (plain !== undefined) return { literal: plain, length: plain.length };
  const rest = source.slice(at, at + MAX_DIGITS);
  const whole = wholePart(rest, { ...options, isIndex: /[_^]/u.test(source[at - 1] ?? '') });
  const point = options.decimal === 'comma' ? /^(?:,|\{,\})(\d+)/u : /^\.(\d*)/u;
  const fraction = point.exec(rest.slice(whole.length));
  if (whole.digits === '' && !fraction?.[1]) {
    return undefined;
  }
  const dotOnly = fraction !== null && fraction[1] === '';
  const repeated = repeatingBlock(rest.slice(whole.length + (fraction?.[0].length ?? 0)), fraction?.[1]);
  if (dotOnly && !repeated)
    return { literal: whole.digits, length: whole.length + sentenceDot(rest, whole.length) };
  const literal = fraction ? `${whole.digits}.${fraction[1]}` : whole.digits;
  const length = whole.length + (fraction?.[0].length ?? 0);
  if (repeated) return { literal, length: length + repeated.length, repeat: repeated.block };
  const exponent = exponentAt(rest.slice(length), literal);
  if (!exponent?.[1]) return { literal, length };
  return { literal: `${literal}e${exponent[1].replace('−', '-')}`, length: length + exponent[0].length };
}

/** Reads `e-19`. Letters may follow only when the exponent is unambiguous, as in `1.6e-19C` and `3e8 m/s`. */
function exponentAt(rest: string, literal: string): RegExpExecArray | null {
  const found = /^[eE]([+\-−]?\d{1,4})(?![\d.])/u.exec(rest);
  if (!found || !/^[a-zA-Z]/u.test(rest.slice(found[0].length))) return found;
  const plain = /[+\-−]/u.test(found[0]) || literal.includes('.') || /^\d*e8m\/s/iu.test(literal + rest);
  return plain ? found : null;
}

/** Fast path for digits that nothing else of a number follows, which is by far the most common case. */
function plainDigits(source: string, at: number): string | undefined {
  let end = at;
  while (isDigit(source.charCodeAt(end)) && end - at < 100) end++;
  if (end === at || NUMBER_CONTINUES.has(source[end] ?? '')) return undefined;
  return isDigit(source.charCodeAt(end)) ? undefined : source.slice(at, end);
}

/** Characters after which more of the same number may follow. */
const NUMBER_CONTINUES: ReadonlySet<string> = new Set([...'.,{\\~ eE\u00a0\u2009\u202f']);

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Returns 1 when the point after the digits is a single one, which is skipped: `5.` */
function sentenceDot(rest: string, length: number): number {
  return /^\.(?!\.)/u.test(rest.slice(length)) ? 1 : 0;
}

type NumberPosition = NumberOptions & {
  /** After `_` or `^` a space ends the number: `\log_6 280`. */
  readonly isIndex: boolean;
};

/** Reads the digits before the decimal sign, with any grouping the options allow. */
function wholePart(rest: string, options: NumberPosition): { digits: string; length: number } {
  const grouped =
    TEX_GROUPED.exec(rest) ??
    (options.decimal === 'comma' ? POINT_GROUPED.exec(rest) : undefined) ??
    (options.decimal === 'point' && !options.nested ? COMMA_GROUPED.exec(rest) : undefined) ??
    (options.isIndex ? undefined : SPACE_GROUPED.exec(rest));
  const found = grouped?.[0] ?? /^\d*/u.exec(rest)?.[0] ?? '';
  return { digits: found.replace(/\D/gu, ''), length: found.length };
}

/** Reads `\overline{3}`, `\dot{3}`, `(3)`, or digits that repeat before an ellipsis. */
function repeatingBlock(
  rest: string,
  fraction: string | undefined,
): { block: string; length: number } | undefined {
  if (fraction === undefined) return undefined;
  const marked =
    /^\s*\\(?:overline|bar|dot)\s*\{\s*(\d+)\s*\}(?:\\dot\s*\{(\d)\})?|^\s*\\(?:overline|bar|dot)\s*(\d)/u.exec(
      rest,
    );
  if (marked) return { block: `${marked[1] ?? marked[3] ?? ''}${marked[2] ?? ''}`, length: marked[0].length };
  const bracketed = fraction === '' ? /^\((\d+)\)/u.exec(rest) : null;
  if (bracketed?.[1]) return { block: bracketed[1], length: bracketed[0].length };
  const dots = /^\s*(?:\.{2,3}|…|\\ldots|\\dots|\\cdots)/u.exec(rest);
  const tail =
    /(\d)\1\1$/u.exec(fraction)?.[1] ??
    /(\d\d)\1\1?$/u.exec(fraction)?.[1] ??
    /(\d{3,})\1$/u.exec(fraction)?.[1];
  return dots && tail !== undefined ? { block: tail, length: dots[0].length } : undefined;
}
