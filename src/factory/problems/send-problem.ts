import { Fault } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Problem, SentPiece } from '../../domain/problem.ts';
import type { Question } from '../../domain/question.ts';
import { printTexQuestions } from '../../formats/tex/tex-questions.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import type { LinkedFacts, ReviewLinks } from '../../ports/review-links.ts';
import { saveIncomingQuestions } from '../intake/save-incoming-questions.ts';
import { submitForReview } from '../intake/submit-for-review.ts';
import { addOrigin, readFacts } from './classified-question.ts';
import { type VerifiedPiece, verifyPiece } from './edit-problem.ts';

export type SendDependencies = {
  readonly bank: QuestionBank;
  readonly intake: ReviewIntake;
  readonly links: ReviewLinks;
  readonly now: () => Date;
};

export type SendRequest = {
  readonly content: PipelineResult;
  readonly piece: string;
  readonly to: 'bank' | 'review';
  /** Whether the question enters the bank when an expert approves or corrects it. */
  readonly toBank?: boolean | undefined;
  /** The classification that the author states. */
  readonly facts?: LinkedFacts | undefined;
};

/** A piece that is sent: its question with the classification, and what verification found. */
type Shipment = {
  readonly question: Question;
  readonly facts: LinkedFacts;
  readonly verified: VerifiedPiece;
  readonly request: SendRequest;
};

/** Saves a piece of a problem to the bank, or submits it to the expert queue. A piece with errors cannot be saved to the bank. */
export async function sendProblem(
  problem: Problem,
  request: SendRequest,
  deps: SendDependencies,
): Promise<SentPiece> {
  const { content, piece, to } = request;
  const verified = verifyPiece(content, piece);
  if (verified.question === undefined)
    throw new Fault('invalid-input', 'This cannot be read as a question, so it cannot be sent.');
  const facts = readFacts(verified.question, content, request.facts);
  // A piece that was sent before keeps its question id, so that the bank stores a new version of it.
  const id = problem.sent[piece]?.questionId ?? verified.question.id;
  const question = addOrigin(problem, piece, { ...verified.question, ...facts, id });
  const shipment = { question, facts, verified, request };
  return to === 'bank'
    ? { questionId: await saveToBank(problem.owner, { question, verified }, deps) }
    : sendToExperts(problem, shipment, deps);
}

async function saveToBank(
  author: string,
  { question, verified: { findings } }: Pick<Shipment, 'question' | 'verified'>,
  { bank, now }: SendDependencies,
): Promise<string> {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0)
    throw new Fault(
      'conflict',
      `It has ${errors === 1 ? 'an error' : `${errors} errors`}, so it was not saved to the bank.`,
      { advice: 'Fix it first, or send it to an expert.' },
    );
  await saveIncomingQuestions([{ question, fromTex: true }], bank, { at: now(), author });
  return question.id;
}

/** Submits the piece and stores which piece the item is about. Sending again after a crash in between finds the same open item. */
async function sendToExperts(
  problem: Problem,
  { question, facts, verified: { findings }, request }: Shipment,
  { intake, links, now }: SendDependencies,
): Promise<SentPiece> {
  const { content, piece, toBank = true } = request;
  const itemId = await submitForReview(
    {
      question,
      findings,
      latex: printTexQuestions([question]),
      confidence: content.classification.confidence,
      sourceName: problem.name,
      trigger: hasErrors(findings) ? 'validation_failure' : 'sent_by_author',
    },
    intake,
  );
  if (itemId === undefined) throw new Fault('conflict', 'An expert has already decided about this text.');
  const { id: problemId, owner, version: sentVersion } = problem;
  const link = { itemId, problemId, piece, owner, sentVersion, toBank, facts };
  await links.save(link, now().toISOString());
  return { reviewItemId: itemId, review: { state: 'waiting', toBank, sentVersion } };
}
