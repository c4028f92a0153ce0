import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { Bullet, Evidence, MarkingScheme } from '../../domain/marking-scheme.ts';
import { createPart } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { getModel } from '../../item-models/catalogue.ts';
import { findFigures } from '../../item-models/find-figures.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { PaperSheets } from './paper-sheets.ts';

function createBullet(n: number, generic: string, evidence: Evidence): Bullet {
  return {
    n,
    marks: 1,
    kind: 'process',
    generic,
    illustrative: evidence.kind === 'expression' ? `$${evidence.tex}$` : '',
    evidence,
    requires: [],
    impliedBy: [],
    followThrough: { mode: 'no' },
    gapTags: [],
  };
}

/** Creates a scheme with one mark for each description. */
function createScheme(descriptions: readonly string[], evidence: Evidence): MarkingScheme {
  return {
    bullets: descriptions.map((generic, index) => createBullet(index + 1, generic, evidence)),
    policies: { answerOnly: 'full', units: 'none' },
    misconceptions: [],
  };
}

const words: Evidence = { kind: 'wording', anyOf: ['oxygen'] };
const formula: Evidence = { kind: 'expression', tex: '12 \\div 4 = 3' };

/** A question with two levels of parts, information between parts, and most kinds of answers. */
export const respirationQuestion: Question = createQuestion({
  id: 'q-respiration',
  kind: 'subjective',
  stem: 'Yeast was kept in a flask at $25\\,^\\circ\\mathrm{C}$. The gas it released was collected.',
  parts: [
    createPart({
      label: 'a',
      text: 'Name the process that takes place in the flask.',
      answer: { kind: 'value', tex: '\\text{fermentation}', text: 'fermentation' },
      markingScheme: createScheme(['Names the process'], words),
    }),
    createPart({
      label: 'b',
      lead: 'The flask was then heated, and $12\\,\\mathrm{cm^3}$ of gas was collected in $4$ minutes.',
      text: 'The results were used to compare two rates.',
      parts: [
        createPart({
          label: 'i',
          text: 'Calculate the rate of gas production.',
          unit: 'cm^3 per minute',
          answer: { kind: 'value', tex: '3', text: '3' },
          markingScheme: createScheme(['Divides volume by time', 'States the rate'], formula),
        }),
        createPart({
          label: 'ii',
          text: 'Explain why the rate changed when the flask was heated.',
          response: 'prose',
          markingScheme: createScheme(['Names enzymes', 'Relates them to temperature'], words),
        }),
      ],
    }),
    createPart({
      label: 'c',
      text: 'Complete the table.',
      blankTable: {
        columns: ['Type', 'Where it happens', 'Oxygen needed'],
        rows: [
          ['aerobic', null, 'yes'],
          ['fermentation', 'cytoplasm', null],
        ],
      },
      answer: { kind: 'table', cells: ['mitochondria', 'no'] },
      markingScheme: createScheme(['Names the place', 'States the need for oxygen'], words),
    }),
    createPart({
      label: 'd',
      text: 'Put the steps of the experiment in order.',
      options: ['Collect the gas', 'Add the yeast', 'Fill the flask'].map((text, index) => ({
        id: 'abc'.charAt(index),
        text,
        correct: false,
      })),
      answer: { kind: 'order', order: ['c', 'b', 'a'] },
      markingScheme: createScheme(['Gives the order'], { kind: 'order', order: ['c', 'b', 'a'] }),
    }),
    createPart({
      label: 'e',
      text: 'The gas is',
      options: ['oxygen', 'carbon dioxide'].map((text, index) => ({
        id: 'ab'.charAt(index),
        text,
        correct: index === 1,
      })),
      answer: { kind: 'choice', correct: ['b'] },
      markingScheme: createScheme(['Names the gas'], { kind: 'choice', correct: ['b'] }),
    }),
    createPart({
      label: 'f',
      text: 'Write code that prints each volume of an array.',
      answer: { kind: 'code', code: 'for v in volumes:\n    print(v)' },
      markingScheme: createScheme(['Writes a loop', 'Prints each value'], words),
    }),
  ],
});

/** A question without parts, whose stem contains the labels (a) and (b) as text. */
export const labelledStemQuestion: Question = createQuestion({
  id: 'q-labelled-stem',
  kind: 'subjective',
  stem: 'A line has gradient $2$.\n\n(a) State its equation.\n\n(b) Where does it cross the $y$-axis?',
  answer: { kind: 'value', tex: 'y = 2x + 1', text: 'y = 2x + 1' },
  marks: 3,
});

/** Creates a paper of questions with parts: the ones above, and three generated ones, one of which has a figure. */
export function partsSheets(): PaperSheets {
  const generated = ['N5B-12', 'N5M-60', 'N5CS-08'].map((id) => generateItem(getModel(id), 4));
  const questions = [respirationQuestion, labelledStemQuestion, ...generated];
  const marks = questions.reduce((sum, question) => sum + (getMarks(question) ?? 0), 0);
  const paper: ExamPaper = {
    examId: 'Biology_Nat 5_4',
    subject: 'Biology',
    level: 'Nat 5',
    seed: 4,
    hasOfficialShape: true,
    totalMarks: marks,
    minutes: 60,
    instructions: ['Attempt ALL questions.'],
    formulae: [],
    sections: [{ section: 'Section 2', marks, calculator: true, multipleChoice: false, questions }],
  };
  const figures = questions.flatMap((question) => {
    const figure = findFigures(question).get('');
    return figure === undefined ? [] : [[question.id, figure] as const];
  });
  return { paper, figures: new Map(figures) };
}
