import type { Fix } from '../../domain/finding.ts';
import { sameDimension } from '../../maths/units/unit.ts';
import { questionCheck, type Remark } from '../check.ts';
import { choice } from '../example.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import type { OptionView, QuestionView } from '../views/question-view.ts';
import { type Claim, getClaims, getFinalClaim, valuesAgree } from './claims.ts';
import { getOptionValue } from './option-values.ts';

const options = ['$5\\,\\mathrm{N}$', '$6\\,\\mathrm{N}$', '$7\\,\\mathrm{N}$'];
const marked = (letter: number) =>
  options.map((option, place) => (place === letter ? `${option} *` : option));
const solution = '\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}';

export const keyIsTheComputedValue = questionCheck({
  id: 'key-is-the-computed-value',
  code: 'S14',
  meaning: 'The marked option is the value that the solution gives.',
  severity: 'error',
  fails: choice('What is the net force on the trolley?', marked(2), solution),
  passes: choice('What is the net force on the trolley?', marked(1), solution),
  run: (view) => {
    const [key] = view.keyed;
    const value = key && view.keyed.length === 1 && view.worded.length > 1 ? getOptionValue(key) : undefined;
    if (key === undefined || value === undefined) return [];
    const claims = getClaims(view);
    const final = getFinalClaim(claims);
    if (final === undefined || valuesAgree(value, final.measured) === true) return [];
    const isLast = endsSolution(view, final);
    // An intermediate value may be the key, unless the solution clearly ends with another value.
    if (!isLast && claims.some((claim) => valuesAgree(value, claim.measured) === true)) return [];
    const others = view.distractors.filter((option) => agreesWith(option, final.measured));
    if (others.length === 1 && others[0] !== undefined)
      return [wrongKey({ view, key, other: others[0], final })];
    if (claims.some((claim) => valuesAgree(value, claim.measured) === true)) return [];
    return isComparable(value, final) || (isLast && isMeasuredAlike(value, final.measured))
      ? [noOption(view, key, final)]
      : [];
  },
});

function agreesWith(option: OptionView, measured: MeasuredValue): boolean {
  const value = getOptionValue(option);
  return value !== undefined && valuesAgree(value, measured) === true;
}

/** Whether nothing but punctuation follows a value in the main solution. */
function endsSolution({ source, spans }: QuestionView, { result }: Claim): boolean {
  if (spans.solution === undefined) return false;
  const rest = source.slice(result.span.end, spans.solution.end);
  return /^(?:\\end\{[^}]*\}|[\s$.\]\\}])*$/.test(rest);
}

function isMeasuredAlike(one: MeasuredValue, other: MeasuredValue): boolean {
  if (one.unit === undefined || other.unit === undefined) return one.unit === other.unit;
  return sameDimension(one.unit.dimension, other.unit.dimension);
}

/**
 * Whether the final value can be compared with the key: it is boxed or displayed, and both or neither have a
 * unit.
 */
function isComparable(value: MeasuredValue, { measured, result }: Claim): boolean {
  if (valuesAgree(value, measured) === undefined) return false;
  if ((value.unit === undefined) !== (measured.unit === undefined)) return result.boxed;
  return result.boxed || result.display;
}

type Found = {
  readonly view: QuestionView;
  readonly key: OptionView;
  readonly other: OptionView;
  readonly final: Claim;
};

function wrongKey({ view, key, other, final }: Found): Remark {
  const fix = moveMark(view, key, other);
  return {
    message: `The solution gives ${final.result.tex}, which is option (${other.id}), but option (${key.id}) is marked.`,
    ...(key.span && { span: key.span }),
    field: 'answer',
    ...(fix && { fix }),
  };
}

function noOption(view: QuestionView, key: OptionView, final: Claim): Remark {
  return {
    message: `The solution gives ${final.result.tex}, but the marked option is ${key.visible}.`,
    ...(key.span && { span: key.span }),
    field: 'answer',
    evidence: `no option equals the computed value: ${view.options.map(({ visible }) => visible).join(', ')}`,
  };
}

/** A sentence that names an option by its letter. */
const NAMED_LETTER = /(?:option|answer|choice)s? (?:is|are)?\s*\(?\\?(?:textbf\{)?\(?[a-hA-H]\)/;

/**
 * Suggests moving the mark; certain if the solution names that letter, or names none and was recomputed
 * without errors.
 */
function moveMark(view: QuestionView, key: OptionView, other: OptionView): Fix | undefined {
  const { source, spans, working } = view;
  if (key.span === undefined || other.span === undefined) return undefined;
  const mark = /\s*\\ans\b/.exec(source.slice(key.span.start, key.span.end));
  if (mark === null) return undefined;
  const start = key.span.start + mark.index;
  const solution = spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
  const named = new RegExp(`correct (?:option|answer)s? is \\(${other.id}\\)`, 'i').test(solution);
  const isSound =
    working.wrongEqualities.length === 0 && working.recomputed > 0 && !NAMED_LETTER.test(solution);
  return {
    title: `mark option (${other.id})`,
    certain: named || isSound,
    edits: [
      { span: { start, end: start + mark[0].length }, replacement: '' },
      { span: { start: other.span.end, end: other.span.end }, replacement: ' \\ans' },
    ],
  };
}
