import type { Difficulty } from '../../domain/classification.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { linesOf } from './question-texts.ts';

const OPEN_KINDS: ReadonlySet<QuestionKind> = new Set(['subjective', 'passage', 'mcq_mc']);

export type DifficultySigns = { readonly topicsCrossed: number; readonly requiresCalculus: boolean };

/** From how many on each point is given. */
const LINES = [5, 8, 12];
const FORMULAS = [3, 6];
const TOPICS = [3];
const WORDS = [35, 90];

/**
 * A point each for 5, 8 and 12 lines of solution, for 3 and 6 formulas in symbols, for 35 and 90 words to read, for a
 * third topic, for calculus, and for a kind that offers no single choice; 2 points make a question medium and 5 hard.
 * A passage is as hard as its hardest question.
 */
export function judgeDifficulty(question: Question, signs: DifficultySigns): Difficulty {
  const parts: readonly PlainQuestion[] = question.questions ?? [question];
  const points =
    Math.max(0, ...parts.map(solutionPoints)) +
    pointsFor(question.stem.split(/\s+/).length, WORDS) +
    pointsFor(signs.topicsCrossed, TOPICS) +
    (signs.requiresCalculus ? 1 : 0) +
    (OPEN_KINDS.has(question.kind) ? 1 : 0);
  if (points >= 5) return 'hard';
  return points >= 2 ? 'medium' : 'easy';
}

function solutionPoints({ solution }: PlainQuestion): number {
  const lines = solution.flatMap(linesOf);
  const formulas = solution.flatMap((step) => (step.kind === 'display' ? step.lines.filter(isFormula) : []));
  return pointsFor(lines.length, LINES) + pointsFor(formulas.length, FORMULAS);
}

function pointsFor(count: number, steps: readonly number[]): number {
  return steps.filter((step) => count >= step).length;
}

/** A relation whose right-hand side still has letters once units and commands are gone. */
function isFormula(line: string): boolean {
  const right = line.slice(line.indexOf('=') + 1);
  return line.includes('=') && /[A-Za-z]/.test(right.replace(/\\(?:mathrm|text)\{[^}]*\}|\\[A-Za-z]+/g, ''));
}
