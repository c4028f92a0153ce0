import { formatMarks } from '../learn-strings.ts';

/** The text about the length and the end of a session. */
export const sessionStrings = {
  length: {
    label: 'Length of the session',
    kinds: { questions: '10 questions', minutes: '10 minutes', open: 'No limit' },
    questionsLeft: (n: number) => (n === 1 ? '1 question left' : `${n} questions left`),
    minutesLeft: (n: number) => (n === 1 ? '1 minute left' : `${n} minutes left`),
    seeSummary: 'See how it went',
  },
  summary: {
    title: 'Session finished',
    result: (right: number, all: number) => `${right} of ${all} right`,
    marks: (awarded: number, available: number) => `${awarded} of ${formatMarks(available)}`,
    strong: 'What went well',
    weak: 'Worth another look',
    questions: 'The questions of this session',
    next: 'Next step',
    nextTopic: 'Practise ten questions on',
    nextPaper: 'You’re ready for a bigger challenge:',
    paper: 'sit a practice paper',
    again: 'Another session',
    progress: 'See your progress',
    otherTopic: 'Choose another topic',
  },
} as const;
