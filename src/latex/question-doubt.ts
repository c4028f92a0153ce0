import type { Span } from '../domain/span.ts';

/** A place where two readings of the questions have nearly the same score. */
export type QuestionDoubt = {
  readonly about: 'sections' | 'list';
  /** Whether the sections, or the items of the list, are read as questions. */
  readonly areQuestions: boolean;
  readonly span: Span;
};

const MESSAGES = {
  sections: [
    'The sections of this level are read as groups of questions. Each may also be one question whose items are its parts: if so, name it in its title, as in Question 1, or letter its items (a), (b), …',
    'Each section of this level is read as one question, and the items in it as its parts. They may also be groups of separate questions: if so, begin the items with \\question, or number them through the document.',
  ],
  list: [
    'The items of this list are not read as questions. If they are questions, write each as a task, as in Find … or Show that …, or give it its marks.',
    'The items of this list are read as questions. They may also be data or instructions: if so, put them below a title such as Instructions.',
  ],
} as const;

/** States both readings. */
export function formatDoubt({ about, areQuestions }: QuestionDoubt): string {
  return MESSAGES[about][areQuestions ? 1 : 0];
}
