import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import {
  type CheckedQuestion,
  checkAuthoredTex,
  createErrorFinding,
  createErrorUnless,
} from '../authoring/check-authored.ts';
import { checkGivensAreKept } from '../authoring/check-givens.ts';
import { compareAnswers } from '../authoring/compare-answers.ts';
import { locateFindings, pairParts } from '../authoring/pair-parts.ts';
import { isOfKind } from './convert-parts.ts';
import { mentionsOption } from './option-references.ts';

/** Kinds whose answer is one value; a conversion between two of them must keep the value. */
const VALUE_KINDS: ReadonlySet<QuestionKind> = new Set(['mcq_sc', 'subjective', 'integer']);

/** Checks a question that a model converted to another kind. */
export function checkConversion(tex: string, question: Question, to: QuestionKind): CheckedQuestion {
  const mustKeepValue = VALUE_KINDS.has(question.kind) && VALUE_KINDS.has(to);
  const kind = question.parts === undefined ? to : question.kind;
  return checkAuthoredTex(tex, { parents: [question], relation: 'conversion', kind }, (converted) => [
    ...(mustKeepValue
      ? [...compareAnswers(question, converted), ...checkGivensAreKept(converted, question)]
      : []),
    ...(question.parts === undefined ? checkRequiredForm(converted) : checkParts(converted, question, to)),
  ]);
}

/** Checks that a question keeps its parts and that at least one of them has the new kind. */
function checkParts(converted: Question, question: Question, to: QuestionKind): Finding[] {
  const pairs = pairParts(question, converted);
  if (pairs === undefined)
    return [
      createErrorFinding('parts-are-kept', 'Keep the parts of the source, their labels and their order.'),
    ];
  const isConverted = pairs.some(({ child, parent }) => isOfKind(child, to) && !isOfKind(parent, to));
  return [
    ...createErrorUnless(isConverted, 'kind-is-as-asked', `No part was converted to ${to}.`),
    ...pairs.flatMap(({ path, child }) => locateFindings(checkRequiredForm(child), path)),
  ];
}

const MIN_OPTIONS = 3;

function checkRequiredForm(converted: Question): Finding[] {
  const { kind, options } = converted;
  const isMultipleChoice = kind === 'mcq_sc' || kind === 'mcq_mc';
  if (isMultipleChoice && options.length < MIN_OPTIONS)
    return [
      createErrorFinding('options-are-enough', `The question has ${options.length} options; write four.`),
    ];
  const isOpen = kind === 'subjective' || kind === 'integer';
  const message = 'The solution mentions options, but the question has none.';
  return createErrorUnless(!isOpen || !mentionsOption(converted), 'solution-names-no-option', message);
}
