import type { Difficulty } from '../../domain/classification.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { linesOf } from './question-texts.ts';

export type DifficultySigns = { readonly topicsCrossed: number; readonly requiresCalculus: boolean };

/** From how many on each point is given. */
const LINES = [5, 9, 13];
const FORMULAS = [3, 5];
const TOPICS = [3];
const STEM_WORDS = [70];

/**
 * One point each for 5, 9 and 13 lines of solution, for 3 and 5 formulas in symbols, for a third topic, for a stem of
 * 70 words, for calculus, and for several keys; from 2 points on a question is medium, from 4 on hard. A passage is
 * as hard as its hardest question.
 */
export function judgeDifficulty(question: Question, signs: DifficultySigns): Difficulty {
  const parts: readonly PlainQuestion[] = question.questions ?? [question];
  const own = Math.max(0, ...parts.map(ownPoints));
  const points = own + pointsFor(signs.topicsCrossed, TOPICS) + (signs.requiresCalculus ? 1 : 0);
  if (points >= 4) return 'hard';
  return points >= 2 ? 'medium' : 'easy';
}

function ownPoints({ kind, stem, solution }: PlainQuestion): number {
  const lines = solution.flatMap(linesOf);
  const formulas = solution.flatMap((step) => (step.kind === 'display' ? step.lines.filter(isFormula) : []));
  return (
    pointsFor(lines.length, LINES) +
    pointsFor(formulas.length, FORMULAS) +
    pointsFor(stem.split(/\s+/).length, STEM_WORDS) +
    (kind === 'mcq_mc' ? 1 : 0)
  );
}

function pointsFor(count: number, steps: readonly number[]): number {
  return steps.filter((step) => count >= step).length;
}

/** A relation whose right-hand side still has letters once units and commands are gone. */
function isFormula(line: string): boolean {
  const right = line.slice(line.indexOf('=') + 1);
  return line.includes('=') && /[A-Za-z]/.test(right.replace(/\\(?:mathrm|text)\{[^}]*\}|\\[A-Za-z]+/g, ''));
}
