import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { compareAnswers } from '../authoring/compare-answers.ts';
import { type Examined, error, examineTex } from '../authoring/examine-authored.ts';
import { givensAreKept } from '../authoring/keeps-givens.ts';
import { namesOption } from './option-talk.ts';

const KEEPS_VALUE: ReadonlySet<QuestionKind> = new Set(['mcq_sc', 'subjective', 'integer']);

/** Looks at a question that a model wrote in another format. */
export function examineConversion(tex: string, question: Question, to: QuestionKind): Examined {
  const keeps = KEEPS_VALUE.has(question.kind) && KEEPS_VALUE.has(to);
  return examineTex(tex, { parents: [question], relation: 'conversion', kind: to }, (made) => [
    ...(keeps ? [...compareAnswers(question, made), ...givensAreKept(made, question)] : []),
    ...hasItsForm(made),
  ]);
}

const MIN_OPTIONS = 3;

function hasItsForm(made: Question): Finding[] {
  const { kind, options } = made;
  const isChosen = kind === 'mcq_sc' || kind === 'mcq_mc';
  if (isChosen && options.length < MIN_OPTIONS)
    return [error('options-are-enough', `It has ${options.length} options; write four.`)];
  const isOpen = kind === 'subjective' || kind === 'integer';
  return isOpen && namesOption(made)
    ? [error('solution-names-no-option', 'The solution speaks of options, and there are none.')]
    : [];
}
