import type { Part } from '../domain/part.ts';
import type { PlainQuestion } from '../domain/question.ts';

/**
 * Comments that a printed question needs because it would otherwise be read differently. For example, `% parts: none` is printed if
 * a list would be read as parts, and `% marks: none` if a number would be read as marks. `notes.ts` lists all of them.
 */
export type QuestionHints = {
  readonly own: readonly string[];
  readonly parts: ReadonlyMap<string, readonly string[]>;
};

export const NO_HINTS: QuestionHints = { own: [], parts: new Map() };

/** Finds the comments that make the printed question read back as `question`. `read` is the result without comments. */
export function findHints(question: PlainQuestion, read: PlainQuestion | undefined): QuestionHints {
  const parts = new Map<string, string[]>();
  collectPartHints(question.parts ?? [], read?.parts ?? [], { path: '', hints: parts });
  const hasSameAnswer = read?.kind === question.kind && isEqual(read.answer, question.answer);
  const ownHints = [
    ...(hasSameAnswer || question.parts !== undefined
      ? []
      : [`kind: ${question.kind}`, `answer: ${formatAnswerHint(question)}`]),
    ...listStructureHints(question, read),
  ];
  return { own: ownHints, parts };
}

/** Comments about parts, marks and the solution of a question or part. */
function listStructureHints(
  expected: PlainQuestion | Part,
  read: PlainQuestion | Part | undefined,
): string[] {
  const count = expected.parts?.length;
  const hasSameParts = isEqual(listTexts(expected), read && listTexts(read));
  const hasUnstatedMarks = expected.marks === undefined && read?.marks !== undefined;
  const isSolutionSplit = hasSameParts && count !== undefined && !isEqual(expected.solution, read?.solution);
  return [
    ...(hasSameParts ? [] : [`parts: ${count ?? 'none'}`]),
    ...(hasUnstatedMarks ? ['marks: none'] : []),
    ...(isSolutionSplit ? ['solution: whole'] : []),
  ];
}

/** The labels and texts of parts. If they differ, something else was read as the parts. */
function listTexts({ parts }: PlainQuestion | Part): unknown[] | undefined {
  return parts?.map(({ label, lead, text }) => [label, lead, text]);
}

type Collector = { readonly path: string; readonly hints: Map<string, string[]> };

function collectPartHints(
  expected: readonly Part[],
  read: readonly Part[],
  { path, hints }: Collector,
): void {
  for (const [index, part] of expected.entries()) {
    const readPart = read[index];
    if (readPart === undefined) continue;
    const partPath = path === '' ? part.label : `${path}.${part.label}`;
    const partHints = [
      ...(isEqual(part.answer, readPart.answer) ? [] : [`answer: ${formatAnswerHint(part)}`]),
      ...listStructureHints(part, readPart),
    ];
    if (partHints.length > 0) hints.set(partPath, partHints);
    collectPartHints(part.parts ?? [], readPart.parts ?? [], { path: partPath, hints });
  }
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Combines two sets of hints without repeating any. */
export function joinHints(a: QuestionHints, b: QuestionHints): QuestionHints {
  const parts = new Map(a.parts);
  for (const [path, hints] of b.parts) parts.set(path, [...new Set([...(parts.get(path) ?? []), ...hints])]);
  return { own: [...new Set([...a.own, ...b.own])], parts };
}

export function hasHints({ own, parts }: QuestionHints): boolean {
  return own.length > 0 || parts.size > 0;
}

function formatAnswerHint({ answer, key }: PlainQuestion | Part): string {
  if (answer === undefined) return 'none';
  // A question with a key has an `\ans[…]{…}` command. A comment replaces the answer in it only if it is in JSON.
  if (answer.kind === 'value' && key !== undefined) return JSON.stringify(answer);
  switch (answer.kind) {
    case 'value':
      return answer.tex;
    case 'integer':
      return String(answer.value);
    case 'choice':
      return answer.correct.join(', ');
    case 'matches':
      return answer.pairs.map((pair) => `${pair.left} -> ${pair.right}`).join(', ');
    default:
      return JSON.stringify(answer);
  }
}
