import type { ValidationError, ValidationField, ValidationResult } from '../../../domain/review-node.ts';
import { toReviewNodeItem } from '../../../domain/review-node-item.ts';
import {
  type EngineMark,
  inspectQuestion,
  type PlacedFinding,
} from '../../../verification/inspect/inspect-question.ts';
import type { Neighbour } from '../../../verification/items/item-check.ts';
import { verifyItem } from '../../../verification/items/verify-item.ts';
import { createRuleSettings, type RuleSettings } from '../../../verification/settings/rule-settings.ts';
import type { NodeWork } from '../node-work.ts';
import { createHistoryEntry, type PipelineState } from '../pipeline-state.ts';
import { COMPUTED_RULES } from './computed-rules.table.ts';

/** The dependencies of the node. */
export type ValidationDependencies = {
  readonly rules: RuleSettings;
  /** Finds the most similar questions of the bank. */
  readonly findNeighbours: (question: PipelineState['question']) => Promise<readonly Neighbour[]>;
};

/** Validates an item. An invalid item skips the judge, so its history entry is written here. */
export function createValidationCheckNode(deps: ValidationDependencies, now: () => Date): NodeWork {
  return async (state) => {
    const neighbours = await deps.findNeighbours(state.question);
    const validationResult = validateItem(state, deps.rules, neighbours);
    if (validationResult.isValid) return { validationResult };
    const entry = createHistoryEntry(state, validationResult, now());
    return { validationResult, reviewHistory: [...state.reviewHistory, entry] };
  };
}

/** Lists the errors and warnings of an item by field; warnings alone do not make it invalid. */
function validateItem(
  { question, brief, metadata }: Pick<PipelineState, 'question' | 'brief' | 'metadata'>,
  rules: RuleSettings,
  neighbours: readonly Neighbour[],
): ValidationResult {
  const settings = strictSettings(rules);
  const { findings, marks } = inspectQuestion(question, { settings });
  const own = verifyItem(
    {
      item: toReviewNodeItem(question),
      level: question.level,
      requestedBloom: brief.blooms_level,
      neighbours,
      recomputed: question.provenance?.maker === 'item-model' ? undefined : countRecomputed(marks),
      ...(metadata !== null && { metadata }),
    },
    settings,
  );
  const general = findings.map((finding) => ({ ...finding, field: findField(finding) }));
  const found = [...own, ...general].flatMap(({ field, message, severity, rule }): ValidationError[] =>
    severity === 'info' ? [] : [{ field, message, severity, rule }],
  );
  const errors = raiseFields(found, rules.raiseAfter);
  return { isValid: errors.every(({ severity }) => severity !== 'error'), errors };
}

/** The number of values in the solution that the engine could decide. */
function countRecomputed(marks: readonly EngineMark[]): number {
  const isWorking = ({ place: { field } }: EngineMark): boolean =>
    field === 'solution' || field.startsWith('alternate');
  return marks.filter((mark) => isWorking(mark) && mark.verdict !== 'undecided').length;
}

const defaults = createRuleSettings();

/**
 * The settings of the institution, except that rules that recompute values keep their default severity. Warnings are
 * raised to errors later, over the findings of both kinds of checks.
 */
function strictSettings(rules: RuleSettings): RuleSettings {
  return {
    ...rules,
    raiseAfter: undefined,
    severityOf: (rule, about) => (COMPUTED_RULES.has(rule.id) ? defaults : rules).severityOf(rule, about),
  };
}

/** The field of a finding; findings about the whole document are assigned by the name of their rule. */
function findField({ rule, place: { field } }: PlacedFinding): ValidationField {
  if (field === 'answer' || /\bkey\b/.test(rule)) return 'answer_key';
  if (field.startsWith('options')) return 'distractors';
  return field === 'solution' || field.startsWith('alternate') ? 'explanation' : 'stem';
}

/** Turns the warnings of a field into errors if there are at least `after` of them. */
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
