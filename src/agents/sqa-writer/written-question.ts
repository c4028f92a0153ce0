import { z } from 'zod';
import { defaultMarkingPolicies } from '../../domain/default-marking-policies.ts';
import { type Bullet, totalMarks } from '../../domain/marking-scheme.ts';
import { createPart, type Part, type SubPart } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { type PartQuestion, toPartQuestions } from '../../domain/part-question.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { typedText } from '../../latex/visible-text.ts';
import { agree } from '../../maths/agree/agree.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { type ModelWrittenPart, readWrittenSections, type WrittenKey } from './read-written-sections.ts';

/** The course, outcome and marks of a written question. */
export type QuestionPlacement = {
  readonly subject: string;
  readonly level: string;
  readonly outcomeId: string;
  readonly topic?: string | undefined;
  readonly marks: number;
  /** The paths of the parts that the question must have; `['']` for a question without parts. If undefined, the model decides. */
  readonly paths?: readonly string[];
};

/** A line of the marking scheme: marks, step and mathematics, as in `1 | Simplify | 6\sqrt{2}`. */
const SCHEME_LINE = /^(\d+)\s*\|\s*(.+?)\s*\|\s*(.+)$/;

/**
 * Creates the schema of a reply. A reply with wrong marks, a wrong answer, other parts than required or failed verification
 * is rejected with all reasons.
 */
export function createWrittenQuestionSchema(placement: QuestionPlacement): z.ZodType<Question> {
  return z.string().transform((text, context): Question => {
    const reject = (message: string): void => void context.addIssue({ code: 'custom', message });
    const question = buildQuestion(placement, text);
    if (typeof question === 'string') {
      reject(question);
      return z.NEVER;
    }
    for (const problem of listProblems(question, placement)) reject(problem);
    return question;
  });
}

const FORM_PROBLEM =
  'the reply must have the sections QUESTION, ANSWER, SCHEME and SOLUTION, in this order; a question with parts has PART and then ANSWER, SCHEME and SOLUTION for each part';

/** Builds the question of a reply; returns a message if the reply cannot be read. */
function buildQuestion(placement: QuestionPlacement, reply: string): Question | string {
  const sections = readWrittenSections(reply);
  if (sections === undefined) return FORM_PROBLEM;
  const { subject, level, outcomeId, topic } = placement;
  const facts = { subject, level, outcomeId, ...(topic !== undefined && { topic }) };
  const whole = createQuestion({ id: 'unnamed', kind: 'subjective', stem: sections.question, ...facts });
  if (sections.key !== undefined) {
    const key = buildKey(sections.key, subject);
    return typeof key === 'string' ? key : { ...whole, ...key };
  }
  const parts = buildWrittenParts(sections.parts, subject);
  if (typeof parts === 'string') return parts;
  const marks = getMarks({ parts });
  return { ...whole, parts, ...(marks !== undefined && { marks }) };
}

/** Reads the bullets (the steps that earn marks); returns a message if a line cannot be read. */
function readBullets(scheme: string): Bullet[] | string {
  const lines = scheme.split('\n').filter((line) => line.trim() !== '');
  const bullets: Bullet[] = [];
  for (const line of lines) {
    const [, marks = '', generic = '', tex = ''] = SCHEME_LINE.exec(line.trim()) ?? [];
    if (generic === '' || Number(marks) < 1)
      return `this line of SCHEME is not "marks | step | mathematics": ${line}`;
    const n = bullets.length + 1;
    bullets.push({
      n,
      marks: Number(marks),
      kind: 'process',
      generic,
      illustrative: `$${tex}$`,
      evidence: { kind: 'expression', tex },
      requires: [],
      // A correct answer, which is the last bullet, also earns the marks of the steps before it.
      impliedBy: n < lines.length ? [lines.length] : [],
      followThrough: { mode: 'no' },
      gapTags: [],
    });
  }
  return bullets;
}

type BuiltKey = Required<Pick<SubPart, 'answer' | 'solution' | 'marks' | 'markingScheme'>>;

/** Builds the answer, solution and scheme of a question or part; returns a message if the scheme cannot be read. */
function buildKey({ answer, scheme, solution }: WrittenKey, subject: string): BuiltKey | string {
  const bullets = readBullets(scheme);
  if (typeof bullets === 'string') return bullets;
  const lines = solution.split('\n').map((line) => line.trim().replace(/^\$(.*)\$$/, '$1'));
  return {
    marks: totalMarks({ bullets }),
    answer: { kind: 'value', tex: answer, text: typedText(answer) },
    solution: [{ kind: 'display', lines: lines.filter((line) => line !== '') }],
    markingScheme: { bullets, policies: defaultMarkingPolicies(subject), misconceptions: [] },
  };
}

/** Builds parts from a list in printed order, in which an inner part follows its outer part. */
function buildWrittenParts(written: readonly ModelWrittenPart[], subject: string): Part[] | string {
  const parts: Part[] = [];
  for (const { path, text, key } of written) {
    const built = key === undefined ? {} : buildKey(key, subject);
    if (typeof built === 'string') return `part ${formatPartPath(path)}: ${built}`;
    const [outer = '', inner] = path.split('.');
    const part = createPart({ label: inner ?? outer, text, ...built });
    const parent = parts.at(-1);
    if (inner === undefined) parts.push(part);
    else if (parent?.label === outer && parent.answer === undefined)
      parts[parts.length - 1] = { ...parent, parts: [...(parent.parts ?? []), part] };
    else return `part ${formatPartPath(path)} must follow PART ${outer}, which has a text and no answer`;
  }
  return parts;
}

function listProblems(question: Question, { marks, paths }: QuestionPlacement): string[] {
  const answered = toPartQuestions(question);
  const writtenPaths = answered.map(({ path }) => path).join(' ');
  const requiredParts = (paths ?? []).filter((path) => path !== '').map(formatPartPath);
  const { findings } = verifyQuestion(question);
  return [
    ...(question.marks === marks ? [] : [`the marks of SCHEME add up to ${question.marks}, not to ${marks}`]),
    ...(paths === undefined || paths.join(' ') === writtenPaths
      ? []
      : [`the parts must be ${requiredParts.join(', ') || 'none'}, as in the source`]),
    ...answered.flatMap(listKeyProblems),
    ...findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  ];
}

/** Compares the answer of a question or part with the last line of its scheme. */
function listKeyProblems({ path, question: { answer, markingScheme } }: PartQuestion): string[] {
  const last = markingScheme?.bullets.at(-1);
  const lastTex = last?.evidence.kind === 'expression' ? last.evidence.tex : '';
  const { verdict, sentence } = agree(answer?.kind === 'value' ? answer.tex : '', lastTex);
  const place = path === '' ? '' : ` of part ${formatPartPath(path)}`;
  return verdict === 'correct' ? [] : [`the last line of SCHEME${place} is not the ANSWER: ${sentence}`];
}
