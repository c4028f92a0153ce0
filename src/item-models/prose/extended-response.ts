import type { Evidence } from '../../domain/marking-scheme.ts';
import { type BulletDraft, type ItemDraft, statement } from '../item-draft.ts';
import type { ModelDefinition } from '../item-model.ts';
import { wordsTex } from '../write/words.ts';

/** A task that is answered by several sentences, one mark for each right point. */
export type ExtendedTask = {
  /** The whole task, such as `Describe the process of translation.` */
  readonly task: string;
  /** The right points, each with the wordings that earn its mark; more points than marks. */
  readonly points: readonly (readonly string[])[];
  /** Wrong science that cancels a point in the same sentence. */
  readonly reject?: readonly string[];
};

type ExtendedDefinition = {
  readonly id: string;
  readonly title: string;
  readonly outcomeId: string;
  /** The possible numbers of marks. */
  readonly marks: readonly number[];
  readonly tasks: readonly ExtendedTask[];
  /** Whether candidates choose one of two tasks, A or B. */
  readonly hasChoice?: boolean;
};

type ChosenTasks = { readonly tasks: readonly ExtendedTask[]; readonly marks: number };

/** Defines a model of extended responses. Pass the result to the model function of a course, such as `nat5BiologyModel`. */
export function extendedResponseModel(extended: ExtendedDefinition) {
  const { id, title, outcomeId, marks, tasks, hasChoice = false } = extended;
  const definition: Omit<ModelDefinition<ChosenTasks>, 'subject' | 'level'> = {
    id,
    title,
    outcomeId,
    calculator: 'either',
    largest: Number.POSITIVE_INFINITY,
    marks,
    special: 'extended',
    choose: (random) => ({ tasks: random.sample(tasks, hasChoice ? 2 : 1), marks: random.pick(marks) }),
    accepts: (chosen) => chosen.tasks.every(({ points }) => points.length > chosen.marks),
    write: writeExtended,
  };
  return definition;
}

function writeExtended({ tasks, marks }: ChosenTasks): ItemDraft {
  const [first] = tasks;
  const stem =
    tasks.length === 1
      ? (first?.task ?? '')
      : `Attempt \\textbf{either} A \\textbf{or} B.\n\n${tasks.map(({ task }, index) => `\\textbf{${'AB'.charAt(index)}} ${task}`).join('\n\n')}`;
  return {
    stem,
    answer: wordsTex(first?.points[0]?.[0] ?? ''),
    bullets: Array.from({ length: marks }, (_, index) => writeBullet(tasks, index)),
    mistakes: [],
    response: 'prose',
  };
}

/** Writes the bullet of the mark with the number `index + 1`, which requires that many points of one task. Points of different tasks are not added. */
function writeBullet(tasks: readonly ExtendedTask[], index: number): BulletDraft {
  const [evidence, ...alternatives] = tasks.map(
    ({ points, reject }): Evidence => ({
      kind: 'points',
      points: points.map((wordings) => [...wordings]),
      atLeast: index + 1,
      ...(reject === undefined ? {} : { noneOf: [...reject] }),
    }),
  );
  const listPoints = ({ points }: ExtendedTask) => points.map(([best]) => best).join('; ');
  const lists = tasks.map((task, letter) =>
    tasks.length === 1 ? listPoints(task) : `${'AB'.charAt(letter)}: ${listPoints(task)}`,
  );
  const bullet = statement(
    index === 0 ? 'Make a right point' : 'Make another',
    evidence ?? { kind: 'person', reason: 'There is no task' },
    {
      working: index === 0 ? `any of: ${lists.join('. ')}` : `any ${index + 1} of the points above`,
      level: index < 4 ? 'C' : 'A',
      gaps: ['extended-response'],
    },
  );
  return alternatives.length === 0 ? bullet : { ...bullet, alternatives };
}
