import { toReviewItem } from '../../../domain/review-item-view.ts';
import type { ValidationError, ValidationField, ValidationResult } from '../../../domain/review-node.ts';
import {
  type EngineMark,
  inspectQuestion,
  type PlacedFinding,
} from '../../../verification/inspect/inspect-question.ts';
import type { Neighbour } from '../../../verification/items/item-check.ts';
import { verifyItem } from '../../../verification/items/verify-item.ts';
import { createRuleSettings, type RuleSettings } from '../../../verification/settings/rule-settings.ts';
import type { NodeWork } from '../node-work.ts';
import type { PipelineState } from '../pipeline-state.ts';
import { COMPUTED_RULES } from './computed-rules.table.ts';

export type ValidationDependencies = {
  readonly rules: RuleSettings;
  /** The most similar questions of the bank. */
  readonly findNeighbours: (question: PipelineState['question']) => Promise<readonly Neighbour[]>;
};

/** Structural errors end the cycle without a judge, so its entry is written here. */
export function createValidationCheckNode(tools: ValidationDependencies, now: () => Date): NodeWork {
  return async (state) => {
    const neighbours = await tools.findNeighbours(state.question);
    const validationResult = validateItem(state, tools.rules, neighbours);
    if (validationResult.isValid) return { validationResult };
    const entry = {
      cycle: state.currentReviewCycle,
      validationResult,
      qualityScore: null,
      correctionApplied: false,
      correctionTarget: null,
      timestamp: now().toISOString(),
    };
    return { validationResult, reviewHistory: [...state.reviewHistory, entry] };
  };
}

/** What is wrong with an item, field by field; warnings alone leave it valid. */
export function validateItem(
  { question, brief, metadata }: Pick<PipelineState, 'question' | 'brief' | 'metadata'>,
  rules: RuleSettings,
  neighbours: readonly Neighbour[] = [],
): ValidationResult {
  const settings = strictSettings(rules);
  const { findings, marks } = inspectQuestion(question, { settings });
  const own = verifyItem(
    {
      item: toReviewItem(question),
      level: question.level,
      wantedBloom: brief.blooms_level,
      neighbours,
      recomputed: question.provenance?.maker === 'item-model' ? undefined : recomputedIn(marks),
      ...(metadata !== null && { metadata }),
    },
    settings,
  );
  const general = findings.map((finding) => ({ ...finding, field: fieldOf(finding) }));
  const found = [...own, ...general].flatMap(({ field, message, severity, rule }): ValidationError[] =>
    severity === 'info' ? [] : [{ field, message, severity, rule }],
  );
  const errors = raiseFields(found, rules.raiseAfter);
  return { isValid: errors.every(({ severity }) => severity !== 'error'), errors };
}

function recomputedIn(marks: readonly EngineMark[]): number {
  const isWorking = ({ place: { field } }: EngineMark): boolean =>
    field === 'solution' || field.startsWith('alternate');
  return marks.filter((mark) => isWorking(mark) && mark.verdict !== 'undecided').length;
}

const defaults = createRuleSettings();

/**
 * What the engine recomputes is no matter of taste, so an institution cannot silence it here. Warnings are counted
 * later, over both kinds of checks and by the parts of an item.
 */
function strictSettings(rules: RuleSettings): RuleSettings {
  return {
    ...rules,
    raiseAfter: undefined,
    severityOf: (rule, about) => (COMPUTED_RULES.has(rule.id) ? defaults : rules).severityOf(rule, about),
  };
}

/** What the reader notices of the document as a whole is told by the name of its rule. */
function fieldOf({ rule, place: { field } }: PlacedFinding): ValidationField {
  if (field === 'answer' || /\bkey\b/.test(rule)) return 'answer_key';
  if (field.startsWith('options')) return 'distractors';
  return field === 'solution' || field.startsWith('alternate') ? 'explanation' : 'stem';
}

/** So many warnings on one field are an error, where an institution wants it so. */
function raiseFields(found: readonly ValidationError[], after: number | undefined): ValidationError[] {
  if (after === undefined) return [...found];
  const warned = Map.groupBy(
    found.filter(({ severity }) => severity === 'warning'),
    ({ field }) => field,
  );
  return found.map((error) =>
    error.severity === 'warning' && (warned.get(error.field)?.length ?? 0) >= after
      ? { ...error, severity: 'error' }
      : error,
  );
}
