/** The text of the front page. */
export const welcomeStrings = {
  title: 'Welcome',
  claim:
    'Exam questions you can trust: every number is recomputed, every mark has a reason, and an expert decides.',
  try: {
    title: 'Try a question',
    hint: 'No sign-in needed. Nothing is stored.',
    loading: 'Finding a question…',
    marks: (n: number) => (n === 1 ? '1 mark' : `${n} marks`),
    answer: 'Your answer',
    options: 'Choose an answer',
    check: 'Check answer',
    checking: 'Marking…',
    another: 'Another question',
    failed: 'We couldn’t mark this. Try again in a moment.',
    right: 'Correct',
    partly: 'Partly right',
    wrong: 'Not quite',
    earned: (awarded: number, available: number) =>
      `${awarded} of ${available === 1 ? '1 mark' : `${available} marks`}`,
    solution: 'Worked solution',
    rightAnswer: 'Correct answer',
    chosen: 'You chose this',
    more: 'Practise a whole course',
  },
  examples: {
    title: 'How it works',
    photo: {
      title: 'A photo becomes a question',
      text: 'This is what the program read from the photo on its own, without an AI model.',
      alt: 'Photo of a printed multiple-choice question about the speed of a cyclist',
      tex: `\\item A cyclist travels 150 metres in 12 seconds at a constant speed. What is the speed of the cyclist?
\\begin{tasks}(4)
    \\task 11.5 m/s
    \\task 12.5 m/s
    \\task 14.5 m/s
    \\task 18.0 m/s
\\end{tasks}`,
    },
    review: {
      title: 'An expert decides',
      question: 'A cyclist travels 150 m in 12 s at a constant speed. Calculate the speed of the cyclist.',
      solution: 'Solution: v = 150 ÷ 12 = 13.5 m/s',
      finding: 'Error: the left side is 12.5 m/s, not 13.5 m/s.',
      prompt: 'What would you do?',
      decisions: [
        {
          name: 'Approve',
          result: 'The wrong number would reach learners. The error stays listed beside your decision.',
        },
        {
          name: 'Correct',
          result: 'The solution now says 12.5 m/s. The author sees the difference and your reason.',
        },
        { name: 'Reject', result: 'Learners never see the question. The author sees your reason.' },
      ],
    },
  },
  roles: {
    title: 'What would you like to do?',
    list: [
      {
        area: 'learn',
        name: 'I’m learning',
        text: 'Practise SQA courses, question by question, with hints and worked solutions. Sit a timed paper and see where your marks went.',
        action: 'Choose a course',
        to: '/learn',
      },
      {
        area: 'teach',
        name: 'I’m teaching',
        text: 'Make a class, give pupils its code, set practice or a paper, and watch the results as they come in.',
        action: 'Make a class',
        to: '/teach',
      },
      {
        area: 'make',
        name: 'I write questions',
        text: 'Upload a photo or a TeX file. It becomes a checked question that you can edit, vary and export.',
        action: 'Upload a photo or TeX file',
        to: '/make/problems',
      },
      {
        area: 'review',
        name: 'I check questions',
        text: 'New questions wait here with what the checks found. Approve, correct or reject each with one key press.',
        action: 'Open the queue',
        to: '/review',
      },
    ],
  },
  emptyBank: 'The question bank is empty.',
  bankCount: (n: number) =>
    n === 1 ? '1 question in the bank' : `${n.toLocaleString('en')} questions in the bank`,
  signIn: 'Already have an account?',
  signInAction: 'Sign in',
  join: 'Got a code from your teacher?',
  joinAction: 'Join your class',
} as const;
