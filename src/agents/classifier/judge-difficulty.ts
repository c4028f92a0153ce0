import type { Difficulty } from '../../domain/classification.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { linesOf } from './question-texts.ts';

const OPEN_KINDS: ReadonlySet<QuestionKind> = new Set(['subjective', 'passage', 'mcq_mc']);

type DifficultyFactors = { readonly topicCount: number; readonly requiresCalculus: boolean };

/** Thresholds: each one that a count reaches gives a point. */
const LINES = [5, 8, 12];
const FORMULAS = [3, 6];
const TOPICS = [3];
const WORDS = [35, 90];

/**
 * Estimates the difficulty of a question: one point each for 5, 8 and 12 lines of solution, for 3 and 6 formulas in
 * symbols, for 35 and 90 words, for a third topic, for calculus, and for a kind without a single choice. 2 points are
 * medium, 5 are hard. A passage is as hard as its hardest question.
 */
export function judgeDifficulty(question: Question, factors: DifficultyFactors): Difficulty {
  const parts: readonly PlainQuestion[] = question.questions ?? [question];
  const points =
    Math.max(0, ...parts.map(solutionPoints)) +
    countPoints(question.stem.split(/\s+/).length, WORDS) +
    countPoints(factors.topicCount, TOPICS) +
    (factors.requiresCalculus ? 1 : 0) +
    (OPEN_KINDS.has(question.kind) ? 1 : 0);
  if (points >= 5) return 'hard';
  return points >= 2 ? 'medium' : 'easy';
}

function solutionPoints({ solution }: PlainQuestion): number {
  const lines = solution.flatMap(linesOf);
  const formulas = solution.flatMap((step) => (step.kind === 'display' ? step.lines.filter(isFormula) : []));
  return countPoints(lines.length, LINES) + countPoints(formulas.length, FORMULAS);
}

function countPoints(count: number, steps: readonly number[]): number {
  return steps.filter((step) => count >= step).length;
}

/** Whether the right-hand side of a line contains letters other than units and commands. */
function isFormula(line: string): boolean {
  const right = line.slice(line.indexOf('=') + 1);
  return line.includes('=') && /[A-Za-z]/.test(right.replace(/\\(?:mathrm|text)\{[^}]*\}|\\[A-Za-z]+/g, ''));
}
