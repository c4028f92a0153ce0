import type { Part } from '../domain/part.ts';
import type { PlainQuestion } from '../domain/question.ts';

/**
 * Comments `% name: value` that a printed question needs because it would otherwise be read differently. For example, `% parts: none` is printed if
 * a list would be read as parts, and `% marks: none` if a number would be read as marks. `notes.ts` lists all of them.
 */
export type KeyedComments = {
  readonly own: readonly string[];
  readonly parts: ReadonlyMap<string, readonly string[]>;
};

const MAX_ROUNDS = 3;

type PrintAndRead = {
  readonly print: (keyedComments: KeyedComments) => string;
  readonly read: (printed: string) => PlainQuestion | undefined;
};

/** Prints a question, reads it back, and adds comments until it reads as the same question. */
export function printWithKeyedComments(question: PlainQuestion, { print, read }: PrintAndRead): string {
  let keyedComments: KeyedComments = { own: [], parts: new Map() };
  for (let round = 0; ; round++) {
    const printed = print(keyedComments);
    const missing = findMissingComments(question, read(printed));
    if (!hasComments(missing) || round === MAX_ROUNDS) return printed;
    keyedComments = joinComments(keyedComments, missing);
  }
}

/** Finds the comments that make the printed question read back as `question`. `read` is the result without comments. */
function findMissingComments(question: PlainQuestion, read: PlainQuestion | undefined): KeyedComments {
  const parts = new Map<string, string[]>();
  collectPartComments(question.parts ?? [], read?.parts ?? [], { path: '', comments: parts });
  const hasSameAnswer = read?.kind === question.kind && isEqual(read.answer, question.answer);
  const ownComments = [
    ...(hasSameAnswer || question.parts !== undefined
      ? []
      : [`kind: ${question.kind}`, `answer: ${formatAnswerComment(question)}`]),
    ...listStructureComments(question, read),
  ];
  return { own: ownComments, parts };
}

/** Comments about parts, marks and the solution of a question or part. */
function listStructureComments(
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

type Collector = { readonly path: string; readonly comments: Map<string, string[]> };

function collectPartComments(
  expected: readonly Part[],
  read: readonly Part[],
  { path, comments }: Collector,
): void {
  for (const [index, part] of expected.entries()) {
    const readPart = read[index];
    if (readPart === undefined) continue;
    const partPath = path === '' ? part.label : `${path}.${part.label}`;
    const partComments = [
      ...(isEqual(part.answer, readPart.answer) ? [] : [`answer: ${formatAnswerComment(part)}`]),
      ...listStructureComments(part, readPart),
    ];
    if (partComments.length > 0) comments.set(partPath, partComments);
    collectPartComments(part.parts ?? [], readPart.parts ?? [], { path: partPath, comments });
  }
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Combines two sets of comments without repeating any. */
function joinComments(a: KeyedComments, b: KeyedComments): KeyedComments {
  const parts = new Map(a.parts);
  for (const [path, comments] of b.parts)
    parts.set(path, [...new Set([...(parts.get(path) ?? []), ...comments])]);
  return { own: [...new Set([...a.own, ...b.own])], parts };
}

function hasComments({ own, parts }: KeyedComments): boolean {
  return own.length > 0 || parts.size > 0;
}

function formatAnswerComment({ answer, key }: PlainQuestion | Part): string {
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
