import type { ResponseKind } from '../../../src/domain/response-kind.ts';
import type { SqaPart, SqaQuestion } from '../../../src/domain/sqa.ts';

/** A question as sent to a learner, with the metadata that the graphs add. */
export type LearnQuestion = Omit<SqaQuestion, 'metadata'> & {
  readonly metadata: SqaQuestion['metadata'] & {
    readonly made_by?: string;
    readonly calculator?: 'forbidden' | 'allowed' | 'either';
    readonly section?: string;
    readonly number?: number;
  };
};

/** What a learner answers in one field: a part, or a whole question without parts, whose path is empty. */
export type AnswerTask = Pick<
  SqaPart,
  'path' | 'response' | 'marks' | 'options' | 'unit' | 'table' | 'blank_table'
>;

/** Lists what the learner answers, in printed order: each part, or the question itself if it has no parts. */
export function listAnswerTasks({ marks, metadata }: LearnQuestion): AnswerTask[] {
  const { parts, options, table, blank_table, response } = metadata;
  if (parts !== undefined) return parts.map((part) => ({ ...part, response: findUsableKind(part) }));
  const task = { path: '', marks, options, table, blank_table, response: 'expression' as const };
  return [{ ...task, response: findUsableKind({ ...task, response: findKind(response, metadata) }) }];
}

/** Questions of older threads have no response kind; their options and tables show it. */
function findKind(
  response: ResponseKind | undefined,
  { kind, options = [], table }: LearnQuestion['metadata'],
): ResponseKind {
  if (options.length > 0 && response !== 'order') return kind === 'mcq_mc' ? 'choices' : 'choice';
  return response ?? (table === undefined ? 'expression' : 'matches');
}

/** Returns a kind whose field can be shown: a kind that lacks its options or table becomes a text field. */
function findUsableKind({ response, options = [], table, blank_table }: AnswerTask): ResponseKind {
  switch (response) {
    case 'choice':
    case 'choices':
    case 'order':
      return options.length > 0 ? response : 'prose';
    case 'matches':
      return table === undefined ? 'prose' : response;
    case 'table':
      return blank_table === undefined ? 'prose' : response;
    default:
      return response;
  }
}

/** Whether the answer is mathematics, for which the maths keyboard is offered. */
export function isMathsTask({ response }: AnswerTask): boolean {
  return response === 'number' || response === 'expression';
}

/** Whether the learner writes working above the answer. */
export function hasWorking(task: AnswerTask): boolean {
  return isMathsTask(task) && task.marks > 1;
}
