import { formatDuration } from '../learn/learn-strings.ts';
import { formatPartPath } from '../learn/parts/part-texts.ts';
import { formatTime } from '../review/format-time.ts';

type Decision = {
  readonly part: string | null;
  readonly is_first: boolean;
  readonly marks_before: number;
  readonly marks_after: number;
  readonly marks_available: number;
  readonly at: string;
  readonly reason: string;
};

const formatCount = (n: number, unit: string): string => (n === 1 ? `1 ${unit}` : `${n} ${unit}s`);

/** The text of the Teach pages. */
export const teachStrings = {
  title: 'Teach',
  tabs: { classes: 'Classes' },
  loading: 'Loading…',
  classes: {
    title: 'Your classes',
    name: 'Name of the class',
    nameHint: 'For example: S4 Maths',
    create: 'Create class',
    pupils: (n: number) => formatCount(n, 'pupil'),
    emptyTitle: 'No classes yet',
    emptyAdvice: 'Create a class. Pupils join it with a code, without an e-mail address.',
    missingTitle: 'Class not found',
    missingAdvice: 'It may have been deleted, or it may belong to someone else.',
  },
  code: {
    title: 'Join code',
    advice: (address: string) => `Pupils go to ${address} and enter this code.`,
    onlyHere:
      'This address works only on this computer. Pupils on other devices need the address of your school’s server; to try it yourself, open the link in a private window.',
    copyLink: 'Copy link',
    facts: (max: number, expiresAt: string | null) =>
      `Up to ${formatCount(max, 'pupil')} · ${expiresAt ? `code expires ${formatTime(expiresAt)}` : 'code does not expire'}`,
    renew: 'New code',
    confirmRenew: 'Replace the old code?',
    end: 'Stop new pupils joining',
    confirmEnd: 'Really stop?',
    none: 'There is no join code, so nobody can join at the moment.',
    create: 'Create a code',
    days: 'Code expires after (days)',
    max: 'Maximum number of pupils',
  },
  pupils: {
    title: 'Pupils',
    none: 'No pupils yet. Show them the join code, or add a list.',
    joined: (time: string) => `since ${formatTime(time)}`,
    newCode: 'New personal code',
    codeFor: (name: string, code: string) =>
      `The new personal code of ${name} is ${code}. It is shown only now.`,
    remove: 'Remove',
    confirmRemove: 'Really remove?',
    add: 'Add a list',
    list: 'One pupil per line: name, e-mail address (both optional)',
    listHint: 'Paste it from a spreadsheet, or choose a CSV file.',
    file: 'CSV file',
    import: 'Add pupils',
    imported: (n: number) =>
      `${formatCount(n, 'pupil')} added. Print or copy these personal codes now: they are not shown again.`,
    howToUse: (address: string) => `Go to ${address} and enter your code.`,
    done: 'I have the codes',
    ownAccount: 'signs in with their account',
    print: 'Print',
    copy: 'Copy list',
  },
  assignments: {
    title: 'Assignments',
    none: 'Nothing set yet.',
    set: 'Set an assignment',
    due: (time: string | null) => (time === null ? 'No due date' : `Due ${formatTime(time)}`),
    practice: (n: number) => `Practice, ${formatCount(n, 'question')}`,
    untilSecure: (n: number) => `Practice until all topics are secure, at most ${formatCount(n, 'question')}`,
    paper: (n: number, marks: number | null, minutes: number | null) =>
      [
        `Paper, ${formatCount(n, 'question')}`,
        ...(marks === null ? [] : [formatCount(marks, 'mark')]),
        ...(minutes === null ? [] : [formatDuration(minutes)]),
      ].join(', '),
    missingTitle: 'Assignment not found',
    remove: 'Delete',
    confirmRemove: 'Really delete?',
  },
  form: {
    title: 'Set an assignment',
    name: 'Title',
    course: 'Course',
    chooseCourse: 'Choose a course',
    kind: 'What pupils do',
    practice: 'Practice: questions on chosen topics, marked one by one',
    paper: 'Mock paper: the same questions for everyone, handed in as a whole',
    paperFacts: (marks: number, minutes: number) =>
      `The paper has ${formatCount(marks, 'mark')} and takes ${formatDuration(minutes)}. The time of each pupil begins with Start and ends at the due date at the latest.`,
    topics: 'Topics',
    topicsHint: 'Questions alternate between these topics.',
    chooseTopic: 'Choose at least one topic.',
    count: 'Number of questions',
    untilSecure: 'Stop when all topics are secure',
    untilSecureHint:
      'A topic is secure after right answers on two different days, so pupils need to come back.',
    due: 'Due (optional)',
    attempts: 'Attempts',
    results: 'Pupils see marks and solutions',
    policies: {
      at_once: 'At once',
      after_due: 'After the due date',
      on_release: 'When I show them',
    },
    needsDue: 'Choose a due date, or another time for the results.',
    set: 'Set assignment',
    setting: 'Preparing…',
  },
  work: {
    views: { grid: 'Results', misconceptions: 'Misconceptions', marking: 'To mark' },
    gradebook: 'Download gradebook (CSV)',
    settings: 'Change the due date and other settings',
    release: 'Show results to pupils',
    hide: 'Hide results again',
    live: 'Live',
    offline: 'Not connected. Trying again…',
    pupil: 'Pupil',
    total: 'Total',
    noPupils: 'No pupils yet. They appear here when they join the class or start the work.',
    showCode: 'Show the join code',
    byQuestion: 'By question',
    byTopic: 'By topic',
    question: (n: number) => `Q${n}`,
    notAnswered: 'not answered',
    cell: (awarded: number, available: number) => `${awarded} of ${formatCount(available, 'mark')}`,
    waiting: (n: number) => `${formatCount(n, 'mark')} to mark`,
    changed: 'changed by you',
    blank: 'left blank',
    allowance: (due: string | null, extra: number) =>
      [
        ...(due === null ? [] : [`due ${formatTime(due)}`]),
        ...(extra === 0 ? [] : [`${extra}% extra time`]),
      ].join(', '),
    states: {
      full: 'all marks',
      partly: 'some marks',
      none: 'no marks',
      waiting: 'to mark',
      blank: 'left blank',
      empty: 'not answered',
    },
    legend: 'What the colours mean',
    stuckTitle: 'May need help now',
    stuckLong: (minutes: number) => `on one question for ${formatCount(minutes, 'minute')}`,
    stuckWrong: (count: number) => `${count} wrong in a row`,
    answered: (n: number) => `${n} answered`,
    notStarted: 'not started',
    finished: 'finished',
    noMisconceptions: 'No misconceptions found yet. They appear here as pupils answer.',
    misconception: 'Misconception',
    allTopics: 'All',
    pupilsShort: (n: number) => formatCount(n, 'pupil'),
    examples: 'Example answers',
    nothingToMark: 'Nothing to mark. Answers that only a person can mark appear here.',
    mark: 'Mark',
    answer: 'Answer',
  },
  script: {
    back: 'Results of the class',
    attempt: (n: number) => `Attempt ${n}`,
    noWork: 'This pupil has not started yet.',
    total: (awarded: number, available: number) => `${awarded} of ${formatCount(available, 'mark')}`,
    change: 'Change marks',
    markNow: 'Mark this answer',
    step: (n: number) => `Step ${n}`,
    reason: 'Reason (pupils see it)',
    saveAndNext: 'Save and next',
    expected: 'For example:',
    allMarked: 'Everything is marked.',
    reasonNeeded: 'Give a reason for the change.',
    save: 'Save marks',
    cancel: 'Cancel',
    decided: (change: Decision) => {
      const { part, is_first: isFirst, marks_before: before, marks_after: after } = change;
      const marks = isFirst
        ? `Marked ${after} of ${change.marks_available}`
        : `Changed from ${before} to ${after}`;
      const place = part === null ? '' : `${formatPartPath(part)} `;
      return `${place}${marks}, ${formatTime(change.at)}${change.reason === '' ? '' : `: ${change.reason}`}`;
    },
    gone: 'This question is no longer stored.',
    unanswered: 'Not answered.',
    allowance: 'Extension and extra time',
    dueAt: 'Due for this pupil',
    dueForClass: (time: string | null) =>
      time === null ? 'The class has no due date.' : `For the class: ${formatTime(time)}`,
    extra: 'Extra time in a paper (%)',
    saveAllowance: 'Save',
    saved: 'Saved.',
  },
};
