import { parseLabel } from './parts/label.ts';
import { plainText } from './plain-text.ts';
import { MARKS_AT_END, SOLUTION_TITLE } from './section-titles.ts';
import { getNodeEnd, type TexNode } from './tex-tree.ts';

/** `Part (a): Speed`, `(b) [5 marks]`; captures the label and the rest. */
const PART_TITLE =
  /^((?:part\s*)?\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})\)?)(?:\s*[.:–—]\s*(?=\S)|\s+-\s+(?=\S)|(?<=\([a-zA-Z]{1,5}\))\s+(?=\S)|\s+(?=[([])|\s*[.:]?\s*$)(.*)$/iu;

/** Whether a sectioning title names a part, such as `Part (a)` or `(b)`, or a solution. */
export function isTitleInQuestion(title: readonly TexNode[]): boolean {
  const text = plainText(title, 'shown');
  return PART_TITLE.test(text) || SOLUTION_TITLE.test(text);
}

/** Whether a sectioning title announces a solution. */
export function isSolutionTitle(title: readonly TexNode[]): boolean {
  return SOLUTION_TITLE.test(plainText(title, 'shown'));
}

/** Turns a sectioning title inside a question into a bold line. In `Part (a): Speed`, only the label is made bold. */
export function toBoldLine(title: readonly TexNode[], node: TexNode): TexNode[] {
  const { start } = node;
  const [, label, afterLabel = ''] = PART_TITLE.exec(plainText(title, 'shown')) ?? [];
  const rest = moveMarksToStart(afterLabel);
  const name = label === undefined ? undefined : parseLabel(label);
  const isPart = name !== undefined;
  // Every label is written as `(a)`, so that `Part A` and `(b)` count as one run of labels.
  const children: readonly TexNode[] = isPart ? [{ kind: 'text', text: `(${name})`, start }] : title;
  const group: TexNode = { kind: 'group', open: '{', close: '}', children, start, end: getNodeEnd(node) };
  return [
    { kind: 'text', text: '\n\n', start },
    { kind: 'command', name: 'textbf', text: '\\textbf', start },
    group,
    { kind: 'text', text: isPart && rest !== '' ? `\n${rest}\n` : '\n\n', start: getNodeEnd(node) },
  ];
}

/** `Theory (10 points)` becomes `(10 points) Theory`, so that the marks are found before the text of the part. */
function moveMarksToStart(title: string): string {
  const marks = MARKS_AT_END.exec(title)?.[0];
  if (marks === undefined) return title;
  const amount = marks
    .replace(/[.:]$/u, '')
    .replace(/^\[|^\(/u, '')
    .replace(/[\])]\s*$/u, '');
  return `(${amount}) ${title.slice(0, -marks.length).trim()}`.trim();
}
