const countQuestions = (n: number): string =>
  n === 1 ? '1 question' : `${n.toLocaleString('en')} questions`;

/** The text of the pages of collections. */
export const collectionStrings = {
  title: 'Collections',
  lead: 'A collection is a named list of questions in an order that you choose, such as “Mock exam June”.',
  loading: 'Loading…',
  empty: 'No collections yet',
  emptyAdvice: 'Create one here, then select questions in the bank and press “Add to collection”.',
  name: 'Name of the new collection',
  create: 'Create',
  size: countQuestions,
  changed: (time: string) => `changed ${time}`,
  back: 'All collections',
  rename: 'Rename',
  newName: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete collection',
  confirmRemove: 'Delete? The questions stay in the bank.',
  show: 'Show in the bank',
  noQuestions: 'No questions in this collection yet',
  noQuestionsAdvice: 'Select questions in the bank and press “Add to collection”.',
  toBank: 'Go to the bank',
  up: (text: string) => `Move up: ${text}`,
  down: (text: string) => `Move down: ${text}`,
  take: (text: string) => `Take out: ${text}`,
  moved: (place: number, size: number) => `Moved to place ${place} of ${size}.`,
  taken: 'Taken out. The question stays in the bank.',
  putBack: 'Put back',
  more: 'Show more',
} as const;
