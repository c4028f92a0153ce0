import type { Difficulty } from '../../domain/classification.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { listStepLines } from './question-texts.ts';

/** Kinds for which it is not enough to choose one option or to find one number. */
const OPEN_KINDS: ReadonlySet<QuestionKind> = new Set(['subjective', 'passage', 'mcq_mc']);

type DifficultyFactors = { readonly topicCount: number; readonly requiresCalculus: boolean };

// Each threshold that a count reaches adds one point.
const LINE_THRESHOLDS = [5, 8, 12];
const FORMULA_THRESHOLDS = [3, 6];
const TOPIC_THRESHOLDS = [3];
const WORD_THRESHOLDS = [35, 90];

/**
 * Estimates the difficulty of a question by points. There is one point each for 5, 8 and 12 lines of solution, for 3 and 6 formulas
 * in symbols, for 35 and 90 words, for a third topic, for calculus, and for a kind in `OPEN_KINDS`. From 2 points a question is
 * medium, from 5 points hard. In a passage or a question with parts, the part with the longest solution counts.
 */
export function judgeDifficulty(question: Question, factors: DifficultyFactors): Difficulty {
  const solved = (question.questions ?? [question]).flatMap((each) => [
    each,
    ...toPartQuestions(each).map((part) => part.question),
  ]);
  const points =
    Math.max(0, ...solved.map(countSolutionPoints)) +
    countPoints(printPartsText(question).split(/\s+/).length, WORD_THRESHOLDS) +
    countPoints(factors.topicCount, TOPIC_THRESHOLDS) +
    (factors.requiresCalculus ? 1 : 0) +
    (OPEN_KINDS.has(question.kind) ? 1 : 0);
  if (points >= 5) return 'hard';
  return points >= 2 ? 'medium' : 'easy';
}

function countSolutionPoints({ solution }: PlainQuestion): number {
  const lines = solution.flatMap(listStepLines);
  const formulas = solution.flatMap((step) => (step.kind === 'display' ? step.lines.filter(isFormula) : []));
  return countPoints(lines.length, LINE_THRESHOLDS) + countPoints(formulas.length, FORMULA_THRESHOLDS);
}

function countPoints(count: number, thresholds: readonly number[]): number {
  return thresholds.filter((threshold) => count >= threshold).length;
}

/** Whether the right-hand side of a line contains letters other than units and commands. */
function isFormula(line: string): boolean {
  const rightSide = line.slice(line.indexOf('=') + 1);
  return (
    line.includes('=') && /[A-Za-z]/.test(rightSide.replace(/\\(?:mathrm|text)\{[^}]*\}|\\[A-Za-z]+/g, ''))
  );
}
