import { Fault } from '../../domain/fault.ts';
import type {
  MarkedPart,
  MarkedStep,
  PersonMarking,
  PracticeMarking,
} from '../../domain/practice-marking.ts';
import type { PracticeService } from '../practice-service.ts';

/** A decision about one step that waited for a person. */
type StepDecision = PersonMarking['steps'][number];

/** Adds up the decisions about the steps that waited for a person. A step without a decision is not earned. */
export function toPersonMarking(
  { steps }: PracticeMarking,
  decisions: readonly StepDecision[],
  markedBy: PersonMarking['marked_by'],
): PersonMarking {
  const waiting = steps.filter(({ for_person: isWaiting }) => isWaiting);
  const decided = waiting.map(
    ({ n }) => decisions.find((decision) => decision.n === n) ?? { n, earned: false },
  );
  const earned = waiting.filter((step) => isEarned(step, decided));
  return {
    marked_by: markedBy,
    marks_awarded: sumMarks(earned),
    marks_available: sumMarks(waiting),
    steps: decided,
  };
}

function isEarned({ n }: MarkedStep, decisions: readonly StepDecision[]): boolean {
  return decisions.some((decision) => decision.n === n && decision.earned);
}

function sumMarks(steps: readonly MarkedStep[]): number {
  return steps.reduce((sum, { marks_available: marks }) => sum + marks, 0);
}

/** Returns a marking of only the steps that waited for a person, with the decided marks, so that it can be recorded. */
export function toDecidedMarking(
  { steps, parts }: PracticeMarking,
  { steps: decisions, marks_awarded, marks_available }: PersonMarking,
): Pick<PracticeMarking, 'marks_awarded' | 'marks_available' | 'steps' | 'parts'> {
  const decided = steps
    .filter(({ n }) => decisions.some((decision) => decision.n === n))
    .map((step): MarkedStep => {
      const earned = isEarned(step, decisions);
      const awarded = earned ? step.marks_available : 0;
      return { ...step, marks_awarded: awarded, via: earned ? 'person' : null, for_person: false };
    });
  return { marks_awarded, marks_available, steps: decided, parts: parts && toDecidedParts(parts, decided) };
}

function toDecidedParts(parts: readonly MarkedPart[], steps: readonly MarkedStep[]): MarkedPart[] {
  return parts.flatMap((part) => {
    const partSteps = steps.filter((step) => step.part === part.path);
    const awarded = partSteps.reduce((sum, { marks_awarded: marks }) => sum + marks, 0);
    if (partSteps.length === 0) return [];
    return [{ ...part, marks_awarded: awarded, marks_available: sumMarks(partSteps), marks_by_person: 0 }];
  });
}

/** Lets a model propose marks for the steps that wait for a person; undefined without such steps or without a model. */
export async function proposePersonMarking(
  questionId: string,
  response: string,
  { marking, practice }: { readonly marking: PracticeMarking; readonly practice: PracticeService },
): Promise<PersonMarking | undefined> {
  const steps = marking.steps.filter(({ for_person: isWaiting }) => isWaiting);
  const question = steps.length === 0 ? undefined : await practice.find(questionId);
  if (question === undefined || practice.proposeMarks === undefined) return undefined;
  try {
    return toPersonMarking(marking, await practice.proposeMarks({ question, response, steps }), 'model');
  } catch (thrown) {
    // Without a proposal, practice continues: the model is unavailable or its reply cannot be used.
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}
