import { z } from 'zod';
import { defaultMarkingPolicies } from '../../domain/default-marking-policies.ts';
import type { Bullet } from '../../domain/marking-scheme.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { typedText } from '../../latex/visible-text.ts';
import { agree } from '../../maths/agree/agree.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';

/** The course, outcome and marks of a written question. */
export type QuestionPlacement = {
  readonly subject: string;
  readonly level: string;
  readonly outcomeId: string;
  readonly topic?: string | undefined;
  readonly marks: number;
};

type ReplyParts = { question: string; answer: string; scheme: string; solution: string };

/** A reply: the headings QUESTION, ANSWER, SCHEME and SOLUTION, each followed by its text. */
const REPLY =
  /^\s*QUESTION\s*\n([\s\S]+?)\nANSWER\s*\n([\s\S]+?)\nSCHEME\s*\n([\s\S]+?)\nSOLUTION\s*\n([\s\S]+?)\s*$/;
/** A line of the marking scheme: marks, step and mathematics, as in `1 | Simplify | 6\sqrt{2}`. */
const SCHEME_LINE = /^(\d+)\s*\|\s*(.+?)\s*\|\s*(.+)$/;

/** Creates the schema of a reply. A reply with wrong marks, a wrong answer or failed verification is rejected with all reasons. */
export function createWrittenQuestionSchema(placement: QuestionPlacement): z.ZodType<Question> {
  return z.string().transform((text, context): Question => {
    const reject = (message: string): void => void context.addIssue({ code: 'custom', message });
    const parts = readParts(text);
    if (parts === undefined) {
      reject('the reply must have the parts QUESTION, ANSWER, SCHEME and SOLUTION, in this order');
      return z.NEVER;
    }
    const bullets = readBullets(parts.scheme);
    if (typeof bullets === 'string') {
      reject(bullets);
      return z.NEVER;
    }
    const question = buildQuestion(placement, parts, bullets);
    for (const problem of listProblems(question, placement)) reject(problem);
    return question;
  });
}

function readParts(text: string): ReplyParts | undefined {
  const [, question, answer, scheme, solution] = REPLY.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (!question || !answer || !scheme || !solution) return undefined;
  const answerTex = answer.trim().replace(/^\$(.*)\$$/s, '$1');
  return { question: question.trim(), answer: answerTex, scheme, solution };
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

function buildQuestion(placement: QuestionPlacement, parts: ReplyParts, bullets: Bullet[]): Question {
  const { subject, level, outcomeId, topic } = placement;
  const lines = parts.solution.split('\n').map((line) => line.trim().replace(/^\$(.*)\$$/, '$1'));
  return createQuestion({
    id: 'unnamed',
    kind: 'subjective',
    stem: parts.question,
    subject,
    level,
    outcomeId,
    ...(topic !== undefined && { topic }),
    marks: bullets.reduce((sum, { marks }) => sum + marks, 0),
    answer: { kind: 'value', tex: parts.answer, text: typedText(parts.answer) },
    solution: [{ kind: 'display', lines: lines.filter((line) => line !== '') }],
    markingScheme: { bullets, policies: defaultMarkingPolicies(subject), misconceptions: [] },
  });
}

function listProblems(question: Question, { marks }: QuestionPlacement): string[] {
  const last = question.markingScheme?.bullets.at(-1);
  const lastTex = last?.evidence.kind === 'expression' ? last.evidence.tex : '';
  const answer = question.answer?.kind === 'value' ? question.answer.tex : '';
  const { verdict, sentence } = agree(answer, lastTex);
  const { findings } = verifyQuestion(question);
  return [
    ...(question.marks === marks ? [] : [`the marks of SCHEME add up to ${question.marks}, not to ${marks}`]),
    ...(verdict === 'correct' ? [] : [`the last line of SCHEME is not the ANSWER: ${sentence}`]),
    ...findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  ];
}
