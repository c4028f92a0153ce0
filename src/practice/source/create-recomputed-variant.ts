import { defaultMarkingPolicies } from '../../domain/default-marking-policies.ts';
import type { Bullet, FollowThrough, MarkingScheme } from '../../domain/marking-scheme.ts';
import { createPart, type Part, type SubPart } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import type { Answer } from '../../domain/question-content.ts';
import { typedText } from '../../latex/visible-text.ts';

/** The new calculation and answer of a question or part. */
export type RecomputedResult = {
  readonly calculation: string;
  readonly answer: string;
  /** The calculation with `a:b2` in place of the result of part (a); undefined if no earlier result is used. */
  readonly fromEarlierParts?: string | undefined;
};

export type RecomputedNumbers = {
  /** Replaces the old numbers of a text by the new ones. */
  readonly changeText: (text: string) => string;
  /** By path; the path of a question without parts is empty. */
  readonly results: ReadonlyMap<string, RecomputedResult>;
};

/** Creates the question with the new numbers. It keeps the parts, their labels and their marks. */
export function createRecomputedVariant(question: Question, numbers: RecomputedNumbers): Question {
  const { id, kind, subject = '', level, topic, outcomeId, difficulty, parts } = question;
  const marks = parts === undefined ? countMarks(question) : getMarks(question);
  return createQuestion({
    id,
    kind,
    stem: numbers.changeText(question.stem),
    subject,
    ...(marks !== undefined && { marks }),
    ...(level && { level }),
    ...(topic && { topic }),
    ...(outcomeId && { outcomeId }),
    ...(difficulty && { difficulty }),
    ...(parts === undefined
      ? createKey(question, { numbers, path: '', subject })
      : { parts: parts.map((part) => changePart(part, { numbers, path: part.label, subject })) }),
  });
}

type KeyContext = {
  readonly numbers: RecomputedNumbers;
  readonly path: string;
  readonly subject: string;
};

function changePart(part: Part, context: KeyContext): Part {
  const { label, lead, text, response, unit, parts } = part;
  const { changeText } = context.numbers;
  return createPart({
    label,
    ...(lead !== undefined && { lead: changeText(lead) }),
    text: changeText(text),
    ...(response !== undefined && { response }),
    ...(unit !== undefined && { unit }),
    ...(parts === undefined
      ? createKey(part, context)
      : {
          parts: parts.map((inner) =>
            changePart(inner, { ...context, path: `${context.path}.${inner.label}` }),
          ),
        }),
  });
}

type KeySource = Pick<Question, 'answer' | 'marks' | 'markingScheme'>;

/** Creates the answer, solution, marks and scheme of a question or part. */
function createKey(
  source: KeySource,
  { numbers, path, subject }: KeyContext,
): Partial<Pick<SubPart, 'answer' | 'solution' | 'marks' | 'markingScheme'>> {
  const result = numbers.results.get(path);
  if (result === undefined) return {};
  const { calculation, answer } = result;
  const marks = countMarks(source);
  return {
    answer: createAnswer(source, answer),
    solution: [{ kind: 'display', lines: [`${calculation} = ${answer}`] }],
    marks,
    markingScheme: createScheme(subject, marks, result),
  };
}

function countMarks(source: KeySource): number {
  return source.marks ?? getMarks(source) ?? 1;
}

/** Returns the reference to the bullet of a part that awards the mark for its answer: `a:b2`. */
export function referToAnswer(path: string, source: KeySource): string {
  return `${path}:b${countMarks(source) === 1 ? 1 : 2}`;
}

function createAnswer({ answer }: KeySource, tex: string): Answer {
  return answer?.kind === 'integer'
    ? { kind: 'integer', value: Number(tex) }
    : { kind: 'value', tex, text: typedText(tex) };
}

/** Creates a scheme: the last mark is for the answer, the others are for setting up the calculation. */
function createScheme(subject: string, marks: number, result: RecomputedResult): MarkingScheme {
  const { calculation, answer, fromEarlierParts } = result;
  const bullet = { kind: 'process' as const, requires: [], gapTags: [] };
  const evidence = { kind: 'expression' as const, tex: answer };
  const final = { ...bullet, marks: 1, generic: 'Give the answer', evidence, impliedBy: [] };
  const followThrough: FollowThrough =
    fromEarlierParts === undefined ? { mode: 'no' } : { mode: 'yes', expression: fromEarlierParts };
  const setUp: Bullet = {
    ...bullet,
    n: 1,
    marks: marks - 1,
    generic: 'Set up the calculation',
    evidence: { kind: 'expression', tex: calculation },
    impliedBy: [2],
    followThrough,
  };
  const bullets: Bullet[] =
    marks === 1
      ? [{ ...final, n: 1, followThrough }]
      : [setUp, { ...final, n: 2, followThrough: { mode: 'yes', expression: 'b1' } }];
  return { bullets, policies: defaultMarkingPolicies(subject), misconceptions: [] };
}
