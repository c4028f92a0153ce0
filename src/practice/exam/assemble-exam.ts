import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper, PaperSection } from '../../domain/exam-paper.ts';
import { createRandom } from '../../item-models/random.ts';
import { choicesOf } from './choices-of.ts';
import { type Filling, fillSlot } from './fill-slot.ts';
import { orderSection } from './order-section.ts';
import { type SectionShape, shapeOf } from './paper-shape.ts';
import { planPaper, type Slot } from './plan-paper.ts';
import { writeInstructions } from './write-instructions.ts';

export type ExamRequest = {
  readonly course: CourseSpec;
  /** A whole number; it names the paper. */
  readonly seed: number;
  /** Ids of questions the learner has met, oldest first; one comes again only when its model has nothing new. */
  readonly avoid?: Iterable<string>;
};

/** A whole paper with its schemes; the same request gives the same paper. */
export function assembleExam({ course, seed, avoid = [] }: ExamRequest): ExamPaper {
  const { subject, level } = course;
  const random = createRandom(`exam:${subject}:${level}:${seed}`);
  const shape = shapeOf(course);
  const plan = planPaper({ course, shape, choicesFor: choicesOf(course), random });
  const filling: Filling = {
    random,
    stems: new Set(),
    moulds: new Set(),
    parts: new Set(),
    avoid: new Map(Array.from(avoid, (id, age) => [id, age])),
  };
  const sections = shape.sections.map((section, index) =>
    toSection(section, orderSection(fill(plan[index] ?? [], filling), course, random)),
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

function fill(slots: readonly Slot[], filling: Filling): PaperSection['questions'] {
  return slots.map((slot) => fillSlot(slot, filling));
}

function toSection(
  { outcomeIds: _, ...section }: SectionShape,
  questions: PaperSection['questions'],
): PaperSection {
  return { ...section, questions };
}
