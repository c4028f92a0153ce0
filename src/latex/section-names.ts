/** Environments that hold the parts of a question, by what they hold. */
export const SOLUTIONS: ReadonlySet<string> = new Set([
  'solution',
  'solution*',
  'sol',
  'soln',
  'Solution',
  'explanation',
]);
export const ALTERNATES: ReadonlySet<string> = new Set([
  'alternatesolution',
  'alternativesolution',
  'altsolution',
  'alternate',
]);
export const IDEAS: ReadonlySet<string> = new Set(['idea', 'ideas']);
export const TASK_LISTS: ReadonlySet<string> = new Set([
  'tasks',
  'choices',
  'oneparchoices',
  'checkboxes',
  'oneparcheckboxes',
]);
/** Environments that hold a key or a final answer. */
export const ANSWERS: ReadonlySet<string> = new Set(['answer', 'answer*', 'anskey']);
export const SECTIONS: ReadonlySet<string> = new Set([
  ...SOLUTIONS,
  ...ALTERNATES,
  ...IDEAS,
  ...TASK_LISTS,
  ...ANSWERS,
]);
/** Environments that hold one whole question. */
export const QUESTIONS: ReadonlySet<string> = new Set(['question', 'Question', 'problem', 'exercise']);

/** Displayed mathematics that becomes lines of a solution. */
export const DISPLAYS: ReadonlySet<string> = new Set(
  ['align', 'gather', 'equation', 'eqnarray', 'flalign', 'alignat', 'displaymath', 'dmath'].flatMap(
    (name) => [name, `${name}*`],
  ),
);

/** Places around a picture or a table that vanish once it is taken out. */
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

export const TABLES: ReadonlySet<string> = new Set([
  'tabular',
  'tabular*',
  'tabularx',
  'tabulary',
  'array',
  'longtable',
]);
