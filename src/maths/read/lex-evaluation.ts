/** The delimiter after the antiderivative in `\left. F \right|_0^1`. */
const EVALUATION_END = /^\\right\s*(?:\||\]|\)|\\rvert|\\vert)(?=\s*[_^])/u;

/**
 * Recognises `\left.` at a position, if the matching `\right` has a delimiter with bounds. Returns the length of `\left.`
 * and the position of that `\right`.
 */
export function findEvaluation(source: string, at: number): { length: number; end: number } | undefined {
  const opening = /^\\left\s*\./u.exec(source.slice(at, at + 20));
  const end = opening ? findMatchingRight(source, at + opening[0].length) : undefined;
  if (!opening || end === undefined || matchEvaluationEnd(source, end) === 0) return undefined;
  return { length: opening[0].length, end };
}

/** Returns the length of `\right|` before bounds; 0 if something else is at this position. */
export function matchEvaluationEnd(source: string, at: number): number {
  return EVALUATION_END.exec(source.slice(at, at + 30))?.[0].length ?? 0;
}

/** Returns the position of the `\right` that matches the `\left` before `from`. */
function findMatchingRight(source: string, from: number): number | undefined {
  let depth = 1;
  for (const { 0: command, index } of source.slice(from).matchAll(/\\(?:left|right)(?![a-zA-Z])/gu)) {
    depth += command === '\\left' ? 1 : -1;
    if (depth === 0) return from + index;
  }
  return undefined;
}

/** The d of dx as a macro, before the variable: `\\dd x`, `\\ud t`, `\\diff\\theta`. */
const DIFFERENTIAL_MACRO = /^\\(?:dd|ud|dif|diff|der|d)(?![a-zA-Z])(?=\s*(?:[a-z]|\\[a-z]))/u;

/** Returns whether a macro for the d of dx is at a position. */
export function startsDifferential(source: string, at: number): boolean {
  const letter = source[at + 1];
  return (letter === 'd' || letter === 'u') && DIFFERENTIAL_MACRO.test(source.slice(at, at + 12));
}
