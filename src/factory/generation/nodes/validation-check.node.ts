import type { ValidationError, ValidationField, ValidationResult } from '../../../domain/quality-loop.ts';
import { toQualityLoopItem } from '../../../domain/quality-loop-item.ts';
import {
  type EngineVerdict,
  inspectQuestion,
  type PlacedFinding,
} from '../../../verification/inspect/inspect-question.ts';
import type { Neighbour } from '../../../verification/items/item-check.ts';
import { verifyItem } from '../../../verification/items/verify-item.ts';
import { createRuleSettings, type RuleSettings } from '../../../verification/settings/rule-settings.ts';
import type { NodeWork } from '../node-work.ts';
import { createHistoryEntry, type PipelineState } from '../pipeline-state.ts';
import { COMPUTED_RULES } from './computed-rules.table.ts';

/** The dependencies of the node that validates items. */
export type ValidationDependencies = {
  readonly rules: RuleSettings;
  /** Finds the most similar questions of the bank. */
  readonly findNeighbours: (question: PipelineState['question']) => Promise<readonly Neighbour[]>;
};

/** Creates the node that validates an item. The judge does not score an invalid item, so this node adds its history entry. */
export function createValidationCheckNode(deps: ValidationDependencies, now: () => Date): NodeWork {
  return async (state) => {
    const neighbours = await deps.findNeighbours(state.question);
    const validationResult = validateItem(state, deps.rules, neighbours);
    if (validationResult.isValid) return { validationResult };
    const entry = createHistoryEntry(state, validationResult, now());
    return { validationResult, reviewHistory: [...state.reviewHistory, entry] };
  };
}

/** Runs the checks of generated items and the checks of all questions. Warnings alone do not make an item invalid. */
function validateItem(
  { question, brief, metadata }: Pick<PipelineState, 'question' | 'brief' | 'metadata'>,
  rules: RuleSettings,
  neighbours: readonly Neighbour[],
): ValidationResult {
  const settings = withDefaultSeverities(rules);
  const { findings, verdicts } = inspectQuestion(question, { settings });
  const itemFindings = verifyItem(
    {
      item: toQualityLoopItem(question),
      level: question.level,
      requestedBloom: brief.blooms_level,
      neighbours,
      recomputed: question.provenance?.maker === 'item-model' ? undefined : countRecomputed(verdicts),
      ...(metadata !== null && { metadata }),
    },
    settings,
  );
  const questionFindings = findings.map((finding) => ({ ...finding, field: findField(finding) }));
  const errorsAndWarnings = [...itemFindings, ...questionFindings].flatMap(
    ({ field, message, severity, rule }): ValidationError[] =>
      severity === 'info' ? [] : [{ field, message, severity, rule }],
  );
  const errors = raiseWarnings(errorsAndWarnings, rules.raiseAfter);
  return { isValid: errors.every(({ severity }) => severity !== 'error'), errors };
}

/** Counts the values in the solution that the engine could confirm or refute. */
function countRecomputed(verdicts: readonly EngineVerdict[]): number {
  const isInSolution = ({ place: { field } }: EngineVerdict): boolean =>
    isSolutionField(removePartPath(field));
  return verdicts.filter((each) => isInSolution(each) && each.verdict !== 'undecided').length;
}

const DEFAULT_RULES = createRuleSettings();

/**
 * Returns the settings of the institution, but with the default severity for rules that recompute values, which no
 * institution can change. Disables `raiseAfter`, because `raiseWarnings` applies it later to the findings of both kinds of checks.
 */
function withDefaultSeverities(rules: RuleSettings): RuleSettings {
  return {
    ...rules,
    raiseAfter: undefined,
    getSeverity: (rule, subject) =>
      (COMPUTED_RULES.has(rule.id) ? DEFAULT_RULES : rules).getSeverity(rule, subject),
  };
}

/** Returns the field of an item that a finding refers to. A rule whose id contains `key` always refers to the answer key. */
function findField({ rule, place }: PlacedFinding): ValidationField {
  const field = removePartPath(place.field);
  if (field === 'answer' || /\bkey\b/.test(rule)) return 'answer_key';
  if (field.startsWith('options')) return 'distractors';
  return isSolutionField(field) ? 'explanation' : 'stem';
}

/** Returns the field within its part: `solution` for `parts.b.i.solution`. */
function removePartPath(field: string): string {
  return field.replace(/^parts\.[a-z\d]+\.(?:[ivx]+\.)?/, '');
}

function isSolutionField(field: string): boolean {
  return field === 'solution' || field.startsWith('alternate');
}

/** Turns the warnings of a field into errors if the field has at least `minCount` warnings. */
function raiseWarnings(errors: readonly ValidationError[], minCount: number | undefined): ValidationError[] {
  if (minCount === undefined) return [...errors];
  const warningsByField = Map.groupBy(
    errors.filter(({ severity }) => severity === 'warning'),
    ({ field }) => field,
  );
  return errors.map((error) =>
    error.severity === 'warning' && (warningsByField.get(error.field)?.length ?? 0) >= minCount
      ? { ...error, severity: 'error' }
      : error,
  );
}
