import { isCovered, requireCovered } from '../../agents/item-writer/make-item-by-rules.ts';
import { isModelWritableKind, ModelWritableKind } from '../../agents/item-writer/model-writable-kind.ts';
import { type CourseSpec, getCourse } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import type { GenerationBrief } from '../../domain/generation.ts';
import { type InstitutionSettings, toReviewConfig } from '../../domain/institution-settings.ts';
import type { QualityLoopConfig } from '../../domain/quality-loop.ts';
import type { FindInstitution } from '../../ports/institution-store.ts';
import {
  applyInstitution,
  createRuleSettings,
  type RuleSettings,
} from '../../verification/settings/rule-settings.ts';

/** A validated brief, with its course and with the rules and limits of its institution. */
export type GenerationPlan = {
  readonly brief: GenerationBrief;
  readonly mode: 'model' | 'rules';
  readonly course: CourseSpec | undefined;
  readonly rules: RuleSettings;
  readonly config: QualityLoopConfig;
};

export type PlanDependencies = {
  readonly mode: 'model' | 'rules';
  readonly courses: readonly CourseSpec[];
  /** The institution that generates, whose settings apply. */
  readonly institution: string;
  readonly findInstitution: FindInstitution;
};

/** Validates a brief before any work starts, and resolves its course, mode and settings. */
export async function planGeneration(
  requested: GenerationBrief,
  deps: PlanDependencies,
): Promise<GenerationPlan> {
  const course = findCourse(deps.courses, requested);
  const { subject, level } = course ?? requested;
  const brief = { ...requested, subject, level };
  checkOutcome(brief, course);
  const mode = chooseItemMode(brief, deps.mode);
  const { settings, rules } = await loadInstitution(brief, deps);
  return { brief, mode, course, rules: createRuleSettings(rules), config: toReviewConfig(settings) };
}

/**
 * Chooses whether a language model writes the items or item models compute them (`rules`). Open questions are computed where
 * item models cover the brief, because these also compute the marking scheme. Throws if neither is possible.
 */
function chooseItemMode(brief: GenerationBrief, mode: GenerationPlan['mode']): GenerationPlan['mode'] {
  const { kind } = brief;
  if (!isModelWritableKind(kind))
    throw new Fault('invalid-input', `Items of the kind ${kind} cannot be generated.`, {
      advice: `The kinds are ${ModelWritableKind.options.join(', ')}.`,
    });
  if (mode === 'model' && !(kind === 'subjective' && isCovered(brief))) return 'model';
  requireCovered(brief);
  return 'rules';
}

/** Finds the course of a brief; undefined for other subjects, for which only a language model can write items. */
function findCourse(courses: readonly CourseSpec[], brief: GenerationBrief): CourseSpec | undefined {
  try {
    return getCourse(courses, brief);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'not-found') return undefined;
    throw thrown;
  }
}

function checkOutcome({ outcome_id: outcomeId }: GenerationBrief, course: CourseSpec | undefined): void {
  if (outcomeId === undefined || course === undefined) return;
  const outcomes = course.outcomes.map(({ id }) => id);
  if (outcomes.includes(outcomeId)) return;
  throw new Fault('invalid-input', `${course.level} ${course.subject} has no outcome ${outcomeId}.`, {
    advice: `The outcomes are ${outcomes.join(', ')}.`,
    facts: { outcomes },
  });
}

async function loadInstitution(
  { institution_id: id }: GenerationBrief,
  { institution, findInstitution }: PlanDependencies,
): Promise<{ settings: InstitutionSettings; rules: ReturnType<typeof applyInstitution> }> {
  if (id !== undefined && id !== institution) throw new Fault('not-found', `There is no institution ${id}.`);
  const { settings = {} } = (await findInstitution(institution)) ?? {};
  return { settings, rules: applyInstitution({}, institution, settings) };
}
