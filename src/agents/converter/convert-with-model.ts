import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import type { Asking } from '../ask-role.ts';
import { authorWithModel } from '../authoring/author-with-model.ts';
import type { AuthoredQuestion } from '../authoring/authored.ts';
import { compareAnswers } from '../authoring/compare-answers.ts';
import { error, printQuestion } from '../authoring/examine-authored.ts';
import { givensAreKept } from '../authoring/keeps-givens.ts';
import { converterRole } from './converter-role.ts';
import { namesOption } from './option-talk.ts';

const KEEPS_VALUE: ReadonlySet<QuestionKind> = new Set(['mcq_sc', 'subjective', 'integer']);

/** Has a model write a question in another format. */
export async function convertWithModel(
  question: Question,
  to: QuestionKind,
  asking: Asking,
): Promise<AuthoredQuestion> {
  const keeps = KEEPS_VALUE.has(question.kind) && KEEPS_VALUE.has(to);
  return authorWithModel(
    {
      role: converterRole,
      variables: { question: printQuestion(question), from: question.kind, to },
      origin: { parents: [question], relation: 'conversion', kind: to },
      demand: (made) => [
        ...(keeps ? [...compareAnswers(question, made), ...givensAreKept(made, question)] : []),
        ...hasItsForm(made),
      ],
    },
    asking,
  );
}

const LEAST_OPTIONS = 3;

function hasItsForm(made: Question): Finding[] {
  const { kind, options } = made;
  const isChosen = kind === 'mcq_sc' || kind === 'mcq_mc';
  if (isChosen && options.length < LEAST_OPTIONS)
    return [error('options-are-enough', `It has ${options.length} options; write four.`)];
  const isOpen = kind === 'subjective' || kind === 'integer';
  return isOpen && namesOption(made)
    ? [error('solution-names-no-option', 'The solution speaks of options, and there are none.')]
    : [];
}
