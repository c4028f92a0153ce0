import { writeElement, writeTextElement } from '../markup/write-markup.ts';
import { writeHtml } from './moodle-elements.ts';
import type { StackInput } from './stack-input.ts';

/** An input with its share of the marks. */
export type WeightedInput = StackInput & { readonly marks: number };

/** The version of STACK whose elements are written. */
const STACK_VERSION = '2023121100';

const SETTINGS: readonly (readonly [name: string, value: string | number])[] = [
  ['questionsimplify', 1],
  ['assumepositive', 0],
  ['assumereal', 0],
];
const NOTATION: readonly (readonly [name: string, value: string | number])[] = [
  ['decimals', '.'],
  ['scientificnotation', '*10'],
  ['multiplicationsign', 'dot'],
  ['sqrtsign', 1],
  ['complexno', 'i'],
  ['inversetrig', 'cos-1'],
  ['logicsymbol', 'lang'],
  ['matrixparens', '['],
];

const writeAll = (fields: readonly (readonly [name: string, value: string | number])[]): string =>
  fields.map(([name, value]) => writeTextElement(name, value)).join('');
const writeText = (name: string, text: string): string =>
  writeElement(name, {}, writeTextElement('text', text));

/** Returns the place of an input in the text of a question. */
export function renderStackInput(number: number): string {
  return `[[input:ans${number}]] [[validation:ans${number}]]`;
}

/**
 * Writes the fields of a STACK question: its inputs, one tree of answer tests for each, and two tests that STACK runs itself: the key
 * earns all marks, a wrong answer none.
 */
export function writeStackBody(inputs: readonly WeightedInput[]): string {
  const total = inputs.reduce((sum, { marks }) => sum + marks, 0);
  const variables = inputs.map(({ right }, index) => `ta${index + 1}:${right};`).join('\n');
  const feedback = inputs.map((_, index) => `[[feedback:prt${index + 1}]]`).join('');
  return [
    writeText('stackversion', STACK_VERSION),
    writeText('questionvariables', variables),
    writeHtml('specificfeedback', feedback),
    writeText('questionnote', ''),
    writeText('questiondescription', ''),
    writeAll(SETTINGS),
    writeHtml('prtcorrect', '<p>Correct.</p>'),
    writeHtml('prtpartiallycorrect', '<p>Partly correct.</p>'),
    writeHtml('prtincorrect', '<p>Incorrect.</p>'),
    writeAll(NOTATION),
    '<variantsselectionseed/>',
    ...inputs.map(writeInput),
    ...inputs.map((input, index) => writeTree(input, index, total)),
    writeQuestionTest(1, inputs, 'right'),
    writeQuestionTest(2, inputs, 'wrong'),
  ].join('');
}

function writeInput({ type }: WeightedInput, index: number): string {
  return writeElement(
    'input',
    {},
    writeAll([
      ['name', `ans${index + 1}`],
      ['type', type],
      ['tans', `ta${index + 1}`],
      ['boxsize', 20],
      ['strictsyntax', 1],
      ['insertstars', 1],
      ['syntaxhint', ''],
      ['syntaxattribute', 0],
      ['forbidwords', ''],
      ['allowwords', ''],
      ['forbidfloat', 0],
      ['requirelowestterms', 0],
      ['checkanswertype', 0],
      ['mustverify', 1],
      ['showvalidation', 1],
      ['options', ''],
    ]),
  );
}

function writeTree({ test, options, marks }: WeightedInput, index: number, total: number): string {
  const number = index + 1;
  const branch = (name: 'true' | 'false', score: number): string =>
    writeAll([
      [`${name}scoremode`, '='],
      [`${name}score`, score],
      [`${name}penalty`, ''],
      [`${name}nextnode`, -1],
      [`${name}answernote`, `prt${number}-1-${name === 'true' ? 'T' : 'F'}`],
    ]) + writeHtml(`${name}feedback`, '');
  const node = writeElement(
    'node',
    {},
    writeAll([
      ['name', 0],
      ['description', ''],
      ['answertest', test],
      ['sans', `ans${number}`],
      ['tans', `ta${number}`],
      ['testoptions', options],
      ['quiet', 1],
    ]),
    branch('true', 1),
    branch('false', 0),
  );
  const value = total === 0 ? 1 / 1 : marks / total;
  return writeElement(
    'prt',
    {},
    writeAll([
      ['name', `prt${number}`],
      ['value', Number(value.toFixed(7))],
      ['autosimplify', 1],
      ['feedbackstyle', 1],
    ]),
    writeText('feedbackvariables', ''),
    node,
  );
}

function writeQuestionTest(
  number: number,
  inputs: readonly WeightedInput[],
  answer: 'right' | 'wrong',
): string {
  const score = answer === 'right' ? 1 : 0;
  return writeElement(
    'qtest',
    {},
    writeTextElement('testcase', number),
    writeTextElement('description', answer === 'right' ? 'The key' : 'A wrong answer'),
    ...inputs.map((input, index) =>
      writeElement(
        'testinput',
        {},
        writeAll([
          ['name', `ans${index + 1}`],
          ['value', input[answer]],
        ]),
      ),
    ),
    ...inputs.map((_, index) =>
      writeElement(
        'expected',
        {},
        writeAll([
          ['name', `prt${index + 1}`],
          ['expectedscore', score],
          ['expectedpenalty', ''],
          ['expectedanswernote', `prt${index + 1}-1-${score === 1 ? 'T' : 'F'}`],
        ]),
      ),
    ),
  );
}
