import type { AnswerKey } from '../../domain/answer-key.ts';
import { readKeyOptions } from '../../domain/key-options.ts';

/** A key as an author writes it, with right answers, and wrong ones with the reason. */
type KeyRow = {
  readonly answer: string;
  readonly options?: string;
  readonly accept?: string[];
  readonly reject?: string[];
  readonly right: readonly string[];
  readonly wrong: Readonly<Record<string, string>>;
};

export const keyRows: Readonly<Record<string, KeyRow>> = {
  'further accepted and rejected answers': {
    answer: '24 ohm',
    options: 'unit=required',
    accept: ['24.0'],
    reject: ['24 volts'],
    right: ['24 ohm', '24.0', 'R = 24.0'],
    wrong: { '24 volts': 'rejected', '24.0 m': 'wrong-unit', '25': 'different' },
  },
  'the calculation of the exact value': {
    answer: '23\\,\\Omega',
    options: 'exact=\\frac{12}{0.52}, unit=required',
    right: ['23 ohm', '23.1 ohm', '23.08 Ω', '20 ohm'],
    wrong: { '24 ohm': 'different', '23.08': 'missing-unit' },
  },
  'a number of figures': {
    answer: '0.286',
    options: 'exact=2/7, figures=2-4',
    right: ['0.29', '0.2857'],
    wrong: { '0.28571': 'significant-figures', '0.3': 'significant-figures', '0.26': 'different' },
  },
  'a range': {
    answer: '4.3 N',
    options: 'range=4.1 to 4.5',
    right: ['4.1 N', '4.5 N', '4200 mN'],
    wrong: { '4.6 N': 'out-of-range', '0.0046 kN': 'out-of-range' },
  },
  'a range with one side': {
    answer: '7',
    options: 'range=>5',
    right: ['5.1', '100'],
    wrong: { '5': 'out-of-range', '-9': 'out-of-range' },
  },
  'one of several units': {
    answer: '656 nm',
    options: 'units={nm, m}',
    right: ['656 nm', '6.56e-7 m'],
    wrong: { '656': 'missing-unit', '0.656 µm': 'other-unit' },
  },
  'a printed unit': {
    answer: '656 nm',
    options: 'unit=printed',
    right: ['656', '656 nm'],
    wrong: { '656 m': 'unit-size' },
  },
  'a banned spelling of a unit': {
    answer: '12 m/s',
    options: 'banned={mps}',
    right: ['12 m/s', '12 ms^-1'],
    wrong: { '12 mps': 'banned-unit' },
  },
  'an ignored sign': {
    answer: '-9.8 m/s^2',
    options: 'sign=ignore',
    right: ['9.8 m/s^2', '-9.8 m/s^2'],
    wrong: { '9.7 m/s^2': 'different' },
  },
  'a direction': {
    answer: '5 m/s',
    options: 'direction={left, west}',
    right: ['5 m/s to the left', '-5 m/s left', '5 m/s due west'],
    wrong: { '5 m/s': 'missing-direction', '5 m/s to the right': 'missing-direction' },
  },
  'rejected words beside a value': {
    answer: '5 m/s',
    reject: ['to the right'],
    right: ['5 m/s', '5 m/s to the left'],
    wrong: { '5 m/s to the right': 'rejected' },
  },
  'a form': {
    answer: '(x-1)(x+2)',
    options: 'form=factorised',
    right: ['(x+2)(x-1)'],
    wrong: { 'x^2+x-2': 'not-factorised' },
  },
  'a form that `agree` does not check': {
    answer: '2(x-3)^2+1',
    options: 'form=completed_square',
    right: ['2(x-3)^2+1'],
    wrong: { '2x^2-12x+19': 'missing-form' },
  },
  'a line in any form': {
    answer: 'y = 2x + 1',
    options: 'form=any',
    right: ['2x - y + 1 = 0', 'y - 1 = 2x'],
    wrong: { 'y = 2x': 'different' },
  },
  'a rejected form of the right value': {
    answer: '7',
    reject: ['(\\sqrt{7})^2'],
    right: ['7'],
    wrong: { '(sqrt(7))^2': 'rejected' },
  },
  'the brackets of a point': {
    answer: '(3, 4)',
    options: 'notation=point',
    right: ['(3,4)', 'A(3, 4)'],
    wrong: { '3, 4': 'not-a-point', 'x = 3, y = 4': 'not-a-point' },
  },
  'a column vector': {
    answer: '\\begin{pmatrix}3\\\\4\\end{pmatrix}',
    options: 'notation=column',
    right: ['\\begin{pmatrix}3\\\\4\\end{pmatrix}', '[[3], [4]]', '[3; 4]'],
    wrong: { '(3, 4)': 'not-a-column' },
  },
  'the name of an inverse function': {
    answer: 'f^{-1}(x) = \\frac{x-1}{2}',
    options: 'begins={f^{-1}(x) =}',
    right: ['f^{-1}(x) = (x-1)/2', 'f⁻¹(x)=(x-1)/2'],
    wrong: { 'y = (x-1)/2': 'wrong-beginning', '(x-1)/2': 'wrong-beginning' },
  },
  'required words and an alternative statement': {
    answer: 'the resultant force is zero',
    options: 'words={resultant|unbalanced, force, zero|0}',
    accept: ['forces are balanced'],
    right: ['the unbalanced force is zero', 'the forces are balanced'],
    wrong: { 'resultant force': 'missing-words', 'no force': 'missing-words' },
  },
  'statements that cancel': {
    answer: '\\text{unbalanced force}',
    accept: ['resultant force'],
    reject: ['friction', 'force'],
    right: ['an unbalanced force', 'the resultant force'],
    wrong: { force: 'rejected', 'unbalanced force and friction': 'rejected', gravity: 'wrong-words' },
  },
};

/** Returns the key of a row. */
export function readRowKey({ options = '', accept, reject }: KeyRow): AnswerKey {
  return { ...readKeyOptions(options).key, ...(accept && { accept }), ...(reject && { reject }) };
}
