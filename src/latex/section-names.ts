// Names of LaTeX environments, by purpose.

import { QUESTION_NAMES } from './question-words.ts';

/** Environments for a solution. */
export const SOLUTIONS: ReadonlySet<string> = new Set([
  'solution',
  'solution*',
  'sol',
  'soln',
  'Solution',
  // The package exercise.
  'Answer',
  'explanation',
  // The answer of a task in ximera.
  'freeResponse',
  // Solutions of the class exam that leave space for the answer.
  'solutionorbox',
  'solutionorlines',
  'solutionordottedlines',
  'solutionorgrid',
  'solutionbox',
]);
/** Environments for further solutions. */
export const ALTERNATES: ReadonlySet<string> = new Set([
  'alternatesolution',
  'alternativesolution',
  'altsolution',
  'alternate',
]);
/** Environments for the idea behind a solution. */
export const IDEAS: ReadonlySet<string> = new Set(['idea', 'ideas']);
/** Environments for lists of options. */
export const TASK_LISTS: ReadonlySet<string> = new Set([
  'tasks',
  'choices',
  'oneparchoices',
  'checkboxes',
  'oneparcheckboxes',
  'pickone',
  'pickany',
]);
/** Environments for a key or a final answer. */
export const ANSWERS: ReadonlySet<string> = new Set(['answer', 'answer*', 'anskey']);
/** All environments for sections of a question. */
export const SECTIONS: ReadonlySet<string> = new Set([
  ...SOLUTIONS,
  ...ALTERNATES,
  ...IDEAS,
  ...TASK_LISTS,
  ...ANSWERS,
]);
/** Environments for one whole question. */
export const QUESTIONS: ReadonlySet<string> = new Set([
  ...['question', 'Question', 'question*', 'problem', 'Problem', 'problem*', 'prob', 'homeworkProblem'],
  ...['exercise', 'Exercise', 'exercise*', 'cluster'],
  ...QUESTION_NAMES,
]);

/** Environments for displayed mathematics, whose rows become lines of a solution. */
export const DISPLAYS: ReadonlySet<string> = new Set(
  ['align', 'gather', 'equation', 'eqnarray', 'flalign', 'alignat', 'displaymath', 'dmath'].flatMap(
    (name) => [name, `${name}*`],
  ),
);

/** Environments around a picture or a table; they are dropped when nothing else is inside. */
export const FRAMES: ReadonlySet<string> = new Set([
  'center',
  'figure',
  'figure*',
  'wrapfigure',
  'minipage',
  'flushleft',
  'flushright',
  'adjustbox',
  'table',
]);

/** Environments for tables. */
export const TABLES: ReadonlySet<string> = new Set([
  'tabular',
  'tabular*',
  'tabularx',
  'tabulary',
  'array',
  'longtable',
]);
