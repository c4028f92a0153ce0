import type { Assignment, Attempt } from '../../domain/assignment.ts';
import { type ClassMember, formatPupils } from '../../domain/school-class.ts';
import type { AssignedAnswer } from '../../ports/assignment-answers.ts';
import type { PracticeService } from '../practice-service.ts';
import { countsAsMark, countWaiting } from './build-grid.ts';
import { type ClassMisconception, findMisconceptions } from './find-misconceptions.ts';
import { numberSlots } from './read-script.ts';

/** An answer with marks that only the teacher can give. */
type WaitingAnswer = {
  readonly answerId: string;
  readonly learner: string;
  readonly pupil: string;
  readonly questionId: string;
  /** The place of the question in the work of the pupil. */
  readonly number: number;
  readonly section: string | null;
  readonly outcomeId: string;
  readonly part: string | null;
  /** LaTeX text of the question, or of the part; null if the question is no longer stored. */
  readonly task: string | null;
  /** LaTeX text of the chosen options; null for other answers. */
  readonly chosen: string | null;
  readonly response: string;
  readonly waiting: number;
};

export type Insights = {
  readonly misconceptions: readonly (Omit<ClassMisconception, 'examples'> & {
    readonly examples: readonly (ClassMisconception['examples'][number] &
      Pick<WaitingAnswer, 'pupil' | 'task' | 'chosen'>)[];
  })[];
  readonly waiting: readonly WaitingAnswer[];
};

/** An assignment with everything that its class did. */
export type ClassWork = {
  readonly assignment: Assignment;
  readonly members: readonly ClassMember[];
  readonly attempts: readonly Attempt[];
  readonly answers: readonly AssignedAnswer[];
};

/** Lists misconceptions and answers to mark. Answers of pupils who have left the class are left out. */
export async function readInsights(
  { members, attempts, answers }: ClassWork,
  practice: PracticeService,
): Promise<Insights> {
  const names = formatPupils(members);
  const answersOfMembers = answers.filter((answer) => names.has(answer.learner));
  const getName = (learner: string): string => names.get(learner) ?? '';
  const misconceptions = findMisconceptions(answersOfMembers);
  const waiting = answersOfMembers.filter((answer) => countsAsMark(answer) && countWaiting(answer) > 0);
  const examples = misconceptions.flatMap((found) => found.examples);
  const tasks = await readTasks([...examples, ...waiting], practice);
  const describe = (answer: TaskRef & { readonly response: string }) => {
    const task = tasks.get(formatTaskRef(answer));
    return { task: task?.text ?? null, chosen: task ? findChosen(task, answer.response) : null };
  };
  return {
    misconceptions: misconceptions.map((found) => ({
      ...found,
      examples: found.examples.map((example) => ({
        ...example,
        pupil: getName(example.learner),
        ...describe(example),
      })),
    })),
    waiting: waiting
      .map((answer) => ({
        answerId: answer.id,
        learner: answer.learner,
        pupil: getName(answer.learner),
        questionId: answer.questionId,
        ...findPlace(answer, attempts),
        outcomeId: answer.outcomeId,
        part: answer.part,
        ...describe(answer),
        response: answer.response,
        waiting: countWaiting(answer),
      }))
      .sort(comparePlaces),
  };
}

type TaskRef = { readonly questionId: string; readonly part: string | null };

function formatTaskRef({ questionId, part }: TaskRef): string {
  return `${questionId} ${part ?? ''}`;
}

type Task = {
  readonly text: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
};

/** Reads the texts of questions and parts, so that an answer can be understood without the script. */
async function readTasks(
  refs: readonly TaskRef[],
  practice: PracticeService,
): Promise<ReadonlyMap<string, Task>> {
  const tasks = new Map<string, Task>();
  for (const [questionId, sameQuestion] of Map.groupBy(refs, (ref) => ref.questionId)) {
    const question = await practice.find(questionId);
    const [view] = question ? await practice.toLearnerViews([question]) : [];
    if (view === undefined) continue;
    for (const ref of sameQuestion) {
      const part = view.metadata.parts?.find(({ path }) => path === ref.part);
      const text = part ? [part.lead, part.text].filter(Boolean).join('\n\n') : view.text;
      tasks.set(formatTaskRef(ref), { text, options: (part ?? view.metadata).options ?? [] });
    }
  }
  return tasks;
}

/** Returns the texts of the options that a response names by their letters. */
function findChosen({ options }: Task, response: string): string | null {
  const ids = response.split(',').map((id) => id.trim().toLowerCase());
  const texts = options.filter(({ id }) => ids.includes(id.toLowerCase())).map(({ text }) => text);
  return texts.length > 0 ? texts.join('; ') : null;
}

/** Finds the number of the question in the attempt. */
function findPlace(
  { threadId, questionId }: AssignedAnswer,
  attempts: readonly Attempt[],
): Pick<WaitingAnswer, 'number' | 'section'> {
  const { slots = [] } = attempts.find(({ id }) => id === threadId) ?? {};
  const index = slots.findIndex((slot) => slot.questionId === questionId);
  return { number: numberSlots(slots)[index] ?? 0, section: slots[index]?.section ?? null };
}

/** Orders answers by question and part, so that a teacher marks the answers of all pupils to one question together. */
function comparePlaces(a: WaitingAnswer, b: WaitingAnswer): number {
  return (
    (a.section ?? '').localeCompare(b.section ?? '') ||
    a.number - b.number ||
    (a.part ?? '').localeCompare(b.part ?? '') ||
    a.pupil.localeCompare(b.pupil)
  );
}
