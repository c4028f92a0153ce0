import type { LearnerResponse } from '../../../src/domain/learner-response.ts';
import { formatPartPath } from '../../../src/domain/part-path.ts';

/** What a learner writes in one part; a blank part has an empty text. */
export type PartText = { readonly path: string; readonly text: string };

/** A way to write the answers of all parts in one response. */
type Layout = {
  readonly name: string;
  /** Returns undefined if the texts cannot be written in this way. */
  readonly write: (parts: readonly PartText[]) => LearnerResponse | undefined;
};

/** The object form: the reference with which all other layouts are compared. */
export function writeObject(parts: readonly PartText[]): LearnerResponse {
  return Object.fromEntries(parts.filter(({ text }) => text !== '').map(({ path, text }) => [path, text]));
}

/** The layouts in which the text of a part may have several lines. */
export const workingLayouts: readonly Layout[] = [
  { name: 'labels (a), one part per line', write: (parts) => parts.map(writeLabelled).join('\n') },
  { name: 'labels a), one part per line', write: (parts) => parts.map(writeShortLabelled).join('\n') },
  {
    name: 'labels on lines of their own',
    write: (parts) => parts.map(({ path, text }) => `${formatPartPath(path)}\n${text}`).join('\n'),
  },
  { name: 'labels in another order', write: (parts) => parts.map(writeLabelled).toReversed().join('\n') },
  { name: 'object', write: writeObject },
];

/** All layouts for texts of one line. */
export const layouts: readonly Layout[] = [
  { name: 'labels (a) on one line', write: (parts) => parts.map(writeLabelled).join(' ') },
  { name: 'labels a) on one line', write: (parts) => parts.map(writeShortLabelled).join(' ') },
  { name: 'labels a) without a space', write: (parts) => parts.map(writeTightLabelled).join(' ') },
  {
    name: 'labels Part A: on one line',
    write: (parts) => parts.map(({ path, text }) => `Part ${path.toUpperCase()}: ${text}`).join(' '),
  },
  {
    name: 'labels 1(a), one part per line',
    write: (parts) => parts.map((part) => `1${writeLabelled(part)}`).join('\n'),
  },
  ...workingLayouts,
  { name: 'no labels, one part per line', write: (parts) => parts.map(writeUnlabelled).join('\n') },
  {
    name: 'no labels, commas or semicolons',
    write: (parts) => {
      if (parts.some(({ text }) => text.includes(';'))) return undefined;
      const hasComma = parts.some(({ text }) => text.includes(','));
      return parts.map(writeUnlabelled).join(hasComma ? '; ' : ', ');
    },
  },
];

function writeLabelled({ path, text }: PartText): string {
  return `${formatPartPath(path)} ${text}`.trimEnd();
}

/** Labels such as `a)`, or `b)i)` for an inner part. */
function writeShortLabelled({ path, text }: PartText): string {
  return `${path.replaceAll('.', ')')}) ${text}`.trimEnd();
}

function writeTightLabelled(part: PartText): string {
  return writeShortLabelled(part).replace(') ', ')');
}

/** Without labels, a dash shows which part was left blank. */
function writeUnlabelled({ text }: PartText): string {
  return text === '' ? '-' : text;
}
