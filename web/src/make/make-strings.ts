const countFiles = (n: number): string => (n === 1 ? '1 file' : `${n} files`);
export function formatMoney(cost: number): string {
  if (cost === 0) return '$0';
  return cost < 0.01 ? 'less than 1¢' : `$${cost.toFixed(2)}`;
}
/** Formats the text after an amount, for example "and 2 calls without a known price". */
export const formatUnpriced = (calls: number): string =>
  `and ${calls === 1 ? '1 call' : `${calls} calls`} without a known price`;
const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

const variantNames: Readonly<Record<string, string>> = {
  numerical: 'New numbers',
  context: 'New context',
  conceptual: 'New concept',
  calculus: 'With calculus',
};

/** The text of the Uploads and Jobs pages; a separate file, so that only those pages load it. */
export const makeStrings = {
  title: 'Upload questions',
  lead: 'Drop photos, TeX files, or a folder or ZIP of them. We read and check each question; you decide what goes into the bank.',
  drop: {
    action: 'Drop files here, or click to choose',
    release: 'Drop to upload',
    hint: (maxFiles: number, imageBytes: number, uploadBytes: number) =>
      `TeX, PDF, JPEG, PNG, WebP, folders or ZIP · up to ${formatMegabytes(imageBytes)} per picture · up to ${maxFiles} files and ${formatMegabytes(uploadBytes)} per ZIP`,
    sending: (done: number, all: number) => `Uploading ${Math.min(done + 1, all)} of ${all}…`,
    options: 'Also create',
    ideas: 'Key ideas',
    alternate: 'Alternative solution',
    noModel: 'What you get with an AI model',
    byRules:
      'No AI model is connected. TeX files work fully without one; from photos we can read only the printed words. With an AI model we also read formulas and drawings in photos, and can create variants that test a new concept or need calculus, and alternative solutions.',
    tooLarge: (name: string, limit: number) => `${name} is larger than ${formatMegabytes(limit)}.`,
  },
  report: {
    title: (uploaded: number, refused: number) =>
      `${countFiles(uploaded)} uploaded${refused === 0 ? '' : `, ${countFiles(refused)} not used`}`,
    none: 'We can’t use any of these files',
    dismiss: 'Dismiss',
    failed: (uploaded: number, unsent: number) =>
      `${countFiles(uploaded)} uploaded, ${countFiles(unsent)} not sent`,
    sendRest: 'Send the rest',
  },
  kinds: { tex: 'TeX', photo: 'Photo' },
  list: {
    title: 'Your uploads',
    loading: 'Loading your uploads…',
    empty: 'No uploads yet',
    emptyAdvice: 'Drop files above to start. You can follow their progress here.',
    more: 'Show more',
    select: (name: string) => `Select ${name}`,
    selected: (n: number) => `${n} selected`,
    selectAll: 'Select all',
    zip: 'Download ZIP',
    json: 'Download JSON',
    remove: 'Delete',
    confirmRemove: 'Delete permanently?',
    tooMany: (maximum: number) => `You can download up to ${maximum} at a time.`,
    variants: (n: number) => (n === 1 ? '1 variant' : `${n} variants`),
  },
  status: {
    pending: 'Waiting',
    running: 'In progress',
    stopping: 'Stopping',
    ready: 'Ready',
    flagged: 'Needs checking',
    banked: 'In the bank',
    queued: 'Waiting for an expert',
    approved: 'Approved by an expert',
    corrected: 'Corrected by an expert',
    rejected: 'Rejected by an expert',
    failed: 'Failed',
    cancelled: 'Cancelled',
    interrupted: 'Interrupted',
  },
  steps: {
    title: 'Steps',
    names: {
      read: 'Read the photo',
      classify: 'Classify',
      scan: 'Convert to LaTeX',
      diagram: 'Draw the figure',
      ideas: 'Find key ideas',
      alternates: 'Write an alternative solution',
      variants: 'Create variants',
      verify: 'Check',
      folder: 'Save',
    },
    /** The current step, as a status. */
    working: {
      read: 'Reading the photo…',
      classify: 'Classifying…',
      scan: 'Converting to LaTeX…',
      diagram: 'Drawing the figure…',
      ideas: 'Finding key ideas…',
      alternates: 'Writing an alternative solution…',
      variants: 'Creating variants…',
      verify: 'Checking…',
      folder: 'Saving…',
    },
    outcomes: {
      done: 'done',
      flagged: 'needs checking',
      'left-out': 'not needed',
      skipped: 'not possible',
      running: 'in progress',
      waiting: 'waiting',
      stopped: 'not finished',
    },
  },
  problem: {
    back: 'All uploads',
    loading: 'Loading the question…',
    missingTitle: 'Upload not found',
    missingAdvice: 'It may have been deleted, or it may belong to someone else.',
    working: 'The question will appear here when we have read it.',
    failedTitle: 'We couldn’t process this file',
    lastFailed: 'The last step failed',
    retry: 'Try again',
    cancel: 'Cancel',
    remove: 'Delete',
    zip: 'ZIP',
    json: 'JSON',
    question: 'Question',
    sections: 'Variants and alternative solutions',
    noSections: 'None yet. Variants you create are added here.',
    variantName: (type: string) => variantNames[type] ?? type,
    more: 'Create another:',
    alternate: (n: string) => `Alternative solution ${n}`,
    source: 'Source',
    sourceImage: (name: string) => `Photo ${name}`,
    sourceTex: 'Original TeX',
    readTex: 'Recognised text',
    confidence: (confidence: number) => `Confidence ${Math.round(confidence * 100)}%`,
    classification: 'Classification',
    ideas: 'Key ideas',
    concepts: 'Concepts',
    formulas: 'Formulas',
    techniques: 'Techniques',
    difficulties: 'What makes it hard',
    history: 'Versions',
    skipped: 'Not created',
    edit: 'Edit',
    copy: 'Copy TeX',
    copyAll: 'Copy',
    toBank: 'Add to the bank',
    updateBank: 'Update in the bank',
    toReview: 'Send to an expert',
    inBank: 'Open in the bank',
    inReview: 'Waiting for an expert',
    older: (n: number) => `This is version ${n}, not the latest.`,
    newest: 'Show the latest version',
    restore: 'Restore this version',
    cost: (text: string) => `AI model cost: ${text}`,
    refusedVariant: (reason: string) => `No variant was created: ${reason}`,
  },
  photo: {
    title: 'Read without an AI model',
    advice:
      'We could read only the printed words. Each formula is marked [formula: …], and a solution is kept only if it is printed. Press Edit to write what is missing, or connect an AI model to read the formulas, redraw the figure and write the solution.',
  },
  facts: {
    kind: 'Type',
    topic: 'Topic',
    difficulty: 'Difficulty',
    marks: 'Marks',
    diagram: 'Figure',
    confidence: 'Confidence',
    calculus: 'Calculus',
    yes: 'yes',
    no: 'no',
  },
  reasons: {
    processed: 'created',
    edited: 'edited',
    varied: 'added',
    approved: 'approved by an expert',
    corrected: 'corrected by an expert',
    reopened: 'decision undone by an expert',
  },
  review: {
    title: 'Review by an expert',
    states: {
      waiting: 'Waiting for an expert',
      approved: 'Approved by an expert',
      corrected: 'Corrected by an expert',
      rejected: 'Rejected by an expert',
      withdrawn: 'Withdrawn from review',
    },
    by: (name: string) => `· ${name}`,
    you: 'you',
    changes: 'What changed',
    showSent: 'Show the version you sent',
    next: {
      waiting: 'You will see the decision here.',
      waitingForBank: 'You will see the decision here. If it is approved, it enters the bank.',
      inBank: 'This is now the latest version, and it is in the bank.',
      notInBank: 'This is now the latest version.',
      rejected: 'Edit the question and send it again, or delete it.',
      withdrawn: 'Send it again if you still want an expert to check it.',
    },
  },
  send: {
    subject: 'Subject',
    level: 'Level',
    topic: 'Topic',
    placeholders: {
      subject: 'Detected if empty',
      level: 'For example: Higher',
      topic: 'Detected if empty',
    },
    toBank: 'Add to the bank when an expert approves it',
    cancel: 'Cancel',
    send: 'Send',
    sentMany: (sent: number, unsent: number) =>
      `${sent} sent to an expert.${unsent === 0 ? '' : ` ${unsent} not sent: not read yet, already waiting, or already decided.`}`,
  },
  edit: {
    save: 'Save as a new version',
    saving: 'Saving…',
    cancel: 'Close',
    restore: 'Discard changes',
    title: 'Edit',
    preview: 'Preview',
    unchanged: 'No changes yet.',
    checking: 'Checking…',
    noFindings: 'No problems found. Ctrl+Enter saves.',
    hasWarnings: (n: number) => `${n === 1 ? '1 warning' : `${n} warnings`}. Ctrl+Enter saves.`,
    hasErrors: (n: number) =>
      `${n === 1 ? '1 error' : `${n} errors`}. You can save it, but not add it to the bank.`,
    outdated: 'Someone else saved a newer version. Your text is still here; save again to replace theirs.',
    newer: 'Someone else saved a newer version, shown next to yours. Saving replaces theirs.',
  },
  jobs: {
    title: 'Jobs',
    lead: 'See what is running, what failed and why, and what AI models cost.',
    underWay: 'Uploads in progress',
    failed: 'Failed uploads',
    finished: 'Finished uploads',
    cost: 'Cost',
    nothingRunning: 'Nothing is running.',
    noneFailed: 'No failures.',
    noneFinished: 'Nothing has finished yet.',
    generations: 'Generated questions',
    exports: 'Exports',
    retryAll: 'Try all again',
    cancelAll: 'Cancel all',
    confirmCancel: (n: number) => `Cancel all ${n}?`,
    batches: 'Files processed from the command line',
    batchDone: (done: number, total: number) => `${done} of ${total} done`,
    incomplete: (n: number) => `${n} incomplete`,
    failedJobs: (n: number) => `${n} failed`,
    failures: (n: number) => `Failed or incomplete (${n})`,
    noReason: 'No reason was recorded.',
  },
  /** The known cost; calls without a known price are counted separately. */
  spent: (usage: { cost: number; unpriced: number }) =>
    usage.unpriced === 0
      ? formatMoney(usage.cost)
      : `${formatMoney(usage.cost)} ${formatUnpriced(usage.unpriced)}`,
} as const;

/** Turns a section's path into a heading: `variants/numerical-2` becomes "New numbers 2". */
export function formatSectionTitle(section: string): string {
  const [kind = '', name = ''] = section.split('/');
  if (kind === 'alternates') return makeStrings.problem.alternate(name);
  const [, type = name, number] = /^(.*?)(?:-(\d+))?$/.exec(name) ?? [];
  return kind === 'variants'
    ? `${makeStrings.problem.variantName(type)}${number ? ` ${number}` : ''}`
    : makeStrings.problem.question;
}
