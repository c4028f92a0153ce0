import type { TexInspection } from './api/schema.ts';

/** How many steps of a solution were checked. */
type StepCounts = TexInspection['read'];

const listWords = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);

/** The text that all areas share: navigation, the question bank, settings, sign-in and errors. */
export const strings = {
  product: 'VBAgent',
  skipToContent: 'Skip to content',
  areas: { learn: 'Learn', teach: 'Teach', make: 'Make', review: 'Review', settings: 'Settings' },
  helpDialog: {
    title: 'Help',
    close: 'Close',
    keys: [
      ['Tab', 'Go to the next link or field'],
      ['Enter', 'Open the link, or press the button'],
      ['/', 'Go to the search field, if the page has one'],
      ['Esc', 'Close a dialog'],
      ['?', 'Show this help'],
    ],
    note: 'Learn: practise, sit papers, see progress. Teach: classes and set work. Make: upload, generate and edit questions. Review: approve, correct or reject questions. Learn and Review have more shortcuts: press ? there.',
  },
  makeTabs: {
    bank: 'Bank',
    papers: 'Papers',
    courses: 'Courses',
    uploads: 'Uploads',
    generate: 'Generate questions',
    jobs: 'Jobs',
  },
  bank: {
    title: 'Question bank',
    generate: 'Generate questions',
    searchLabel: 'Search questions',
    searchHint: 'Try “inclined plane” or “pH”',
    kind: 'Type',
    subject: 'Subject',
    level: 'Level',
    any: 'Any',
    loading: 'Loading questions…',
    more: 'Show more',
    clearFilters: 'Clear filters',
    count: (total: number, isEstimated = false) =>
      total === 1 ? '1 question' : `${isEstimated ? 'About ' : ''}${total.toLocaleString('en')} questions`,
    facetCount: (count: number, isEstimated: boolean) =>
      `${isEstimated ? 'about ' : ''}${count.toLocaleString('en')}`,
    found: (total: number, hasMore: boolean) =>
      total === 1 && !hasMore ? '1 question found' : `${total}${hasMore ? '+' : ''} questions found`,
    emptyTitle: 'The question bank is empty',
    emptyAdvice: 'Upload photos or TeX files, or import a folder from the command line:',
    emptyAction: 'Upload questions',
    emptyCommand: 'npx vbagent bank import data/samples',
    samples: 'Add sample questions',
    addingSamples: 'Adding samples…',
    samplesFailed: 'We couldn’t add the samples. Try again in a moment.',
    noMatchTitle: 'No matching questions',
    noMatchAdvice: 'Try fewer words or a different filter.',
  },
  question: {
    back: 'Question bank',
    options: 'Options',
    correct: 'Correct answer',
    answer: 'Answer',
    solution: 'Solution',
    showSolution: 'Show answer and solution',
    hideSolution: 'Hide answer and solution',
    alternate: (n: number) => `Alternative solution ${n}`,
    idea: 'Key idea',
    diagram: 'Diagram',
    diagramDrawing: 'Drawing the diagram…',
    diagramFailed: 'We couldn’t draw this diagram. Here is its source:',
    diagramMissing: (name: string) =>
      name === 'diagram' ? 'The diagram is missing.' : `The diagram “${name}” is missing.`,
    parts: 'Parts',
    /** `path` is `b.i` for part (b)(i). */
    part: (path: string) => `Part ${path.replaceAll(/[^.]+/g, '($&)').replaceAll('.', '')}`,
    subQuestion: (n: number) => `Question ${n}`,
    version: (n: number) => `Version ${n}`,
    copyTex: 'Copy TeX',
    copied: 'Copied',
    marks: (n: number) => (n === 1 ? '1 mark' : `${n} marks`),
    /** Follows a number of marks, for screen readers. */
    marksUnit: (n: number) => (n === 1 ? ' mark' : ' marks'),
    missingTitle: 'Question not found',
    missingAdvice: 'It may have been removed, or the link may be wrong.',
  },
  statistics: {
    title: 'What learners’ answers show',
    flagged:
      'Learners who do well in other questions don’t do better in this one. Our answer may be wrong; an expert will check it.',
    learners: 'Learners',
    facility: 'Marks earned at the first try',
    /** The correlation between this question and the learner's other questions. */
    discrimination: 'How well it tells strong learners from weak ones (1 is best, 0 is not at all)',
    bound: (value: number | null, upper: number | null) =>
      value === null
        ? 'not known yet'
        : `${value.toFixed(2)}${upper === null ? '' : `, at most ${upper.toFixed(2)} with 95% certainty`}`,
    time: 'Typical time (median)',
    percent: (share: number) => `${Math.round(100 * share)}%`,
    seconds: (seconds: number) => `${seconds} s`,
    responses: 'Most frequent answers',
    blank: '(no answer)',
  },
  findings: {
    title: 'Results of the checks',
    checking: 'Checking the question…',
    why: 'Why?',
    step: (n: number) => `Step ${n}`,
    severity: { error: 'Error:', warning: 'Warning:', info: 'Note:' },
    counts: (errors: number, warnings: number, infos: number) =>
      [
        [errors, 'error', 'errors'] as const,
        [warnings, 'warning', 'warnings'] as const,
        [infos, 'note', 'notes'] as const,
      ]
        .flatMap(([count, singular, plural]) =>
          count === 0 ? [] : [`${count} ${count === 1 ? singular : plural}`],
        )
        .join(', ') || 'No problems found',
    judged: ({ equalities, judged, undecided, unread }: StepCounts) =>
      [
        `${judged} of ${equalities} ${equalities === 1 ? 'step' : 'steps'} checked`,
        ...(undecided > 0 ? [`${undecided} undecided`] : []),
        ...(unread > 0 ? [`${unread} not readable`] : []),
      ].join(', '),
    verified: (count: number) =>
      count === 1 ? 'Checked automatically' : `${count} steps checked automatically`,
    undecided: (count: number) =>
      count === 1 ? 'We couldn’t check this' : `${count} steps could not be checked`,
    more: (count: number) => `and ${count} more`,
    fix: (title: string) => `Suggested fix: ${title}.`,
    failed: 'We couldn’t load the checks for this question.',
  },
  /** The question types by their code in the API: `mcq_sc` has one right option, `mcq_mc` can have several. */
  kinds: {
    mcq_sc: 'Multiple choice',
    mcq_mc: 'Multiple answers',
    subjective: 'Written answer',
    integer: 'Whole number',
    assertion_reason: 'Assertion and reason',
    passage: 'Passage',
    match: 'Matching',
  },
  difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  settings: {
    title: 'Settings',
    /** The choices in the order of `appearanceChoices`. */
    appearance: {
      theme: { title: 'Theme', choices: ['Match system', 'Light', 'Dark'] },
      textSize: { title: 'Text size', choices: ['Normal', 'Large', 'Larger'] },
      motion: { title: 'Motion', choices: ['Match system', 'Reduced'] },
    },
    account: 'Your account',
    signOut: 'Sign out',
  },
  signIn: {
    title: 'Sign in',
    advice: 'Paste your API key. You stay signed in on this browser while you use it.',
    label: 'API key',
    action: 'Sign in',
    hint: 'No key yet? Ask your administrator to run: vbagent keys create --user NAME --role teacher (or author, expert)',
    withProvider: (name: string) => `Sign in with ${name}`,
    withKey: 'Sign in with an API key',
    join: 'I have a class code or a personal code',
    problems: {
      expired: 'That sign-in took too long or was started in another window. Please try again.',
      refused: 'The sign-in wasn’t completed. Please try again.',
      'no-role': 'Your account isn’t allowed to use this service. Ask your administrator for access.',
      disabled: 'Your account is disabled. Ask your administrator to enable it.',
      unavailable: 'The sign-in service isn’t responding. Please try again in a moment.',
    },
    invalid: 'This key isn’t valid.',
  },
  noAccess: {
    title: 'You can’t open this page',
    reason: (roles: readonly string[]) => `This page is for ${listWords(roles)}.`,
    signedIn: (user: string, roles: readonly string[]) =>
      roles.length === 0
        ? `You are signed in as ${user}.`
        : `You are signed in as ${user}. Your account is for ${listWords(roles)}. An administrator can change this.`,
    goTo: (area: string) => `Go to ${area}`,
    account: 'Sign in with another account',
    areas: { '/learn': 'Learn', '/teach': 'Teach', '/make': 'Make', '/review': 'Review' },
    roles: {
      learner: 'learners',
      teacher: 'teachers',
      author: 'authors',
      expert: 'experts',
      admin: 'administrators',
    },
  },
  changedElsewhere: {
    text: 'Something changed in another window. This page shows the newest state.',
    dismiss: 'OK',
  },
  errors: {
    title: 'Something went wrong',
    offline: 'We can’t reach the server. Nothing was lost. Try again in a moment.',
    forbidden: 'You don’t have access to this page.',
    retry: 'Try again',
    requestId: 'Request ID',
    notFoundTitle: 'Page not found',
    notFoundAdvice: 'It may have been removed, or the link may be wrong.',
    home: 'Go to the home page',
  },
} as const;
