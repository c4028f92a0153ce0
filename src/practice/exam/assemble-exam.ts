import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper, PaperSection } from '../../domain/exam-paper.ts';
import type { Question } from '../../domain/question.ts';
import { createRandom } from '../../item-models/random.ts';
import { chooseContexts } from './choose-contexts.ts';
import { type FillContext, fillSlot } from './fill-slot.ts';
import { listSlotChoices } from './list-slot-choices.ts';
import { orderSection } from './order-section.ts';
import { getPaperShape, type SectionShape } from './paper-shape.ts';
import { planPaper, type Slot } from './plan-paper.ts';
import { runSteps, type Steps } from './run-steps.ts';
import { writeInstructions } from './write-instructions.ts';

type ExamRequest = {
  readonly course: CourseSpec;
  /** An integer that determines the random choices, and so the paper. */
  readonly seed: number;
  /** Ids of questions that the learner has seen, oldest first. One is repeated only when its item model generates no new question. */
  readonly avoid?: Iterable<string>;
};

/** Assembles a complete paper with its marking schemes. The same request always gives the same paper. */
export function assembleExam(request: ExamRequest): ExamPaper {
  return runSteps(assembleInSteps(request));
}

/** Like `assembleExam`, with a step for each question. */
export function* assembleInSteps({ course, seed, avoid = [] }: ExamRequest): Steps<ExamPaper> {
  const { subject, level } = course;
  const random = createRandom(`exam:${subject}:${level}:${seed}`);
  const shape = getPaperShape(course);
  const choicesFor = listSlotChoices(course);
  const contexts = chooseContexts({ course, shape, seed, random });
  const plan = planPaper({ course, shape, choicesFor, contexts, random });
  const context: FillContext = {
    random,
    seed,
    stems: new Set(),
    templates: new Set(),
    facts: new Set(),
    ideas: new Set(),
    avoid: new Map(Array.from(avoid, (id, age) => [id, age])),
  };
  const areaOf = getAreas(course);
  const sections: PaperSection[] = [];
  for (const [index, section] of shape.sections.entries()) {
    const choices = choicesFor(section);
    const questions: Question[] = [];
    for (const slot of plan[index] ?? []) {
      yield;
      questions.push(fillSlot(slot, context, listSubstitutes(slot, choices, areaOf)));
    }
    sections.push(toSection(section, orderSection(questions, course, random)));
  }
  return {
    examId: `${subject}_${level}_${seed}`,
    subject,
    level,
    seed,
    hasOfficialShape: shape.hasOfficialShape,
    totalMarks: shape.totalMarks,
    minutes: shape.minutes,
    instructions: writeInstructions(shape),
    formulae: [...shape.formulae],
    sections,
  };
}

/** Returns a function from an outcome to its area. */
function getAreas({ outcomes }: CourseSpec): (outcomeId: string) => string | undefined {
  const areas = new Map(outcomes.map(({ id, area }) => [id, area]));
  return (outcomeId) => areas.get(outcomeId);
}

/** Lists the slots that can replace a slot without changing the marks of its area; slots of the same outcome come first. */
function listSubstitutes(
  { model, marks }: Slot,
  choices: readonly Slot[],
  areaOf: (outcomeId: string) => string | undefined,
): Slot[] {
  // A structured question is planned, and never replaced by a short one.
  if (model.isContext === true) return [];
  const sameArea = choices.filter(
    (choice) =>
      choice.marks === marks &&
      choice.model !== model &&
      areaOf(choice.model.outcomeId) === areaOf(model.outcomeId),
  );
  const isSameOutcome = (choice: Slot): number => (choice.model.outcomeId === model.outcomeId ? 1 : 0);
  return sameArea.toSorted((a, b) => isSameOutcome(b) - isSameOutcome(a));
}

function toSection(shape: SectionShape, questions: PaperSection['questions']): PaperSection {
  const { outcomeIds: _outcomes, structuredShare: _share, ...section } = shape;
  return { ...section, questions };
}
