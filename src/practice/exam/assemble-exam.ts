import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { Question } from '../../domain/question.ts';
import { modelsFor } from '../../item-models/catalogue.ts';
import { createRandom, type Random } from '../../item-models/random.ts';
import { chooseContexts } from './choose-contexts.ts';
import { chooseRequired } from './choose-required.ts';
import { type FillContext, fillSlot } from './fill-slot.ts';
import { createKeyBalance } from './key-balance.ts';
import { listSlotChoices } from './list-slot-choices.ts';
import { orderSection } from './order-section.ts';
import { getPaperShape, type PaperShape, toPaperSection } from './paper-shape.ts';
import { planPaper, type Slot, type SlotChoices } from './plan-paper.ts';
import { runSteps, type Steps } from './run-steps.ts';
import { writeInstructions } from './write-instructions.ts';

type ExamRequest = {
  readonly course: CourseSpec;
  /** An integer that determines the random choices, and so the paper. */
  readonly seed: number;
  /** Ids of questions that the learner has seen, oldest first. One is repeated only when its item model generates no new question. */
  readonly avoid?: Iterable<string>;
  /** Ids of item models that experts have retired, so that they are not used; none by default. */
  readonly retired?: ReadonlySet<string>;
};

const NONE: ReadonlySet<string> = new Set();

/** Assembles a complete paper with its marking schemes. The same request always gives the same paper. */
export function assembleExam(request: ExamRequest): ExamPaper {
  return runSteps(assembleInSteps(request));
}

/** Does the same as `assembleExam`, but can pause after each question. */
export function* assembleInSteps(request: ExamRequest): Steps<ExamPaper> {
  const { course, seed, retired = NONE } = request;
  const { subject, level } = course;
  const random = createRandom(`exam:${subject}:${level}:${seed}`);
  const shape = getPaperShape(course);
  const models = modelsFor({ subject, level }).filter(({ id }) => !retired.has(id));
  const choicesFor = listSlotChoices(course, models);
  const required = chooseRequired({ models, shape, seed, random });
  const contexts = chooseContexts({ course, models, shape, required, seed, random });
  const mayLeaveRanges = retired.size > 0;
  const plan = planPaper({ course, shape, choicesFor, required, contexts, random, mayLeaveRanges });
  const questions = yield* fillSections(plan, {
    course,
    shape,
    choicesFor,
    context: createContext(request, random),
  });
  const sections = shape.sections.map((section, index) =>
    toPaperSection(section, orderSection(questions[index] ?? [], { course, section, random })),
  );
  return {
    examId: `${subject}_${level}_${seed}`,
    subject,
    level,
    seed,
    hasOfficialShape: shape.hasOfficialShape,
    totalMarks: shape.totalMarks,
    minutes: shape.minutes,
    instructions: writeInstructions(shape, subject),
    formulae: [...shape.formulae],
    sections,
  };
}

function createContext({ seed, avoid = [] }: ExamRequest, random: Random): FillContext {
  return {
    random,
    seed,
    stems: new Set(),
    templates: new Set(),
    facts: new Set(),
    ideas: new Set(),
    recallAnswers: new Set(),
    printedWords: [],
    hasOpenEnded: false,
    avoid: new Map(Array.from(avoid, (id, age) => [id, age])),
  };
}

type FillRequest = {
  readonly course: CourseSpec;
  readonly shape: PaperShape;
  readonly choicesFor: SlotChoices;
  readonly context: FillContext;
};

/**
 * Generates the questions of each section. Sections with options come last, because most of their models can generate a
 * question that does not print the answer to a written question.
 */
function* fillSections(
  plan: readonly (readonly Slot[])[],
  { course, shape, choicesFor, context }: FillRequest,
): Steps<Question[][]> {
  const areaOf = getAreas(course);
  const filled: Question[][] = [];
  const indices = [...shape.sections.keys()].toSorted(
    (a, b) => Number(shape.sections[a]?.multipleChoice) - Number(shape.sections[b]?.multipleChoice),
  );
  for (const index of indices) {
    const section = shape.sections[index];
    const slots = plan[index] ?? [];
    if (section === undefined) continue;
    const choices = choicesFor(section);
    const sectionContext = {
      ...context,
      hasOpenEnded: section.required.some(({ kind }) => kind === 'open-ended'),
      keys: section.multipleChoice ? createKeyBalance(slots.length) : undefined,
    };
    const questions: Question[] = [];
    for (const slot of slots) {
      yield;
      questions.push(fillSlot(slot, sectionContext, listSubstitutes(slot, choices, areaOf)));
    }
    filled[index] = questions;
  }
  return filled;
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
  // A structured or special question is planned, and never replaced by a short one.
  if (model.isContext === true || model.special !== undefined) return [];
  const sameArea = choices.filter(
    (choice) =>
      choice.marks === marks &&
      choice.model !== model &&
      areaOf(choice.model.outcomeId) === areaOf(model.outcomeId),
  );
  const rankOutcome = (choice: Slot): number => (choice.model.outcomeId === model.outcomeId ? 0 : 1);
  return sameArea.toSorted((a, b) => rankOutcome(a) - rankOutcome(b));
}
