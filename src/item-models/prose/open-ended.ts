import type { Bullet } from '../../domain/marking-scheme.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { Question } from '../../domain/question.ts';
import { type BulletDraft, type ItemDraft, statement } from '../item-draft.ts';
import type { ModelDefinition } from '../item-model.ts';
import { wordsTex } from '../write/words.ts';

/** The marks of an open-ended question: one, two or three for limited, reasonable or good understanding. */
export const OPEN_ENDED_MARKS = 3;

const LEVELS = ['a limited', 'a reasonable', 'a good'] as const;
/** The purpose of the first mark, by which an open-ended question is recognised. */
const FIRST_LEVEL = `Show at least ${LEVELS[0]} understanding`;

/** Writes the bullets of an open-ended question, which a person judges as a whole. */
export function writeOpenEndedBullets(ideas: readonly string[], gap = 'open-ended'): BulletDraft[] {
  const list = `Ideas that an answer may use: ${ideas.join('; ')}. Restating the question earns nothing.`;
  return LEVELS.map((level, index) =>
    statement(
      index === 0 ? FIRST_LEVEL : `Show at least ${level} understanding`,
      {
        kind: 'person',
        reason: index === 0 ? list : `The answer as a whole shows at least ${level} understanding.`,
      },
      { gaps: [gap] },
    ),
  );
}

/** Whether a question is open-ended or has an open-ended part. */
export function hasOpenEndedPart(question: Question): boolean {
  const isFirstLevel = ({ generic, evidence }: Bullet) =>
    evidence.kind === 'person' && generic === FIRST_LEVEL;
  return toPartQuestions(question).some(
    ({ question: part }) => part.markingScheme?.bullets.some(isFirstLevel) === true,
  );
}

/** A task of an open-ended question with ideas that an answer may use. */
type OpenEndedTask = { readonly task: string; readonly ideas: readonly string[] };

type OpenEndedDefinition = {
  readonly id: string;
  readonly title: string;
  readonly outcomeId: string;
  readonly tasks: readonly OpenEndedTask[];
};

/** Defines a model of open-ended questions. Pass the result to the model function of a course, such as `nat5PhysicsModel`. */
export function openEndedModel({ id, title, outcomeId, tasks }: OpenEndedDefinition) {
  const definition: Omit<ModelDefinition<OpenEndedTask>, 'subject' | 'level'> = {
    id,
    title,
    outcomeId,
    calculator: 'either',
    largest: Number.POSITIVE_INFINITY,
    marks: [OPEN_ENDED_MARKS],
    special: 'open-ended',
    choose: (random) => random.pick(tasks),
    write: ({ task, ideas }): ItemDraft => ({
      stem: task,
      answer: wordsTex(ideas[0] ?? ''),
      bullets: writeOpenEndedBullets(ideas),
      mistakes: [],
      response: 'prose',
    }),
  };
  return definition;
}
