import type { Fix } from '../../domain/finding.ts';
import { findKeyInWords } from '../../latex/find-key.ts';
import { sameDimension } from '../../maths/units/unit.ts';
import { defineQuestionCheck, type Remark } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import type { OptionView, QuestionView } from '../views/question-view.ts';
import { getOptionValue } from './option-values.ts';
import {
  endsSolution,
  getFinalValue,
  getSolutionValues,
  type SolutionValue,
  valuesAgree,
} from './solution-values.ts';

const options = ['$5\\,\\mathrm{N}$', '$6\\,\\mathrm{N}$', '$7\\,\\mathrm{N}$'];
const createOptions = (keyIndex: number) =>
  options.map((option, index) => (index === keyIndex ? `${option} *` : option));
const solution = '\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}';

export const keyIsTheComputedValue = defineQuestionCheck({
  id: 'key-is-the-computed-value',
  code: 'S14',
  meaning: 'The marked option is the value that the solution gives.',
  severity: 'error',
  fails: choiceQuestion('What is the net force on the trolley?', createOptions(2), solution),
  passes: choiceQuestion('What is the net force on the trolley?', createOptions(1), solution),
  run: (view) => {
    const [key] = view.correctOptions;
    const value =
      key && view.correctOptions.length === 1 && view.authoredOptions.length > 1
        ? getOptionValue(key)
        : undefined;
    if (key === undefined || value === undefined) return [];
    const solutionValues = getSolutionValues(view);
    const finalValue = getFinalValue(solutionValues);
    if (finalValue === undefined || valuesAgree(value, finalValue.measured) === true) return [];
    const isLastValue = endsSolution(view, finalValue);
    // An intermediate value may be the key, unless the solution clearly ends with another value.
    if (
      !isLastValue &&
      solutionValues.some((solutionValue) => valuesAgree(value, solutionValue.measured) === true)
    )
      return [];
    if (!finalValue.result.boxed && !finalValue.result.display && isKeyNamed(view, key)) return [];
    const severityShift = concludesWith(view, key) ? { severityShift: -1 as const } : {};
    const matchingOptions = view.distractors.filter((option) => hasValue(option, finalValue.measured));
    if (matchingOptions.length === 1 && matchingOptions[0] !== undefined)
      return [
        { ...createWrongKeyRemark({ view, key, other: matchingOptions[0], finalValue }), ...severityShift },
      ];
    if (solutionValues.some((solutionValue) => valuesAgree(value, solutionValue.measured) === true))
      return [];
    return isComparable(value, finalValue) || (isLastValue && haveSameDimension(value, finalValue.measured))
      ? [
          {
            ...createNoOptionRemark(view, key, finalValue),
            // If the value is not among the options, it is often only a step to the answer.
            ...(finalValue.result.boxed ? severityShift : { severityShift: -1 as const }),
          },
        ]
      : [];
  },
});

/** Whether the solution calls the marked option correct. A value in its text may then explain another option. */
function isKeyNamed({ question, options }: QuestionView, key: OptionView): boolean {
  const named = findKeyInWords(question.solution, options.length, question.stem);
  return named.length === 1 && named.every((index) => options[index]?.id === key.id);
}

/** The end of a solution, in which its conclusion is expected. */
const CONCLUSION_LENGTH = 150;
const LAYOUT = /\\(?:text|mathrm|rm|left|right|dfrac|tfrac|frac)\b|[${}\\]/gu;

/** Whether the end of the solution contains the text of the option. The last number then need not be the result. */
function concludesWith({ source, spans }: QuestionView, { tex }: OptionView): boolean {
  if (spans.solution === undefined) return false;
  const end = source.slice(spans.solution.start, spans.solution.end).slice(-CONCLUSION_LENGTH);
  const text = removeLayout(tex.replace(/\\ans\b/u, ''));
  const pattern = new RegExp(`(?<![\\d.])${RegExp.escape(text)}(?![\\d]|\\.\\d)`, 'u');
  return text !== '' && pattern.test(removeLayout(end));
}

/** Removes commands and spaces; a space after a full stop stays, so that the number after it is not joined to it. */
function removeLayout(tex: string): string {
  return tex
    .replace(LAYOUT, '')
    .replace(/(?<![.,])\s+/g, '')
    .trim();
}

function hasValue(option: OptionView, measured: MeasuredValue): boolean {
  const value = getOptionValue(option);
  return value !== undefined && valuesAgree(value, measured) === true;
}

/** Whether both values have units of the same dimension, or none has a unit. */
function haveSameDimension(a: MeasuredValue, b: MeasuredValue): boolean {
  if (a.unit === undefined || b.unit === undefined) return a.unit === b.unit;
  return sameDimension(a.unit.dimension, b.unit.dimension);
}

/**
 * Whether the final value can be compared with the key: it is boxed or displayed, and both or neither have a
 * unit.
 */
function isComparable(value: MeasuredValue, { measured, result }: SolutionValue): boolean {
  if (valuesAgree(value, measured) === undefined) return false;
  if ((value.unit === undefined) !== (measured.unit === undefined)) return result.boxed;
  return result.boxed || result.display;
}

type WrongKey = {
  readonly view: QuestionView;
  readonly key: OptionView;
  readonly other: OptionView;
  readonly finalValue: SolutionValue;
};

function createWrongKeyRemark({ view, key, other, finalValue }: WrongKey): Remark {
  const fix = moveMark(view, key, other);
  return {
    message: `The solution gives ${finalValue.result.tex}, which is option (${other.id}), but option (${key.id}) is marked.`,
    ...(key.span && { span: key.span }),
    field: 'answer',
    ...(fix && { fix }),
  };
}

function createNoOptionRemark(view: QuestionView, key: OptionView, finalValue: SolutionValue): Remark {
  return {
    message: `The solution gives ${finalValue.result.tex}, but the marked option is ${key.visible}.`,
    ...(key.span && { span: key.span }),
    field: 'answer',
    evidence: `no option equals the computed value: ${view.options.map(({ visible }) => visible).join(', ')}`,
  };
}

/** Suggests moving the mark; certain only if the solution also names the letter of the computed option. */
function moveMark(view: QuestionView, key: OptionView, other: OptionView): Fix | undefined {
  const { source, spans } = view;
  if (key.span === undefined || other.span === undefined) return undefined;
  const mark = /\s*\\ans\b/.exec(source.slice(key.span.start, key.span.end));
  if (mark === null) return undefined;
  const start = key.span.start + mark.index;
  const solution = spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
  const isOtherNamed = new RegExp(`correct (?:option|answer)s? is \\(${other.id}\\)`, 'i').test(solution);
  return {
    title: `mark option (${other.id})`,
    certain: isOtherNamed,
    edits: [
      { span: { start, end: start + mark[0].length }, replacement: '' },
      { span: { start: other.span.end, end: other.span.end }, replacement: ' \\ans' },
    ],
  };
}
