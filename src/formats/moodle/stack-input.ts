import type { QuestionSection } from '../../domain/question-sections.ts';
import { getResponseKind } from '../../domain/response-kind.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { type NumericAnswer, readNumericAnswer } from '../items/numeric-answer.ts';
import { toStackUnit } from './stack-units.ts';
import { toMaxima } from './to-maxima.ts';

/** How STACK takes and compares the answer of a question or part. */
export type StackInput = {
  readonly type: 'numerical' | 'units' | 'algebraic';
  /** The right answer for Maxima, and an answer that is wrong, for the tests of the question. */
  readonly right: string;
  readonly wrong: string;
  readonly test: string;
  readonly options: string;
  /** Whether the rules of the key about the form of the answer are applied. */
  readonly keepsForm: boolean;
};

/** The answer tests that also require a form. Each needs a variable, except the one for lowest terms. */
const FORM_TESTS: Readonly<Record<string, string>> = { factorised: 'FacForm', simplest: 'LowestTerms' };

/** Returns the input of a number, a number with unit or an expression; undefined for other answers. */
export function createStackInput(section: QuestionSection): StackInput | undefined {
  const { answer, key } = section;
  if (answer?.kind !== 'value' && answer?.kind !== 'integer') return undefined;
  const response = getResponseKind(section);
  if (response !== 'number' && response !== 'expression') return undefined;
  const number = readNumericAnswer(answer, key);
  if (number !== undefined) return createNumberInput(number, key?.figures);
  return answer.kind === 'value' ? createExpressionInput(answer.tex, key?.form) : undefined;
}

type Figures = { readonly min: number; readonly max?: number | undefined } | undefined;

function createNumberInput({ low, high, unit }: NumericAnswer, figures: Figures): StackInput | undefined {
  const [middle, half] = [round((low + high) / 2), round((high - low) / 2)];
  const wrong = round(high + Math.max(1, Math.abs(high)));
  if (unit === '') {
    const isExactFigures = figures !== undefined && figures.max === figures.min;
    if (isExactFigures)
      return {
        type: 'numerical',
        right: write(middle),
        wrong: write(wrong),
        test: 'NumSigFigs',
        options: String(figures.min),
        keepsForm: true,
      };
    return {
      type: 'numerical',
      right: write(middle),
      wrong: write(wrong),
      test: 'NumAbsolute',
      options: write(Math.max(half, round(Math.abs(middle) * 1e-10))),
      keepsForm: true,
    };
  }
  const stackUnit = toStackUnit(unit);
  // Relative tolerances do not exist around zero.
  if (stackUnit === undefined || middle === 0) return undefined;
  const options = write(Math.max(1e-9, Math.abs(half / middle)));
  const withUnit = (value: number): string => `${write(value)}*${stackUnit}`;
  return {
    type: 'units',
    right: withUnit(middle),
    wrong: withUnit(wrong),
    test: 'UnitsRelative',
    options,
    keepsForm: true,
  };
}

function createExpressionInput(tex: string, form: string | undefined): StackInput | undefined {
  const read = readMath(tex);
  const right = read.ok ? toMaxima(read.node) : undefined;
  if (right === undefined) return undefined;
  const [variable] = right.match(/(?<![\w%])[a-zA-Z](?!\w*\()(?=\W|$)/gu) ?? [];
  const test = form === undefined ? undefined : FORM_TESTS[form];
  const isUsable =
    test === 'LowestTerms' ? variable === undefined : test !== undefined && variable !== undefined;
  const base = { type: 'algebraic', right, wrong: `${right}+1` } as const;
  if (!isUsable || test === undefined)
    return { ...base, test: 'AlgEquiv', options: '', keepsForm: form === undefined };
  return { ...base, test, options: test === 'FacForm' ? (variable ?? '') : '', keepsForm: true };
}

function round(value: number): number {
  return Number(value.toPrecision(14));
}

/** Writes a number for Maxima, in which `1e-9` is `1.0e-9`. */
function write(value: number): string {
  return String(value).replace(/^(-?\d+)e/u, '$1.0e');
}
