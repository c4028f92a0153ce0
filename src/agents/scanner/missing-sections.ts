import type { PlainQuestion, Question } from '../../domain/question.ts';
import { hasOptions, type QuestionKind } from '../../domain/question-kind.ts';

export type Section = 'stem' | 'options' | 'answer' | 'solution' | 'table' | 'questions';

/**
 * Which parts a question of the given kind should have and has not; those of a passage are named by its questions'
 * places. A cut-off question reads as a simpler kind than it is, so who knows the kind says it.
 */
export function missingSections(question: Question, kind: QuestionKind = question.kind): string[] {
  if (kind !== 'passage' && question.kind !== 'passage') return missingIn({ ...question, kind });
  const inner = question.questions ?? [];
  const own: Section[] = [
    ...(question.stem.trim() === '' ? (['stem'] as const) : []),
    ...(inner.length === 0 ? (['questions'] as const) : []),
  ];
  const theirs = inner.flatMap((each, index) =>
    missingIn(each).map((section) => `${section} of question ${index + 1}`),
  );
  return [...own, ...theirs];
}

function missingIn(question: PlainQuestion): Section[] {
  const { kind, stem, options, answer, solution, table } = question;
  const wanted: Record<Section, boolean> = {
    stem: stem.trim() === '',
    table: kind === 'match' && table === undefined,
    options: hasOptions(kind) && kind !== 'match' && options.length < 2,
    answer: (hasOptions(kind) || kind === 'integer') && answer === undefined,
    solution: solution.length === 0,
    questions: false,
  };
  return sections.filter((section) => wanted[section]);
}

const sections: readonly Section[] = ['stem', 'table', 'options', 'answer', 'solution', 'questions'];
