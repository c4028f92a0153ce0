import { asFault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { PieceReview, Problem, VersionReason } from '../../domain/problem.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ProblemStore } from '../../ports/problem-store.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { QuestionVerdicts } from '../../ports/question-verdicts.ts';
import type { ReviewLink, ReviewLinks } from '../../ports/review-links.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import { getReviewState } from '../intake/review-state.ts';
import { saveIncomingQuestions } from '../intake/save-incoming-questions.ts';
import { addOrigin } from './classified-question.ts';
import { createDecisionAuthor } from './decision-author.ts';
import { editProblem, verifyPiece } from './edit-problem.ts';
import { findPiece, getPiece } from './problem-pieces.ts';
import { summarizeProblem } from './summarize-problem.ts';
import { getNewestVersion } from './vary-problem.ts';

export type ReturnDependencies = {
  readonly links: ReviewLinks;
  readonly store: ProblemStore;
  readonly bank: QuestionBank;
  readonly verdicts: Pick<QuestionVerdicts, 'put'>;
  readonly clock: Pick<Clock, 'now'>;
};

/**
 * Applies the state of an item to the uploads that it is about: a decision becomes their newest version and enters the bank
 * if the author requested it; an undone decision is taken back. Applying the same state again changes nothing.
 */
export async function returnDecision(item: ReviewItem, deps: ReturnDependencies): Promise<void> {
  for (const link of await deps.links.listByItem(item.id)) {
    const stored = await deps.store.find(link.problemId);
    if (stored === undefined) continue;
    await returnToProblem({ item, link, problem: stored.problem }, deps);
  }
}

type Returned = { readonly item: ReviewItem; readonly link: ReviewLink; readonly problem: Problem };

async function returnToProblem(returned: Returned, deps: ReturnDependencies): Promise<void> {
  const { item, link, problem } = returned;
  const sent = problem.sent[link.piece];
  // The piece was sent again, as a new item.
  if (sent?.reviewItemId !== undefined && sent.reviewItemId !== item.id) return;
  const state = getReviewState(item);
  const version = await addDecidedVersion(returned, deps);
  const questionId = await changeBank(returned, deps);
  const review: PieceReview = {
    state,
    toBank: link.toBank,
    sentVersion: link.sentVersion,
    ...(version !== undefined && isAccepted(item) && { version }),
    ...(item.reviewedBy !== null && { by: item.reviewedBy }),
    ...(item.reviewedAt !== null && { at: item.reviewedAt }),
    ...(item.notes !== null && { reason: item.notes }),
  };
  const change = { reviewItemId: item.id, review, ...(questionId !== undefined && { questionId }) };
  await deps.store.changeSent(problem.id, link.piece, change, deps.clock.now().toISOString());
}

function isAccepted({ decision }: ReviewItem): boolean {
  return decision === 'APPROVE' || decision === 'CORRECT';
}

/** Adds the version with the decision, or the version that takes an undone decision back; undefined if the problem needs none. */
async function addDecidedVersion(returned: Returned, deps: ReturnDependencies): Promise<number | undefined> {
  const { item, link, problem } = returned;
  const newest = await getNewestVersion(problem.id, deps);
  const decided = isAccepted(item)
    ? await getDecidedText(returned, deps)
    : await getTextBefore(returned, newest.content, deps);
  if (decided === undefined) return undefined;
  const content = changePiece(newest.content, link.piece, decided.latex);
  if (content === undefined) return undefined;
  const newVersion = {
    reason: decided.reason,
    part: link.piece,
    author: item.reviewedBy ?? 'expert',
    createdAt: deps.clock.now().toISOString(),
    note: item.notes,
    content,
    digest: summarizeProblem(content),
    // A version is added once for each state of the item, even if the process stops before the item is marked as returned.
    runId: `review:${item.id}:${item.version}`,
  };
  try {
    return await deps.store.addVersion(problem.id, newVersion, newest.version);
  } catch (thrown) {
    // The author saved an edit in the meantime.
    if (asFault(thrown).kind !== 'conflict') throw thrown;
    return addDecidedVersion(returned, deps);
  }
}

type DecidedText = { readonly reason: VersionReason; readonly latex: string };

/** Returns the text that the expert wrote or approved. An approved text is the author's own, not the copy that the expert saw. */
async function getDecidedText({ item, link, problem }: Returned, { store }: ReturnDependencies) {
  if (item.correctedQuery !== null) return { reason: 'corrected', latex: item.correctedQuery } as const;
  const sentVersion = await store.findVersion(problem.id, link.sentVersion);
  const latex = sentVersion === undefined ? item.generatedQuery : getPiece(sentVersion.content, link.piece);
  return { reason: 'approved', latex } as const;
}

/** Returns the text from before a decision that is no longer in force, unless the author has changed the text since. */
async function getTextBefore(
  { link, problem }: Returned,
  newest: PipelineResult,
  { store }: ReturnDependencies,
): Promise<DecidedText | undefined> {
  const { version: decidedVersion } = problem.sent[link.piece]?.review ?? {};
  if (decidedVersion === undefined) return undefined;
  const decided = await store.findVersion(problem.id, decidedVersion);
  const before = await store.findVersion(problem.id, decidedVersion - 1);
  if (decided === undefined || before === undefined) return undefined;
  const isUnchanged = findPiece(decided.content, link.piece) === findPiece(newest, link.piece);
  return isUnchanged ? { reason: 'reopened', latex: getPiece(before.content, link.piece) } : undefined;
}

/** Replaces the text of a piece; undefined if the problem no longer has this piece. */
function changePiece(content: PipelineResult, piece: string, latex: string): PipelineResult | undefined {
  const current = findPiece(content, piece);
  if (current === undefined) return undefined;
  return current === latex ? content : editProblem(content, piece, latex);
}

/** Saves an accepted question to the bank, or restores the version from before a decision that is no longer in force. */
async function changeBank(returned: Returned, deps: ReturnDependencies): Promise<string | undefined> {
  const { item, link, problem } = returned;
  const { bank, links, clock } = deps;
  const id = problem.sent[link.piece]?.questionId ?? item.turnId;
  const isInBank = problem.sent[link.piece]?.questionId !== undefined;
  if (!isAccepted(item)) {
    if (link.bankVersion === null) return undefined;
    const before = link.bankVersion > 0 ? await bank.find(id, link.bankVersion) : undefined;
    if (before !== undefined) await bank.save([before.question], { reason: 'undone' });
    else if (item.status === 'pending_review') await holdBack(item, id, deps);
    await links.setBankVersion(link, null);
    return undefined;
  }
  if (!link.toBank && !isInBank) return undefined;
  const question = await readAcceptedQuestion(returned, id, deps);
  if (question === undefined) return undefined;
  if (link.bankVersion === null) await links.setBankVersion(link, (await bank.find(id))?.version ?? 0);
  const by = { at: clock.now(), ...createDecisionAuthor(item) };
  await saveIncomingQuestions([{ question, fromTex: true }], bank, by);
  return id;
}

/** Keeps a question out of practice whose approval was taken back; the bank keeps it until an expert decides again. */
async function holdBack(item: ReviewItem, questionId: string, { verdicts, clock }: ReturnDependencies) {
  const decidedAt = clock.now().toISOString();
  await verdicts.put({ questionId, itemId: item.id, verdict: 'waiting', decidedAt });
}

async function readAcceptedQuestion({ item, link, problem }: Returned, id: string, deps: ReturnDependencies) {
  const { content } = await getNewestVersion(problem.id, deps);
  const { question } = verifyPiece(content, link.piece);
  if (question === undefined) return undefined;
  // The expert's text states the classification; the author's own text may not.
  const classified =
    item.correctedQuery === null ? { ...question, ...link.facts } : { ...link.facts, ...question };
  return addOrigin(problem, link.piece, { ...classified, id });
}
