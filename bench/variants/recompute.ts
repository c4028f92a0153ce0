import { evaluate } from 'mathjs';

/** One equality of a solution, worked out by another engine. */
export type Recomputed = { readonly left: string; readonly right: string; readonly agrees: boolean };

const FORMULA = /\\begin\{align\*\}([\s\S]*?)\\end\{align\*\}|\$([^$]+)\$/g;
const SOLUTION = /\\begin\{(solution|alternatesolution)\}[\s\S]*?\\end\{\1\}/g;
const SHARE = 0.006;

/** Every equality between numbers in the solutions of a TeX question; nothing of our own maths is used. */
export function recompute(tex: string): Recomputed[] {
  return (tex.match(SOLUTION) ?? []).flatMap((solution) => {
    const formulas = [...solution.matchAll(FORMULA)].map(([, display, inline]) => display ?? inline ?? '');
    return linked(formulas.flatMap(chainsOf)).flatMap(judgeChain);
  });
}

/** A letter that is named again is what it was last said to equal. */
function linked(chains: readonly string[][]): string[][] {
  const last = new Map<string, string>();
  return chains.map((sides) => {
    const [name = '', ...rest] = sides;
    const before = last.get(name);
    last.set(name, rest.at(-1) ?? '');
    return before === undefined ? sides : [before, ...rest];
  });
}

/** Sides that are said to be equal; a line that begins with a sign goes on from the line before. */
function chainsOf(block: string): string[][] {
  const chains: string[][] = [];
  for (const line of block.split('\\\\')) {
    const sides = line
      .replaceAll('&', '')
      .split(/=|\\approx/)
      .map((side) => side.trim());
    const before = chains.at(-1);
    if (sides[0] === '' && before !== undefined) before.push(...sides.slice(1));
    else chains.push(sides);
  }
  return chains;
}

function judgeChain(sides: readonly string[]): Recomputed[] {
  return sides.slice(1).flatMap((right, place): Recomputed[] => {
    const left = sides[place] ?? '';
    const [computed, shown] = [numberIn(left), numberIn(right)];
    if (computed === undefined || shown === undefined || !isComputation(left)) return [];
    const isConverted = /\\mathrm|\\Omega|%/.test(right) && isPowerOfTen(computed / shown);
    const isPercentage = right.includes('%') && isClose(100 * computed, shown, right);
    return [{ left, right, agrees: isClose(computed, shown, right) || isPercentage || isConverted }];
  });
}

/** Within half of the last digit shown, or within what carrying rounded values costs. */
function isClose(computed: number, shown: number, side: string): boolean {
  const [, whole = '', places, power = '0'] =
    /(\d+)(?:\.(\d+))?(?:\s*\\times\s*10\^\{?(-?\d+)\}?)?/.exec(side.replaceAll('\\,', '')) ?? [];
  const last = places === undefined ? (/0*$/.exec(whole)?.[0].length ?? 0) : -places.length;
  const gap = Math.abs(computed - shown);
  return gap <= 0.5 * 10 ** (last + Number(power)) * (1 + 1e-9) || gap <= SHARE * Math.abs(shown);
}

function isPowerOfTen(ratio: number): boolean {
  const power = Math.log10(Math.abs(ratio));
  return Math.abs(power) > 0.5 && Math.abs(power - Math.round(power)) < 0.003;
}

function isComputation(side: string): boolean {
  return /\\times|\\frac|\\sqrt|\\log|\\sin|\\cos|\\tan|[+/(]|\d\s*-|\d\^/.test(side);
}

const KNOWN = /\b(?:sqrt|sin|cos|tan|log10|pi|deg)\b/g;

/** The number that mathjs makes of some TeX; undefined when letters or commands are left. */
function numberIn(tex: string): number | undefined {
  const text = translate(tex);
  if (text === '' || /[a-zA-Z\\]/.test(text.replace(KNOWN, ''))) return undefined;
  try {
    const value: unknown = evaluate(text);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const DEEPEST = 6;

function translate(tex: string): string {
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
  for (let depth = 0; depth < DEEPEST; depth++) {
    text = text
      .replace(/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\^\{([^{}]*)\}/g, '^($1)')
      .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))');
  }
  return text.replace(/[.,;]\s*$/, '').trim();
}
