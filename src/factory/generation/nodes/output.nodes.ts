import { spellBrief } from '../../../agents/item-writer/spell-item.ts';
import type { Question } from '../../../domain/question.ts';
import { questionIdOf } from '../../../domain/question-id.ts';
import type { ReviewTrigger } from '../../../domain/queue-item.ts';
import { toTurnRequest } from '../../../domain/queue-item-view.ts';
import type { ReviewContext } from '../../../domain/review-context.ts';
import { printQuestions } from '../../../latex/print-questions.ts';
import type { QuestionBank } from '../../../ports/question-bank.ts';
import type { ReviewIntake } from '../../../ports/review-intake.ts';
import type { NodeWork } from '../node-work.ts';
import { persistentRulesOf } from '../persistent-rules.ts';
import type { PipelineState } from '../pipeline-state.ts';

export type OutputTools = {
  readonly bank: Pick<QuestionBank, 'save'>;
  readonly intake: ReviewIntake;
  /** Who asked for the item. */
  readonly owner: string;
};

/** A model's item gets the id that any reading of it has; a computed one keeps its own. */
function finished({ question, provenance }: PipelineState): Question {
  const made = question.provenance ?? provenance[0];
  const whole = { ...question, ...(made && { provenance: made }) };
  return question.id === UNNAMED ? { ...whole, id: questionIdOf(whole), source: { origin: 'llm' } } : whole;
}

export const UNNAMED = 'unnamed';

/** What passed enters the bank. */
export function createFormatOutputNode({ bank }: OutputTools): NodeWork {
  return async (state) => {
    const question = finished(state);
    await bank.save([question]);
    const isCorrected = state.reviewHistory.some(({ correctionApplied }) => correctionApplied);
    return { question, questionId: question.id, finalStatus: isCorrected ? 'corrected' : 'passed' };
  };
}

/** What could not be settled waits for an expert, with the reason. */
export function createHumanReviewNode({ intake, owner }: OutputTools): NodeWork {
  return async (state) => {
    const question = finished(state);
    const { validationResult, qualityScore } = state.reviewHistory.at(-1) ?? {};
    const isValid = validationResult?.isValid === true;
    const trigger: ReviewTrigger = isValid ? 'low_confidence' : 'validation_failure';
    const turn = toTurnRequest({
      question,
      latex: printQuestions([question]),
      confidence: qualityScore?.compositeScore ?? 0,
      validationPassed: isValid,
      brief: spellBrief(state.brief),
    });
    const context = JSON.parse(JSON.stringify(reviewContextOf(state)));
    const { itemId } = await intake.submit({ turn, by: owner, trigger, context });
    return { question, reviewItemId: itemId ?? null, finalStatus: 'needs_human_review' };
  };
}

/** What helps the expert to decide: findings, scores, and why it was sent. */
function reviewContextOf(state: PipelineState): ReviewContext {
  const { validationResult, qualityScore } = state.reviewHistory.at(-1) ?? {};
  const persistent = persistentRulesOf(state.reviewHistory);
  const tries = state.reviewHistory.length;
  const outcome =
    validationResult?.isValid === false
      ? 'is still not valid'
      : qualityScore
        ? `scores ${qualityScore.compositeScore}, below ${qualityScore.threshold}`
        : 'could not be judged';
  return {
    findings: (validationResult?.errors ?? []).map(({ field, message, severity, rule }) => ({
      rule: rule ?? 'validation',
      severity,
      message,
      field,
    })),
    scores: Object.fromEntries((qualityScore?.dimensions ?? []).map(({ name, score }) => [name, score])),
    reasons: [
      `After ${tries} ${tries === 1 ? 'attempt' : 'attempts'} the item ${outcome}.`,
      ...(persistent.length === 0 ? [] : [`Every attempt broke: ${persistent.join(', ')}.`]),
    ],
    source: { name: 'generation', text: spellBrief(state.brief) },
  };
}
