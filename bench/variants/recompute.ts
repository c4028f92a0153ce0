import { evaluate } from 'mathjs';

/** One equality of a solution, recomputed by another engine. */
export type Recomputed = { readonly left: string; readonly right: string; readonly agrees: boolean };

/** A displayed formula (`align*`) or an inline formula. */
const FORMULA = /\\begin\{align\*\}([\s\S]*?)\\end\{align\*\}|\$([^$]+)\$/g;
/** A solution or an alternative solution. */
const SOLUTION = /\\begin\{(solution|alternatesolution)\}[\s\S]*?\\end\{\1\}/g;
/** The relative error that rounding intermediate values can cause. */
const MAX_RELATIVE_ERROR = 0.006;

/** Recomputes every equality between numbers in the solutions of a TeX question with mathjs, without our own maths engine. */
export function recompute(tex: string): Recomputed[] {
  return (tex.match(SOLUTION) ?? []).flatMap((solution) => {
    const formulas = [...solution.matchAll(FORMULA)].map(([, display, inline]) => display ?? inline ?? '');
    return linkRepeatedNames(formulas.flatMap(readChains)).flatMap(checkChain);
  });
}

/** Replaces a letter at the start of a chain by the value that an earlier chain gave it. */
function linkRepeatedNames(chains: readonly string[][]): string[][] {
  const lastValueByName = new Map<string, string>();
  return chains.map((sides) => {
    const [name = '', ...rest] = sides;
    const previous = lastValueByName.get(name);
    lastValueByName.set(name, rest.at(-1) ?? '');
    return previous === undefined ? sides : [previous, ...rest];
  });
}

/** Splits a formula into chains of equal sides; a line that begins with = continues the previous line. */
function readChains(block: string): string[][] {
  const chains: string[][] = [];
  for (const line of block.split('\\\\')) {
    const sides = line
      .replaceAll('&', '')
      .split(/=|\\approx/)
      .map((side) => side.trim());
    const previous = chains.at(-1);
    if (sides[0] === '' && previous !== undefined) previous.push(...sides.slice(1));
    else chains.push(sides);
  }
  return chains;
}

function checkChain(sides: readonly string[]): Recomputed[] {
  return sides.slice(1).flatMap((right, index): Recomputed[] => {
    const left = sides[index] ?? '';
    const [computed, shown] = [evaluateTex(left), evaluateTex(right)];
    if (computed === undefined || shown === undefined || !isComputation(left)) return [];
    const isConverted = /\\mathrm|\\Omega|%/.test(right) && isPowerOfTen(computed / shown);
    const isPercentage = right.includes('%') && isClose(100 * computed, shown, right);
    return [{ left, right, agrees: isClose(computed, shown, right) || isPercentage || isConverted }];
  });
}

/** Returns whether the values agree within half of the last digit shown, or within the error of rounding before. */
function isClose(computed: number, shown: number, side: string): boolean {
  const [, integerDigits = '', places, power = '0'] =
    /(\d+)(?:\.(\d+))?(?:\s*\\times\s*10\^\{?(-?\d+)\}?)?/.exec(side.replaceAll('\\,', '')) ?? [];
  const lastDigitPower = places === undefined ? (/0*$/.exec(integerDigits)?.[0].length ?? 0) : -places.length;
  const difference = Math.abs(computed - shown);
  return (
    difference <= 0.5 * 10 ** (lastDigitPower + Number(power)) * (1 + 1e-9) ||
    difference <= MAX_RELATIVE_ERROR * Math.abs(shown)
  );
}

/** Returns whether a ratio is a power of ten other than 1, such as 1000 or 0.01. */
function isPowerOfTen(ratio: number): boolean {
  const power = Math.log10(Math.abs(ratio));
  return Math.abs(power) > 0.5 && Math.abs(power - Math.round(power)) < 0.003;
}

/** Returns whether a side contains an operator, a root or a function, and is not only a number. */
function isComputation(side: string): boolean {
  return /\\times|\\frac|\\sqrt|\\log|\\sin|\\cos|\\tan|[+/(]|\d\s*-|\d\^/.test(side);
}

const MATHJS_NAMES = /\b(?:sqrt|sin|cos|tan|log10|pi|deg)\b/g;

/** Evaluates TeX with mathjs; undefined if letters or commands remain. */
function evaluateTex(tex: string): number | undefined {
  const text = toMathjs(tex);
  if (text === '' || /[a-zA-Z\\]/.test(text.replace(MATHJS_NAMES, ''))) return undefined;
  try {
    const value: unknown = evaluate(text);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const MAX_NESTING = 6;

/** Translates TeX to the syntax of mathjs and drops units. */
function toMathjs(tex: string): string {
  let text = tex
    .replace(/\\mathrm\{(?:[^{}]|\{[^{}]*\})*\}|\\Omega|\\pounds|\\text\{[^{}]*\}/g, ' ')
    .replace(/\\(?:left|right)(?![a-z])/g, '')
    .replace(/(?<=\d)\\,(?=\d{3})/g, '')
    .replace(/\\[,;:! ]|~|\\?%/g, ' ')
    .replace(/\\log_\{?10\}?\s*([\d.]+)/g, 'log10($1)')
    .replace(/\\(sin|cos|tan)\s*([\d.]+)\s*\^\{?\\circ\}?/g, '$1($2 deg)')
    .replace(/\^\{?\\circ\}?/g, ' ')
    .replace(/\\(?:times|cdot)(?![a-z])/g, '*')
    .replace(/\\div(?![a-z])/g, '/')
    .replace(/\\pi(?![a-z])/g, ' pi ');
  for (let depth = 0; depth < MAX_NESTING; depth++) {
    text = text
      .replace(/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\^\{([^{}]*)\}/g, '^($1)')
      .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))');
  }
  return text.replace(/[.,;]\s*$/, '').trim();
}
