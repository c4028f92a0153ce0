import { computeValue } from '../evidence/compute-value.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import { listEvidence, type Task } from '../task.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/** Matches a line that ends with two values to choose from: `= 5000 N or 320000 N`. */
const TWO_VALUES =
  /(?:^|[=:])\s*([-−£]?\s*\d[\d.,]*)\s*[A-Za-z%°/]*\s*,?\s+or\s+(?:[A-Za-z]\s*=\s*)?([-−£]?\s*\d[\d.,]*)\s*[A-Za-z%°/]*\s*$/iu;
/** Values that differ by a smaller fraction are roundings of each other. */
const MAX_ROUNDING = 0.05;

/**
 * Withdraws the mark of an answer with one value if the last line gives two different values for it, and returns whether it does. A line
 * without a calculation then shows no earlier step either.
 */
export function withdrawOfferedValues({ bulletMarks, attempt, task }: MarkingContext): boolean {
  const line = attempt.lines.findLast(({ text, isCrossedOut }) => !isCrossedOut && text.trim() !== '');
  const [, first = '', second = ''] = TWO_VALUES.exec(line?.text ?? '') ?? [];
  const [answer, ...others] = bulletMarks.filter(({ bullet }) => task.answerBullets.has(bullet.n));
  if (first === '' || !areDifferent(first, second) || answer === undefined || others.length > 0) return false;
  if (!hasOneValue(answer, task)) return false;
  const showsNothing = line?.text.includes('=') === false;
  for (const bulletMark of bulletMarks) {
    const isOnLine = showsNothing && bulletMark.award?.line === line.text.trim();
    if (bulletMark !== answer && !isOnLine) continue;
    bulletMark.award = undefined;
    bulletMark.refusal = 'You give two different answers.';
  }
  return true;
}

function areDifferent(first: string, second: string): boolean {
  const toNumber = (text: string) => Number(text.replace(/[£,\s]/gu, '').replace('−', '-'));
  const [one, other] = [toNumber(first), toNumber(second)];
  return Math.abs(one - other) > MAX_ROUNDING * Math.max(Math.abs(one), Math.abs(other));
}

/** Returns whether all evidence of an answer is a single number without ±. */
function hasOneValue({ bullet }: BulletMark, { cache, answer }: Task): boolean {
  if (answer && !['number', 'solved'].includes(answer.kind)) return false;
  return listEvidence(bullet).every((evidence) => {
    const node = evidence.kind === 'expression' ? cache.read(evidence.tex) : undefined;
    return node !== undefined && computeValue(removeNameAndUnit(node)) !== undefined;
  });
}
