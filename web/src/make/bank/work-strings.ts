const countQuestions = (n: number): string =>
  n === 1 ? '1 question' : `${n.toLocaleString('en')} questions`;

/** The text of the work on questions: editing, history, variants, uses, and changes of many questions. */
export const workStrings = {
  actions: {
    label: 'Actions',
    edit: 'Edit',
    copy: 'Duplicate',
    send: 'Send to an expert',
    sent: 'An expert will check it',
    remove: 'Delete',
    restore: 'Restore',
    failed: (reason: string) => `That didn’t work. ${reason}`,
  },
  states: {
    retired: 'Retired. It is no longer offered, but papers and answers that use it keep it.',
    deleted: 'Deleted. You can still restore it.',
  },
  toast: {
    undo: 'Undo',
    dismiss: 'Dismiss',
    undone: (n: number, stale: number) =>
      `Undone: ${countQuestions(n)}.${stale === 0 ? '' : ` Not undone: ${countQuestions(stale)} changed again later.`}`,
    removed: (deleted: number, retired: number) =>
      [
        ...(deleted > 0 ? [`${countQuestions(deleted)} deleted.`] : []),
        ...(retired > 0 ? [`${countQuestions(retired)} retired, because papers or answers use them.`] : []),
      ].join(' '),
    changed: (n: number) => `${countQuestions(n)} changed.`,
    collected: (n: number) => `${countQuestions(n)} added to the collection.`,
    purged: (n: number) => `${countQuestions(n)} removed for good.`,
    copied: 'This is the copy.',
  },
  edit: {
    title: 'Edit',
    text: 'Text',
    preview: 'Preview',
    details: 'Details',
    note: 'Why did you change it? (optional)',
    save: 'Save',
    saveAnyway: (n: number) => (n === 1 ? 'Save with 1 problem' : `Save with ${n} problems`),
    saving: 'Saving…',
    cancel: 'Close',
    discard: 'Discard changes',
    unchanged: 'No changes yet.',
    checking: 'Checking…',
    noQuestion:
      'We can’t find a question in this text. Begin it with \\item. Your text is kept in this browser.',
    problems: (n: number) =>
      n === 1
        ? '1 problem found. If you save, it stays listed with the question.'
        : `${n} problems found. If you save, they stay listed with the question.`,
    ready: 'No problems found. Ctrl+Enter saves.',
    conflict: (newest: number) =>
      `Someone else saved version ${newest} while you were editing. Your text is kept. Load their version to compare, then save again.`,
    compare: 'Load their version',
    marksOfParts: 'The parts have their own marks.',
  },
  fields: {
    subject: 'Subject',
    level: 'Level',
    topic: 'Topic',
    outcome: 'Course outcome',
    marks: 'Marks',
    difficulty: 'Difficulty',
    tags: 'Tags',
    tagsHint: 'Separate tags with commas.',
    none: 'Not set',
  },
  scheme: {
    title: 'Marking scheme',
    titleOfPart: (path: string) => `Marking scheme of part ${path}`,
    create: 'Add a marking scheme',
    marks: (n: number) => `Marks of point ${n}`,
    generic: (n: number) => `What earns point ${n}`,
    illustrative: (n: number) => `Example for point ${n}`,
    add: 'Add a marking point',
    remove: (n: number) => `Remove point ${n}`,
    newPoint: 'Describe what earns this mark',
    byPerson: 'Marked by a person',
  },
  history: {
    title: 'History',
    version: (n: number) => `Version ${n}`,
    current: 'current',
    compare: 'Compare',
    hide: 'Hide',
    restore: 'Restore this version',
    by: (author: string) => `by ${author}`,
    before: (n: number) => `Version ${n}`,
    after: (n: number) => `Version ${n} (current)`,
    same: 'The text is the same; only details differ.',
    kept: 'Problems found when it was saved:',
    reasons: {
      created: 'Created',
      imported: 'Imported',
      edited: 'Edited',
      restored: 'Restored',
      corrected: 'Corrected by an expert',
      copied: 'Copied',
      varied: 'Created as a variant',
      converted: 'Converted',
      retagged: 'Tags changed',
      classified: 'Details changed',
      undone: 'Change undone',
    },
    unknown: 'Saved',
  },
  children: {
    title: 'Variants and conversions',
    parent: 'Made from another question',
    make: 'Create a variant:',
    convert: 'Convert to:',
    none: 'None yet. What you create appears here, next to the original.',
    original: 'Original',
    working: 'Creating…',
    flagged: 'It failed its checks, so it was not saved.',
    types: {
      numerical: 'New numbers',
      context: 'New context',
      conceptual: 'New concept',
      calculus: 'With calculus',
    },
    open: 'Open',
  },
  uses: {
    title: 'Where it is used',
    nowhere: 'Not used anywhere yet.',
    learners: (n: number) => (n === 1 ? 'Answered by 1 learner' : `Answered by ${n} learners`),
    course: (subject: string, level: string) => `Practice in ${subject} ${level}`,
    exported: (format: string, author: string) => `Exported as ${format} by ${author}`,
    collection: (name: string) => `Collection “${name}”`,
    paper: (title: string) => `Paper “${title}”`,
  },
  list: {
    select: (text: string) => `Select: ${text}`,
    sort: 'Sort by',
    sorts: { newest: 'Newest', oldest: 'Oldest', changed: 'Last changed', marks: 'Most marks' },
    topic: 'Topic',
    difficulty: 'Difficulty',
    tag: 'Tag',
    collection: 'Collection',
    collectionOrder: 'Order of the collection',
    state: 'Show',
    states: { active: 'In use', retired: 'Retired', deleted: 'Deleted' },
    more: 'More filters',
    import: 'Import',
    collections: 'Collections',
  },
  bulk: {
    label: 'Selected questions',
    selected: (n: number) => `${n.toLocaleString('en')} selected`,
    all: (n: number) => `Select all ${n.toLocaleString('en')} that match`,
    clear: 'Clear',
    retag: 'Tags',
    classify: 'Details',
    collect: 'Add to collection',
    verify: 'Check',
    export: 'Export',
    remove: 'Delete',
    purge: 'Delete for good',
    purgeWarning: 'The questions and all their versions will be removed. This cannot be undone.',
    add: 'Add tags',
    take: 'Remove tags',
    auto: 'Fill in empty topics and difficulties automatically',
    keep: 'Leave empty to keep what each question has.',
    newCollection: 'New collection',
    chooseCollection: 'Collection',
    name: 'Name',
    preview: 'What will change',
    count: (changed: number, selected: number) =>
      `${changed.toLocaleString('en')} of ${countQuestions(selected)} will change.`,
    nothing: 'Nothing would change.',
    retired: (n: number) =>
      `${n} of them will be retired instead of deleted, because papers or answers use them.`,
    apply: 'Apply',
    applying: 'Working…',
    cancel: 'Cancel',
    close: 'Close',
    verified: (verified: number, clean: number) =>
      `${countQuestions(verified)} checked, ${clean.toLocaleString('en')} without problems.`,
    problems: (errors: number, warnings: number) =>
      [
        errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : '',
        warnings > 0 ? `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : '',
      ]
        .filter(Boolean)
        .join(', '),
    empty: '(none)',
  },
  exporting: {
    title: 'Export',
    format: 'Format',
    previewing: 'Looking at what this format can keep…',
    losses: 'What this format cannot keep',
    none: 'Nothing is selected.',
    exact: (exact: number, questions: number) =>
      exact === questions
        ? `${countQuestions(questions)} looked at: this format keeps everything.`
        : `${countQuestions(questions)} looked at, ${exact.toLocaleString('en')} kept exactly.`,
    levels: { exact: 'Kept', normalised: 'Other form', lossy: 'Changed', dropped: 'Left out' },
    count: (questions: number) => countQuestions(questions),
    where: 'Where',
    start: 'Export',
    running: 'Exporting…',
    stop: 'Stop',
    close: 'Close',
    download: 'Download',
    stopped: 'The export was stopped.',
    progress: (exported: number, total: number) =>
      `${exported.toLocaleString('en')} of ${countQuestions(total)} exported.`,
    done: (exported: number, files: number) =>
      files > 1
        ? `${countQuestions(exported)} are ready in ${files} files, packed as a ZIP archive.`
        : `${countQuestions(exported)} ${exported === 1 ? 'is' : 'are'} ready.`,
  },
  import: {
    title: 'Import questions',
    back: 'Question bank',
    lead: 'Paste TeX, or drop a file: TeX, JSON, Moodle, QTI, Word, GIFT and more. Nothing is saved until you press Add.',
    paste: 'Paste TeX here',
    file: 'Choose a file',
    read: 'Preview',
    reading: 'Reading…',
    found: (n: number, format: string) => `${countQuestions(n)} found (${format}).`,
    checked: (withErrors: number) =>
      withErrors === 0
        ? 'We checked them and found no errors.'
        : `We checked them: ${countQuestions(withErrors)} ${withErrors === 1 ? 'has' : 'have'} errors.`,
    none: 'We found no question in it.',
    findings: 'What we noticed',
    save: (n: number) => `Add ${countQuestions(n)}`,
    saving: 'Adding…',
    saved: (created: number, updated: number, unchanged: number) =>
      `${created} added, ${updated} updated, ${unchanged} already in the bank.`,
    open: 'Go to the bank',
  },
} as const;
