import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import {
  type CheckedQuestion,
  checkAuthoredTex,
  errorFinding,
  errorUnless,
} from '../authoring/check-authored.ts';
import { givensAreKept } from '../authoring/check-givens.ts';
import { compareAnswers } from '../authoring/compare-answers.ts';
import { mentionsOption } from './option-references.ts';

/** Kinds whose answer is one value, which a conversion between them must keep. */
const KEEPS_VALUE: ReadonlySet<QuestionKind> = new Set(['mcq_sc', 'subjective', 'integer']);

/** Checks a question that a model converted to another kind. */
export function checkConversion(tex: string, question: Question, to: QuestionKind): CheckedQuestion {
  const keeps = KEEPS_VALUE.has(question.kind) && KEEPS_VALUE.has(to);
  return checkAuthoredTex(tex, { parents: [question], relation: 'conversion', kind: to }, (made) => [
    ...(keeps ? [...compareAnswers(question, made), ...givensAreKept(made, question)] : []),
    ...hasRequiredForm(made),
  ]);
}

const MIN_OPTIONS = 3;

function hasRequiredForm(made: Question): Finding[] {
  const { kind, options } = made;
  const isChosen = kind === 'mcq_sc' || kind === 'mcq_mc';
  if (isChosen && options.length < MIN_OPTIONS)
    return [errorFinding('options-are-enough', `The question has ${options.length} options; write four.`)];
  const isOpen = kind === 'subjective' || kind === 'integer';
  const message = 'The solution mentions options, but the question has none.';
  return errorUnless(!isOpen || !mentionsOption(made), 'solution-names-no-option', message);
}
