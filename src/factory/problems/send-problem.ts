import { Fault } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Problem, SentPart } from '../../domain/problem.ts';
import type { Question } from '../../domain/question.ts';
import { toTurnRequest } from '../../domain/queue-item-view.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import { saveIncoming } from '../intake/save-incoming.ts';
import { printTexQuestions } from '../intake/tex-questions.ts';
import { type ExaminedTex, examinePart } from './edit-problem.ts';

export type SendTools = {
  readonly bank: QuestionBank;
  readonly intake: ReviewIntake;
  readonly now: () => Date;
};

export type Sending = {
  readonly content: PipelineResult;
  readonly part: string;
  readonly to: 'bank' | 'review';
};

/** Hands a part on: to the bank when nothing is wrong with it, to an expert in any case. */
export async function sendProblem(
  problem: Problem,
  { content, part, to }: Sending,
  tools: SendTools,
): Promise<SentPart> {
  const examined = examinePart(content, part);
  const before = problem.sent[part] ?? {};
  const question = questionOf(problem, part, examined.question);
  return to === 'bank'
    ? { ...before, questionId: await bankQuestion(question, examined, tools) }
    : { ...before, reviewItemId: await queueQuestion({ problem, question, examined }, content, tools) };
}

/** What was sent before becomes the next version of the same question. */
function questionOf({ source, sent }: Problem, part: string, question: Question | undefined): Question {
  if (question === undefined)
    throw new Fault('invalid-input', 'This cannot be read as a question, so it cannot be sent.');
  const origin = part.startsWith('variants/') ? 'variant' : 'local';
  const id = sent[part]?.questionId ?? question.id;
  return { ...question, id, source: { origin, path: source.path, index: source.index } };
}

async function bankQuestion(
  question: Question,
  { findings }: ExaminedTex,
  { bank, now }: SendTools,
): Promise<string> {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0)
    throw new Fault(
      'conflict',
      `It has ${errors === 1 ? 'an error' : `${errors} errors`}, so it does not enter the bank.`,
      { advice: 'Mend it first, or send it to an expert.' },
    );
  await saveIncoming([{ question, fromTex: true }], bank, now());
  return question.id;
}

type Queueing = { readonly problem: Problem; readonly question: Question; readonly examined: ExaminedTex };

async function queueQuestion(
  { problem, question, examined: { findings } }: Queueing,
  { classification: { confidence } }: PipelineResult,
  { intake }: SendTools,
): Promise<string> {
  const isSound = !hasErrors(findings);
  const latex = printTexQuestions([question]);
  const turn = toTurnRequest({ question, latex, confidence, validationPassed: isSound });
  const context = JSON.parse(JSON.stringify({ findings, source: { name: problem.name } }));
  const trigger = isSound ? 'low_confidence' : 'validation_failure';
  const { itemId } = await intake.submit({ turn, by: 'process', trigger, context });
  if (itemId === undefined) throw new Fault('conflict', 'An expert has decided about this text already.');
  return itemId;
}
