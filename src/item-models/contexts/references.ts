import { evaluate } from '../../maths/exact/evaluate.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import type { ContextPart } from './context.ts';

/** `@speed` or `@1` in a calculation. */
const REFERENCE = /@([a-zA-Z]+|\d)/g;

/** Lists the names of the parts whose answers a part uses. */
export function listReferences(part: ContextPart): string[] {
  const names = listReferringTexts(part).flatMap((text) =>
    [...text.matchAll(REFERENCE)].map(([, name = '']) => name),
  );
  return [...new Set(names.filter((name) => !/^\d$/.test(name)))];
}

/** Lists the texts of a part that may refer to answers: its calculations, or the conditions of its points. */
function listReferringTexts(part: ContextPart): string[] {
  if ('calculate' in part)
    return [part.calculate, part.follow ?? '', ...(part.steps ?? []).map(({ calculate }) => calculate)];
  if ('lines' in part) return part.lines.map(({ followThrough = '' }) => followThrough);
  return 'points' in part ? part.points.map(({ when = '' }) => when) : [];
}

export function replaceReferences(text: string, replace: (name: string) => string): string {
  return text.replace(REFERENCE, (_, name: string) => replace(name));
}

/** Replaces `@1` and `@speed` by LaTeX. The LaTeX is in brackets, unless it is a plain number or already alone in braces. */
export function insertValues(text: string, getTex: (name: string) => string): string {
  return text
    .replace(/\{@([a-zA-Z]+|\d)\}/g, (_, name: string) => `{${getTex(name)}}`)
    .replace(REFERENCE, (_, name: string) => {
      const tex = getTex(name);
      return /^(?:\d|\.|\\,)+$/.test(tex) ? tex : `(${tex})`;
    });
}

/** Computes the value of a calculation in numbers. */
export function evaluateTex(tex: string): number {
  const parsed = readMath(tex);
  const expression = parsed.ok ? toExpression(parsed.node) : undefined;
  const result = expression && evaluate(expression, new Map());
  if (result?.im !== 0) throw new RangeError(`the calculation ${tex} has no value`);
  return result.re;
}
