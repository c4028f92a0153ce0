import { formatTime } from '../../review/format-time.ts';
import { formatDuration } from '../learn-strings.ts';
import { formatPartPath } from '../parts/part-texts.ts';

type Decision = {
  readonly part: string | null;
  readonly is_first: boolean;
  readonly marks_before: number;
  readonly marks_after: number;
  readonly marks_available: number;
  readonly reason: string;
};

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
  paper: (n: number, marks: number | null) =>
    `Paper, ${formatCount(n, 'question')}${marks === null ? '' : `, ${formatCount(marks, 'mark')}`}`,
  time: formatDuration,
  paperNote: (minutes: number, hasDue: boolean) =>
    `You have ${formatDuration(minutes)} from when you press Start${hasDue ? ', but not longer than until it is due' : ''}. Your answers are saved as you write; when the time is over, they are handed in.`,
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
  finishedLater: {
    at_once: 'Your answers are with your teacher.',
    after_due:
      'Your answers are with your teacher. You can see the results here when the due date has passed for everyone.',
    on_release:
      'Your answers are with your teacher. You can see the results here when your teacher shows them.',
  },
  comeBackTitle: 'That’s enough for today',
  comeBack: 'You know these topics now. Come back another day and show that you still know them.',
  closedTitle: 'The due date has passed',
  closed: 'Your answers so far are with your teacher. Ask your teacher if you need more time.',
  total: (awarded: number, available: number) => `${awarded} of ${formatCount(available, 'mark')}`,
  waiting: (n: number) => `${formatCount(n, 'mark')} to be marked by your teacher`,
  decidedByTeacher: (change: Decision) => {
    const { part, is_first: isFirst, marks_before: before, marks_after: after } = change;
    const place = part === null ? '' : `${formatPartPath(part)} `;
    const marks = isFirst
      ? `Your teacher marked this: ${after} of ${change.marks_available}.`
      : `Your teacher changed this from ${before} to ${after}.`;
    return [place + marks, change.reason].filter(Boolean).join(' ');
  },
  answerOnceNote: 'You can answer each question once.',
};
