import type { PlainQuestion } from '../domain/question.ts';
import { printQuestions } from '../latex/print-questions.ts';
import { readQuestions } from '../latex/read-questions.ts';
import { locateQuestions } from './locate-questions.ts';

/** An equality of a solution, as LaTeX: the calculation and its result. */
type VerifiedStep = { readonly calculation: string; readonly result: string };

/** Lists the equalities in the main solution of a question without parts that were recomputed and are right, in written order. */
export function listVerifiedSteps(question: PlainQuestion): VerifiedStep[] {
  const tex = printQuestions([question]);
  const view = locateQuestions(readQuestions(tex), tex)[0]?.view();
  if (view === undefined || view.working.wrongEqualities.length > 0) return [];
  return view.working.verdicts
    .filter(({ verdict, section }) => verdict === 'right' && section === 0)
    .toSorted((a, b) => a.right.start - b.right.start)
    .map(({ left, right }) => ({
      calculation: tex.slice(left.start, left.end).trim(),
      result: tex.slice(right.start, right.end).trim(),
    }));
}
