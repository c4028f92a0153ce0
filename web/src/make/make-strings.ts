const questions = (n: number): string => (n === 1 ? '1 question' : `${n} questions`);
const files = (n: number): string => (n === 1 ? '1 file' : `${n} files`);
export const money = (cost: number): string =>
  cost === 0 ? '$0' : cost < 0.01 ? 'less than 1¢' : `$${cost.toFixed(2)}`;
/** Stands behind an amount of money. */
export const unpriced = (calls: number): string =>
  `and ${calls === 1 ? '1 call' : `${calls} calls`} without a known price`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

const variantNames: Readonly<Record<string, string>> = {
  numerical: 'Other numbers',
  context: 'Another story',
  conceptual: 'Another concept',
  calculus: 'With calculus',
};

/** Every word of the pages from file to question; a file of its own, because only they load it. */
export const makeStrings = {
  title: 'From photos and TeX',
  lead: 'Drop photos, TeX files, or a folder or ZIP of them. Each question is read, verified and varied; you decide what enters the bank.',
  drop: {
    action: 'Drop files here, or choose them',
    release: 'Let go to send them',
    hint: (most: number, image: number, upload: number) =>
      `TeX, JPEG, PNG, WebP, folders or ZIP · ${megabytes(image)} a picture · ${most} files and ${megabytes(upload)} a ZIP`,
    sending: (done: number, all: number) => `Sending ${Math.min(done + 1, all)} of ${all} …`,
    wish: 'Make of each question',
    ideas: 'Its ideas',
    alternate: 'Another solution',
    noModel: 'What a model would add',
    byRules:
      'No model is connected to this server. TeX goes the whole way without one; of a photo only the printed words are read. With a model, formulas and drawings on photos are read too, and each question can get another concept, a version with calculus, and another solution.',
    tooLarge: (name: string, limit: number) => `${name} is larger than ${megabytes(limit)}.`,
  },
  taken: {
    title: (taken: number, refused: number) =>
      `${questions(taken)} taken in${refused === 0 ? '' : `, ${files(refused)} left out`}`,
    none: 'None of these files can be used',
    dismiss: 'Dismiss',
    failed: (taken: number, unsent: number) => `${questions(taken)} taken in, ${files(unsent)} not sent`,
    sendRest: 'Send the rest',
  },
  kinds: { tex: 'TeX', photo: 'Photo' },
  list: {
    title: 'Your problems',
    loading: 'Loading your problems',
    empty: 'Nothing here yet',
    emptyAdvice: 'What you drop above appears here, with what is being done at the moment.',
    more: 'Show more',
    select: (name: string) => `Select ${name}`,
    selected: (n: number) => `${n} selected`,
    selectAll: 'Select all',
    zip: 'Download ZIP',
    json: 'Download JSON',
    remove: 'Remove',
    reallyRemove: 'Remove for good?',
    tooMany: (most: number) => `Select at most ${most} to download.`,
    variants: (n: number) => (n === 1 ? '1 variant' : `${n} variants`),
  },
  status: {
    pending: 'Waiting',
    running: 'Working',
    stopping: 'Stopping',
    ready: 'Ready',
    flagged: 'Needs a look',
    banked: 'In the bank',
    queued: 'With an expert',
    failed: 'Failed',
    cancelled: 'Cancelled',
    interrupted: 'Interrupted',
  },
  steps: {
    title: 'Steps',
    names: {
      read: 'Read the photo',
      classify: 'Classify',
      scan: 'Set as LaTeX',
      diagram: 'Draw the figure',
      ideas: 'Find the ideas',
      alternates: 'Another solution',
      variants: 'Make variants',
      verify: 'Verify',
      folder: 'Keep it',
    },
    outcomes: {
      done: 'done',
      flagged: 'needs a look',
      'left-out': 'not needed',
      skipped: 'not possible',
      running: 'working',
      waiting: 'waiting',
      stopped: 'not finished',
    },
  },
  problem: {
    back: 'All problems',
    loading: 'Loading the problem',
    missingTitle: 'There is no such problem',
    missingAdvice: 'It may have been removed, or it is somebody else’s.',
    working: 'The question appears here as soon as it is read.',
    failedTitle: 'This did not work',
    lastFailed: 'The last step did not work',
    retry: 'Try again',
    cancel: 'Cancel',
    remove: 'Remove',
    zip: 'ZIP',
    json: 'JSON',
    download: 'Download',
    question: 'The question',
    parts: 'Variants and other solutions',
    noParts: 'None yet. Those you ask for are added here; nothing is replaced.',
    one: (type: string) => variantNames[type] ?? type,
    more: 'One more:',
    alternate: (n: string) => `Another solution ${n}`,
    source: 'Source',
    sourceImage: (name: string) => `The photo ${name}`,
    sourceTex: 'TeX as it was sent',
    readTex: 'What was read',
    sure: (share: number) => `${Math.round(share * 100)}% sure`,
    classification: 'Classification',
    ideas: 'Ideas',
    concepts: 'Concepts',
    formulas: 'Formulas',
    techniques: 'Techniques',
    difficulties: 'What makes it hard',
    history: 'Versions',
    skipped: 'What could not be made',
    edit: 'Edit',
    copy: 'Copy TeX',
    copyAll: 'Copy',
    toBank: 'Put into the bank',
    toReview: 'Send to an expert',
    inBank: 'Open in the bank',
    inReview: 'With an expert',
    older: (n: number) => `This is version ${n}, not the newest.`,
    newest: 'Show the newest',
    restore: 'Make this the newest',
    cost: (text: string) => `Models cost ${text}`,
    refusedVariant: (reason: string) => `No variant was made: ${reason}`,
  },
  photo: {
    title: 'Read without a model',
    advice:
      'Only printed words were read off this photo; formulas stand in brackets as they were seen, and nobody has solved it. A model connected to this server would set the formulas, redraw the figure and write the solution. You can also write them in yourself: press Edit.',
  },
  facts: {
    kind: 'Kind',
    topic: 'Topic',
    difficulty: 'Difficulty',
    marks: 'Marks',
    diagram: 'Figure',
    sure: 'Sure',
    calculus: 'Calculus',
    yes: 'yes',
    no: 'no',
  },
  reasons: { processed: 'made', edited: 'edited', varied: 'added' },
  edit: {
    save: 'Save as a new version',
    saving: 'Saving …',
    cancel: 'Close',
    restore: 'Back to the saved text',
    title: 'Edit',
    preview: 'As it will look',
    unchanged: 'Nothing is changed yet.',
    sound: 'Nothing is wrong with it. Ctrl+Enter saves.',
    wrong: (n: number) =>
      `${n === 1 ? '1 error' : `${n} errors`}; it can be saved, but not sent to the bank.`,
    stale: 'Somebody saved another version meanwhile. Your text is kept; save again to put it on top.',
    moved: 'Somebody saved another version meanwhile; yours is compared with it. Saving puts yours on top.',
  },
  jobs: {
    title: 'Jobs',
    lead: 'What is being worked on, what failed and why, and what models cost.',
    underWay: 'Under way',
    failed: 'Failed',
    finished: 'Finished',
    cost: 'Cost',
    nothing: 'Nothing is under way.',
    noneFailed: 'Nothing failed.',
    retryAll: 'Try all again',
    cancelAll: 'Cancel all',
    reallyCancel: (n: number) => `Cancel all ${n}?`,
    batches: 'Batches of the command line',
    batchDone: (done: number, total: number) => `${done} of ${total} done`,
    incomplete: (n: number) => `${n} with something missing`,
    failedJobs: (n: number) => `${n} failed`,
    shortcomings: (n: number) => `What is missing (${n})`,
    untold: 'No reason was noted.',
  },
  /** Money is not all that was spent where a price is not known. */
  spent: (usage: { cost: number; unpriced: number }) =>
    usage.unpriced === 0 ? money(usage.cost) : `${money(usage.cost)} ${unpriced(usage.unpriced)}`,
} as const;

/** `variants/numerical-2` as a person calls it. */
export function partTitle(part: string): string {
  const [kind = '', name = ''] = part.split('/');
  if (kind === 'alternates') return makeStrings.problem.alternate(name);
  const [, type = name, number] = /^(.*?)(?:-(\d+))?$/.exec(name) ?? [];
  return kind === 'variants'
    ? `${makeStrings.problem.one(type)}${number ? ` ${number}` : ''}`
    : makeStrings.problem.question;
}
