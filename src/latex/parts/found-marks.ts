import type { TexNode } from '../tex-tree.ts';
import type { MarksText } from './marks-text.ts';

/** Marks found in a text, and the text without them. */
export type FoundMarks = {
  readonly marks: number;
  readonly rest: readonly TexNode[];
  /** Whether a word, a command or the right margin shows that the number states marks. */
  readonly isCertain: boolean;
  /** Whether the number follows a full stop or begins a line. This matters only if `isCertain` is false. */
  readonly isSetOff: boolean;
  readonly isTotal: boolean;
};

/** Commands whose argument is a number of marks. */
export const MARKS_COMMANDS = /(?:marks?|points?|pts?|^mks?|score|worth)$/iu;
/** Commands that set a typeface or a box around marks. */
export const TYPEFACES =
  /^(?:text(?:bf|it|sc|rm|sf|sl|up)?|emph|underline|mbox|fbox|makebox|rightline|marginpar|marginnote|small|footnotesize)$/u;
/** The most nodes between the brackets around marks. */
export const MAX_NODES_IN_BRACKETS = 8;

/** Creates the result for marks at a place in a text. */
export function toFound(
  { marks, form }: MarksText,
  place: Pick<FoundMarks, 'rest' | 'isCertain' | 'isSetOff'>,
): FoundMarks {
  return { ...place, marks, isTotal: form === 'total' };
}
