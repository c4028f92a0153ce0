import { Fault } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Problem, SentPiece } from '../../domain/problem.ts';
import type { Question } from '../../domain/question.ts';
import { printTexQuestions } from '../../formats/tex/tex-questions.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import { saveIncomingQuestions } from '../intake/save-incoming-questions.ts';
import { submitForReview } from '../intake/submit-for-review.ts';
import { type VerifiedPiece, verifyPiece } from './edit-problem.ts';

export type SendDependencies = {
  readonly bank: QuestionBank;
  readonly intake: ReviewIntake;
  readonly now: () => Date;
};

export type SendRequest = {
  readonly content: PipelineResult;
  readonly piece: string;
  readonly to: 'bank' | 'review';
};

/** Saves a piece of a problem to the bank, or submits it to the expert queue. A piece with errors cannot be saved to the bank. */
export async function sendProblem(
  problem: Problem,
  { content, piece, to }: SendRequest,
  deps: SendDependencies,
): Promise<SentPiece> {
  const verified = verifyPiece(content, piece);
  const sentBefore = problem.sent[piece] ?? {};
  const question = toSentQuestion(problem, piece, verified.question);
  return to === 'bank'
    ? { ...sentBefore, questionId: await saveToBank(question, verified, deps) }
    : {
        ...sentBefore,
        reviewItemId: await sendToExperts(problem, { question, verified, content }, deps),
      };
}

/** Adds the origin to the question. A piece that was sent before keeps its question id, so that the bank stores a new version of it. */
function toSentQuestion({ source, sent }: Problem, piece: string, question: Question | undefined): Question {
  if (question === undefined)
    throw new Fault('invalid-input', 'This cannot be read as a question, so it cannot be sent.');
  const origin = piece.startsWith('variants/') ? 'variant' : 'local';
  const id = sent[piece]?.questionId ?? question.id;
  return { ...question, id, source: { origin, path: source.path, index: source.index } };
}

async function saveToBank(
  question: Question,
  { findings }: VerifiedPiece,
  { bank, now }: SendDependencies,
): Promise<string> {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0)
    throw new Fault(
      'conflict',
      `It has ${errors === 1 ? 'an error' : `${errors} errors`}, so it was not saved to the bank.`,
      { advice: 'Fix it first, or send it to an expert.' },
    );
  await saveIncomingQuestions([{ question, fromTex: true }], bank, now());
  return question.id;
}

async function sendToExperts(
  problem: Problem,
  {
    question,
    verified: { findings },
    content,
  }: { question: Question; verified: VerifiedPiece; content: PipelineResult },
  { intake }: SendDependencies,
): Promise<string> {
  const itemId = await submitForReview(
    {
      question,
      findings,
      latex: printTexQuestions([question]),
      confidence: content.classification.confidence,
      sourceName: problem.name,
      trigger: hasErrors(findings) ? 'validation_failure' : 'low_confidence',
    },
    intake,
  );
  if (itemId === undefined) throw new Fault('conflict', 'An expert has already decided about this text.');
  return itemId;
}
