import type { PlainQuestion, Question } from '../../domain/question.ts';
import { hasOptions, type QuestionKind } from '../../domain/question-kind.ts';

type Section = 'stem' | 'options' | 'answer' | 'solution' | 'table' | 'questions';

/**
 * Lists the sections that a question of the given kind requires and does not have. For a passage, each section states the
 * number of its question. Pass the kind if it is known, because a truncated question is read as a simpler kind.
 */
export function findMissingSections(question: Question, kind: QuestionKind = question.kind): string[] {
  if (kind !== 'passage' && question.kind !== 'passage') return findMissingInQuestion({ ...question, kind });
  const nested = question.questions ?? [];
  const ofPassage: Section[] = [
    ...(question.stem.trim() === '' ? (['stem'] as const) : []),
    ...(nested.length === 0 ? (['questions'] as const) : []),
  ];
  const ofQuestions = nested.flatMap((part, index) =>
    findMissingInQuestion(part).map((section) => `${section} of question ${index + 1}`),
  );
  return [...ofPassage, ...ofQuestions];
}

function findMissingInQuestion(question: PlainQuestion): Section[] {
  const { kind, stem, options, answer, solution, table } = question;
  const isMissing: Record<Section, boolean> = {
    stem: stem.trim() === '',
    table: kind === 'match' && table === undefined,
    options: hasOptions(kind) && kind !== 'match' && options.length < 2,
    answer: (hasOptions(kind) || kind === 'integer') && answer === undefined,
    solution: solution.length === 0,
    questions: false,
  };
  return SECTIONS.filter((section) => isMissing[section]);
}

const SECTIONS: readonly Section[] = ['stem', 'table', 'options', 'answer', 'solution', 'questions'];
