import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from './option-remark.ts';

/** The label of one statement or option: I, (ii), A, 3. */
const LABEL = String.raw`\(?(?:[ivx]{1,4}|[IVX]{1,4}|[A-E]|[a-e]|[1-5])\)?`;
/** Labels combined with “and”, “only”, “both” and similar words. */
const COMBINATION = new RegExp(
  `^(?:both |only |statements? |options? )*${LABEL}(?:\\s*(?:,|and|&|or|,\\s*and)\\s*${LABEL})+(?: only| alone| are (?:correct|true)| both)?\\.?$|^(?:only )?${LABEL} (?:only|alone)\\.?$|^only ${LABEL}\\.?$|\\bboth \\(?[A-Ea-e]\\)? and \\(?[A-Ea-e]\\)?`,
);

/** “Both statements are true”, “Statement I is true, but II is false”, “Neither I nor II” */
const STATEMENT_PAIR = new RegExp(
  `^(?:(?:only |both |neither )?(?:of )?(?:the )?statements?(?:[- ]${LABEL})?(?: and (?:statement[- ])?${LABEL})? .*\\b(?:true|false|correct|incorrect|wrong|right)\\b|(?:both|neither)\\.?$|(?:both|neither) ${LABEL} (?:and|nor) ${LABEL}\\b)`,
  'i',
);

/** Number lists such as `2, 3` and points such as `(2, 3)` are answers, not combinations. */
const NUMBER_LIST = /^(?:\d|\(\d[^()]*,[^()]*\)$)/;

export const optionsAreNotCombinations = defineQuestionCheck({
  id: 'options-are-not-combinations',
  code: 'M14',
  meaning: 'Options are answers, not combinations of other options or numbered statements.',
  severity: 'warning',
  fails: choiceQuestion('Which statements hold?', ['I only', 'II only *', 'I and II', 'I and III']),
  passes: choiceQuestion('Which organ pumps blood through the body?', [
    'The heart *',
    'The kidney',
    'The liver',
  ]),
  run: ({ authoredOptions, options, question }) => {
    // The fixed options of an assertion–reason question are a common form, so the severity is lower.
    const isFixedForm = question.kind === 'assertion_reason';
    const isCombination = ({ visible }: { readonly visible: string }): boolean =>
      COMBINATION.test(visible.trim()) && !NUMBER_LIST.test(visible.trim());
    const pairs = (isFixedForm ? options : authoredOptions).filter(
      (option) => isCombination(option) || STATEMENT_PAIR.test(option.visible.trim()),
    );
    // A single option about statements may be an answer.
    const combinations = pairs.length > 1 ? pairs : pairs.filter(isCombination);
    const [first] = combinations;
    if (first === undefined) return [];
    return [
      createOptionRemark(
        first,
        `${combinations.length === 1 ? 'An option combines' : `${combinations.length} options combine`} others; ask for the fact itself or allow several answers.`,
        isFixedForm ? { severityShift: -1 } : {},
      ),
    ];
  },
});
