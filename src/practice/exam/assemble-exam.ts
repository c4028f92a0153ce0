import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper, PaperSection } from '../../domain/exam-paper.ts';
import { createRandom } from '../../item-models/random.ts';
import { type FillContext, fillSlot } from './fill-slot.ts';
import { listSlotChoices } from './list-slot-choices.ts';
import { orderSection } from './order-section.ts';
import { getPaperShape, type SectionShape } from './paper-shape.ts';
import { planPaper, type Slot } from './plan-paper.ts';
import { writeInstructions } from './write-instructions.ts';

type ExamRequest = {
  readonly course: CourseSpec;
  /** An integer that determines the random choices, and so the paper. */
  readonly seed: number;
  /** Ids of questions that the learner has seen, oldest first. One is repeated only when its item model generates no new question. */
  readonly avoid?: Iterable<string>;
};

/** Assembles a complete paper with its marking schemes. The same request always gives the same paper. */
export function assembleExam({ course, seed, avoid = [] }: ExamRequest): ExamPaper {
  const { subject, level } = course;
  const random = createRandom(`exam:${subject}:${level}:${seed}`);
  const shape = getPaperShape(course);
  const plan = planPaper({ course, shape, choicesFor: listSlotChoices(course), random });
  const context: FillContext = {
    random,
    stems: new Set(),
    templates: new Set(),
    facts: new Set(),
    ideas: new Set(),
    avoid: new Map(Array.from(avoid, (id, age) => [id, age])),
  };
  const sections = shape.sections.map((section, index) =>
    toSection(section, orderSection(fillSlots(plan[index] ?? [], context), course, random)),
  );
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

function fillSlots(slots: readonly Slot[], context: FillContext): PaperSection['questions'] {
  return slots.map((slot) => fillSlot(slot, context));
}

function toSection(shape: SectionShape, questions: PaperSection['questions']): PaperSection {
  const { outcomeIds: _omitted, ...section } = shape;
  return { ...section, questions };
}
