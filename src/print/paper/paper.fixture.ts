import type { Scene } from '../../diagrams/scene.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { MarkedQuestion, MarkedScript } from '../../domain/marked-script.ts';
import { getMarks } from '../../domain/part-marks.ts';
import type { Question } from '../../domain/question.ts';
import { getModel } from '../../item-models/catalogue.ts';
import { findFigures } from '../../item-models/find-figures.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { PaperSheets } from './paper-sheets.ts';
import { groupByPart } from './scheme-groups.ts';

const generateQuestions = (...ids: string[]): Question[] => ids.map((id) => generateItem(getModel(id), 4));

/** Creates two small booklets with a figure, parts, vectors, aligned equations and a formulae list. */
export function smallSheets(): PaperSheets {
  const sections = [
    {
      section: 'Paper 1 (Non-calculator)',
      calculator: false,
      questions: generateQuestions('N5M-27', 'N5M-31', 'N5M-47', 'N5M-50'),
    },
    {
      section: 'Paper 2 (Calculator)',
      calculator: true,
      questions: generateQuestions('N5M-38', 'N5M-28', 'N5M-58'),
    },
  ].map((section) => ({
    ...section,
    multipleChoice: false,
    minutes: 30,
    marks: section.questions.reduce((sum, { marks = 0 }) => sum + marks, 0),
  }));
  const paper: ExamPaper = {
    examId: 'Mathematics_Nat 5_4',
    subject: 'Mathematics',
    level: 'Nat 5',
    seed: 4,
    hasOfficialShape: true,
    totalMarks: sections.reduce((sum, { marks }) => sum + marks, 0),
    minutes: 60,
    instructions: [
      'Attempt ALL questions.',
      'Paper 1 (Non-calculator): You may NOT use a calculator.',
      'Paper 2 (Calculator): You may use a calculator.',
    ],
    formulae: [{ label: 'Roots of $ax^2 + bx + c = 0$', tex: 'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}' }],
    sections,
  };
  return { paper, figures: collectFigures(paper) };
}

/** Creates the same paper as one multiple-choice booklet with one question. */
export function choiceSheets(): PaperSheets {
  const { paper, figures } = smallSheets();
  const [first] = paper.sections;
  const [question] = first?.questions ?? [];
  if (first === undefined || question === undefined) throw new Error('the small paper is empty');
  const options = ['x = 1', 'x = 2', 'x = 3'].map((tex, index) => ({
    id: 'abc'.charAt(index),
    text: `$${tex}$`,
    correct: index === 1,
  }));
  const { markingScheme: _scheme, ...unmarked } = question;
  const choiceQuestion: Question = {
    ...unmarked,
    kind: 'mcq_sc',
    options,
    answer: { kind: 'choice', correct: ['b'] },
    marks: 1,
  };
  const { minutes: _, ...untimed } = first;
  return {
    paper: { ...paper, sections: [{ ...untimed, multipleChoice: true, questions: [choiceQuestion] }] },
    figures,
  };
}

/**
 * Creates a marked script with the same response to every question, in its first part; the first bullet of each
 * question is awarded.
 */
export function createScript({ paper }: PaperSheets, response: string): MarkedScript {
  const questions = paper.sections.flatMap(({ section, questions: sectionQuestions }) =>
    sectionQuestions.map((question, index) =>
      markQuestion(question, { section, number: index + 1, response }),
    ),
  );
  return {
    examId: paper.examId,
    marks: paper.totalMarks,
    marksAwarded: questions.length,
    marksByPerson: 0,
    sections: paper.sections.map(({ section, marks, questions: sectionQuestions }) => ({
      section,
      marks,
      marksAwarded: sectionQuestions.length,
      marksByPerson: 0,
    })),
    questions,
    unknownIds: ['nowhere & beyond'],
    gaps: [
      {
        outcomeId: 'X',
        label: 'Surds & indices',
        marksLost: 2,
        marks: 3,
        gapTags: ['no_attempt', 'surd-collect'],
      },
    ],
    estimate: { percent: 41.1, grade: 'D', atBest: 'D', note: 'An estimate.' },
  };
}

type QuestionPosition = { readonly section: string; readonly number: number; readonly response: string };

function markQuestion(question: Question, { section, number, response }: QuestionPosition): MarkedQuestion {
  const groups = groupByPart(question);
  return {
    id: question.id,
    section,
    number,
    outcomeId: 'X',
    marks: getMarks(question) ?? 0,
    marksAwarded: 1,
    marksByPerson: 0,
    isCorrect: false,
    isAnswered: response !== '',
    response,
    ...(question.parts && {
      parts: groups.map(({ path, marks }, index) => ({
        path,
        marks,
        marksAwarded: index === 0 ? 1 : 0,
        marksByPerson: 0,
        isCorrect: false,
        response: index === 0 ? response : '',
        finalAnswer: null,
      })),
    }),
    awards: groups.flatMap(({ path, bullets }) =>
      bullets.map(({ n, marks: available }) => ({
        n,
        ...(path !== '' && { part: path }),
        awarded: n === 1 ? available : 0,
        available,
        via: n === 1 ? 'exact' : null,
        matchedLine: n === 1 ? response : null,
        rule: 'Shown in the response.',
      })),
    ),
    gapTags: ['surd-collect'],
    mistakes: ['The sign of $x^2$ was lost.'],
    undecided: [],
  };
}

function collectFigures({ sections }: ExamPaper): Map<string, Scene> {
  const figures = new Map<string, Scene>();
  for (const question of sections.flatMap(({ questions }) => questions)) {
    const figure = findFigures(question).get('');
    if (figure) figures.set(question.id, figure);
  }
  return figures;
}
