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

type Parts = { question: string; answer: string; scheme: string; solution: string };

/** The four parts of a reply. */
const SHAPE =
  /^\s*QUESTION\s*\n([\s\S]+?)\nANSWER\s*\n([\s\S]+?)\nSCHEME\s*\n([\s\S]+?)\nSOLUTION\s*\n([\s\S]+?)\s*$/;
/** A line of the scheme: marks, step and mathematics. */
const STEP = /^(\d+)\s*\|\s*(.+?)\s*\|\s*(.+)$/;

/** Creates the schema of a reply; a reply whose marks, answer or verification is wrong is rejected with all reasons. */
export function createWrittenQuestionSchema(placement: QuestionPlacement): z.ZodType<Question> {
  return z.string().transform((text, context): Question => {
    const refuse = (message: string): void => void context.addIssue({ code: 'custom', message });
    const parts = readParts(text);
    if (parts === undefined) {
      refuse('the reply must have the parts QUESTION, ANSWER, SCHEME and SOLUTION, in this order');
      return z.NEVER;
    }
    const bullets = readSteps(parts.scheme);
    if (typeof bullets === 'string') {
      refuse(bullets);
      return z.NEVER;
    }
    const question = buildQuestion(placement, parts, bullets);
    for (const problem of listProblems(question, placement)) refuse(problem);
    return question;
  });
}

function readParts(text: string): Parts | undefined {
  const [, question, answer, scheme, solution] = SHAPE.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (!question || !answer || !scheme || !solution) return undefined;
  const bare = answer.trim().replace(/^\$(.*)\$$/s, '$1');
  return { question: question.trim(), answer: bare, scheme, solution };
}

/** Returns the bullets, or the problem with a line. */
function readSteps(scheme: string): Bullet[] | string {
  const lines = scheme.split('\n').filter((line) => line.trim() !== '');
  const bullets: Bullet[] = [];
  for (const line of lines) {
    const [, marks = '', generic = '', tex = ''] = STEP.exec(line.trim()) ?? [];
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
      impliedBy: n < lines.length ? [lines.length] : [],
      followThrough: { mode: 'no' },
      gapTags: [],
    });
  }
  return bullets;
}

function buildQuestion(placement: QuestionPlacement, parts: Parts, bullets: Bullet[]): Question {
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
  const shown = last?.evidence.kind === 'expression' ? last.evidence.tex : '';
  const answer = question.answer?.kind === 'value' ? question.answer.tex : '';
  const { verdict, sentence } = agree(answer, shown);
  const { findings } = verifyQuestion(question);
  return [
    ...(question.marks === marks ? [] : [`the marks of SCHEME add up to ${question.marks}, not to ${marks}`]),
    ...(verdict === 'correct' ? [] : [`the last line of SCHEME is not the ANSWER: ${sentence}`]),
    ...findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  ];
}
