import { formatTime } from '../../review/format-time.ts';

const formatCount = (n: number, unit: string): string => (n === 1 ? `1 ${unit}` : `${n} ${unit}s`);

/** The text of the pages with which pupils work on assignments. */
export const assignedStrings = {
  title: 'Set by your teacher',
  start: 'Start',
  continue: 'Continue',
  again: (number: number, all: number) => `Try again (attempt ${number} of ${all})`,
  due: (time: string) => `Due ${formatTime(time)}`,
  overdue: (time: string) => `Was due ${formatTime(time)}`,
  noDue: 'No due date',
  practice: (n: number) => formatCount(n, 'question'),
  untilSecure: (n: number) => `Practise until you know it well, ${formatCount(n, 'question')} at most`,
  paper: (n: number) => `Mock paper, ${formatCount(n, 'question')}`,
  attempts: (n: number) => formatCount(n, 'attempt'),
  done: 'Done',
  started: 'Started',
  missed: 'Not handed in',
  loading: 'Loading your assignment…',
  missingTitle: 'Assignment not found',
  missingAdvice: 'It may have been removed, or it may belong to another class.',
  back: 'All practice',
  progress: (n: number, all: number) => `Question ${n} of ${all}`,
  questionNumber: (n: number) => `Question ${n}`,
  saved: 'Your answer is saved. Your teacher will show the results later.',
  next: 'Next question',
  seeResult: 'See your result',
  finish: 'Finish',
  finishedTitle: 'All done',
  finishedLater:
    'Your answers are with your teacher. You can see the results here when your teacher shows them.',
  comeBackTitle: 'That’s enough for today',
  comeBack: 'You know these topics now. Come back another day and show that you still know them.',
  closedTitle: 'The due date has passed',
  closed: 'Your answers so far are with your teacher. Ask your teacher if you need more time.',
  total: (awarded: number, available: number) => `${awarded} of ${formatCount(available, 'mark')}`,
  waiting: (n: number) => `${formatCount(n, 'mark')} to be marked by your teacher`,
  changedByTeacher: (before: number, after: number) =>
    `Your teacher changed this from ${before} to ${after}.`,
  answerOnceNote: 'You can answer each question once.',
};
