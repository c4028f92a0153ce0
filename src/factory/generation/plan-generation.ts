import { isCovered, requireCover } from '../../agents/item-writer/make-item-by-rules.ts';
import { isWritten, WrittenKind } from '../../agents/item-writer/written-kind.ts';
import { type CourseSpec, getCourse } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import type { GenerationBrief } from '../../domain/generation.ts';
import { type InstitutionSettings, reviewConfigOf } from '../../domain/institution-settings.ts';
import type { ReviewNodeConfig } from '../../domain/review-node.ts';
import type { FindInstitution } from '../../ports/institution-store.ts';
import {
  chooseInstitution,
  createRuleSettings,
  type RuleSettings,
} from '../../verification/settings/rule-settings.ts';

/** A brief that can be carried out: names as the course has them, rules and limits of the institution. */
export type GenerationPlan = {
  readonly brief: GenerationBrief;
  readonly way: 'model' | 'rules';
  readonly course: CourseSpec | undefined;
  readonly rules: RuleSettings;
  readonly config: ReviewNodeConfig;
};

export type PlanDependencies = {
  readonly way: 'model' | 'rules';
  readonly courses: readonly CourseSpec[];
  readonly findInstitution: FindInstitution;
};

/** Everything that can be wrong with a brief is said here, before any work. */
export async function planGeneration(given: GenerationBrief, tools: PlanDependencies): Promise<GenerationPlan> {
  const course = findCourse(tools.courses, given);
  const { subject, level } = course ?? given;
  const brief = { ...given, subject, level };
  checkOutcome(brief, course);
  const way = wayFor(brief, tools.way);
  const settings = await institutionOf(brief, tools.findInstitution);
  return {
    brief,
    way,
    course,
    rules: createRuleSettings(settings.rules),
    config: reviewConfigOf(settings.own),
  };
}

/** A model writes what it is asked for; open questions are computed where item models cover them, with their schemes. */
function wayFor(brief: GenerationBrief, way: GenerationPlan['way']): GenerationPlan['way'] {
  const { kind } = brief;
  if (!isWritten(kind))
    throw new Fault('invalid-input', `Items of the kind ${kind} cannot be generated.`, {
      advice: `The kinds are ${WrittenKind.options.join(', ')}.`,
    });
  if (way === 'model' && !(kind === 'subjective' && isCovered(brief))) return 'model';
  requireCover(brief);
  return 'rules';
}

/** A subject that is no course of ours is an author's own; a model may write for it. */
function findCourse(courses: readonly CourseSpec[], brief: GenerationBrief): CourseSpec | undefined {
  try {
    return getCourse(courses, brief);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'not-found') return undefined;
    throw thrown;
  }
}

function checkOutcome({ outcome_id: wanted }: GenerationBrief, course: CourseSpec | undefined): void {
  if (wanted === undefined || course === undefined) return;
  const outcomes = course.outcomes.map(({ id }) => id);
  if (outcomes.includes(wanted)) return;
  throw new Fault('invalid-input', `${course.level} ${course.subject} has no outcome ${wanted}.`, {
    advice: `The outcomes are ${outcomes.join(', ')}.`,
    facts: { outcomes },
  });
}

async function institutionOf(
  { institution_id: id }: GenerationBrief,
  findInstitution: FindInstitution,
): Promise<{ own: InstitutionSettings; rules: ReturnType<typeof chooseInstitution> }> {
  if (id === undefined) return { own: {}, rules: {} };
  const stored = await findInstitution(id);
  return { own: stored?.settings ?? {}, rules: chooseInstitution({}, id, stored?.settings) };
}
