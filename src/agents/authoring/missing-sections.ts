import { formatPartPath, listLeafParts } from '../../domain/part-path.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { hasOptions, type QuestionKind } from '../../domain/question-kind.ts';
import { getResponseKind } from '../../domain/response-kind.ts';

type Section = 'stem' | 'options' | 'answer' | 'solution' | 'table' | 'questions';

/**
 * Lists the sections that a question of the given kind requires and does not have. In a passage, each section states the number of
 * its question. In a question with parts, it states the path of its part. Pass the kind if it is known, because a truncated
 * question may look like a simpler kind.
 */
export function findMissingSections(question: Question, kind: QuestionKind = question.kind): string[] {
  if (kind !== 'passage' && question.kind !== 'passage') return findMissingInQuestion({ ...question, kind });
  const nested = question.questions ?? [];
  const ofPassage: Section[] = [
    ...(question.stem.trim() === '' ? (['stem'] as const) : []),
    ...(nested.length === 0 ? (['questions'] as const) : []),
  ];
  const ofQuestions = nested.flatMap((inner, index) =>
    findMissingInQuestion(inner).map((section) => `${section} of question ${index + 1}`),
  );
  return [...ofPassage, ...ofQuestions];
}

function findMissingInQuestion(question: PlainQuestion): string[] {
  if (question.parts !== undefined) return findMissingInParts(question);
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

/** Lists what is missing in a question with parts. Its stem may be empty, and one solution of the whole question is enough. */
function findMissingInParts(question: PlainQuestion): string[] {
  const hasWholeSolution = question.solution.length > 0;
  return listLeafParts(question).flatMap(({ path, part, parent }) => {
    const kind = getResponseKind(part);
    const isChoice = kind === 'choice' || kind === 'choices';
    const isMissing = {
      text: `${parent?.text ?? ''}${part.text}`.trim() === '',
      options: isChoice && part.options.length < 2,
      answer: isChoice && part.answer === undefined,
      solution: part.solution.length === 0 && !hasWholeSolution,
    };
    return PART_SECTIONS.filter((section) => isMissing[section]).map(
      (section) => `${section} of part ${formatPartPath(path)}`,
    );
  });
}

const PART_SECTIONS = ['text', 'options', 'answer', 'solution'] as const;
const SECTIONS: readonly Section[] = ['stem', 'table', 'options', 'answer', 'solution', 'questions'];
