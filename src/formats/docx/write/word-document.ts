import type { PackedText } from '../../../ports/archives.ts';
import type { WordBlock } from './tex-to-word.ts';
import { createParagraph, createTable, createTextRun, type ParagraphStyle } from './word-runs.ts';

/** The step of indentation in twentieths of a point: one centimetre. */
export const INDENT = 567;

/** The body of a document while it is written. */
type WordBody = {
  add(xml: string): void;
  /** Adds a heading; the first one after the questions begins a new page. */
  addHeading(text: string): void;
  /** Adds the title of a section of a paper. */
  addSectionTitle(text: string): void;
  isEmpty(): boolean;
};

/** Creates a body that is written to `text`. */
export function createWordBody(text: PackedText): WordBody {
  let isEmpty = true;
  const add = (xml: string): void => {
    if (xml === '') return;
    isEmpty = false;
    text.write(xml);
  };
  return {
    add,
    addHeading: (heading) => add(createParagraph(createTextRun(heading), { style: 'Heading1' })),
    addSectionTitle: (title) => add(createParagraph(createTextRun(title), { style: 'SectionTitle' })),
    isEmpty: () => isEmpty,
  };
}

/** How the blocks of one text are placed on the page. */
type Placement = {
  /** The first paragraph, such as a numbered one. */
  readonly first: ParagraphStyle;
  /** Printed before the first paragraph: a label and a tab. */
  readonly label?: string;
  /** The indentation of all further paragraphs. */
  readonly left: number;
  /** Printed at the right margin, after the last paragraph. */
  readonly marks?: number | undefined;
  /** Added to the start of the first paragraph, such as a bookmark. */
  readonly anchor?: string;
};

/** Prints blocks as paragraphs and tables. The first paragraph always exists, because it has the number or the label. */
export function placeBlocks(blocks: readonly WordBlock[], placement: Placement): string {
  const { first, label = '', left, marks, anchor = '' } = placement;
  const start = anchor + (label === '' ? '' : createTextRun(`${label}\t`));
  const end = marks === undefined ? '' : createTextRun(`\t[${marks}]`);
  const [opening, ...others] = blocks;
  const hasOwnStart = opening?.kind === 'paragraph' && opening.isCentred !== true;
  const rest = hasOwnStart ? others : blocks;
  const isLast = rest.length === 0;
  const head = createParagraph(start + (hasOwnStart ? opening.content : '') + (isLast ? end : ''), first);
  const body = rest.map((block, index) => placeBlock(block, left, index === rest.length - 1 ? end : ''));
  return head + body.join('');
}

/** Prints one block; `end` are the marks after the last one, on a separate line unless the block is a paragraph. */
export function placeBlock(block: WordBlock, left: number, end = ''): string {
  const indent = { left };
  const marksLine = end === '' ? '' : createParagraph(end, { indent, style: 'QuestionText' });
  switch (block.kind) {
    case 'paragraph':
      return createParagraph(block.content + end, {
        indent,
        style: 'QuestionText',
        ...(block.isCentred === true ? { isCentred: true } : {}),
      });
    case 'equation':
      return (
        createParagraph(
          `<m:oMathPara><m:oMathParaPr><m:jc m:val="center"/></m:oMathParaPr><m:oMath>${block.content}</m:oMath></m:oMathPara>`,
          { style: 'QuestionText' },
        ) + marksLine
      );
    case 'entry':
      return createParagraph(createTextRun(`${block.label}\t`) + block.content + end, {
        indent: { left: left + INDENT * (block.depth + 1), hanging: INDENT },
        style: 'QuestionText',
      });
    case 'table':
      // An empty paragraph separates the table from the next one, which Word would otherwise join.
      return `${createTable(block.rows, left)}${createParagraph(end, { style: 'QuestionText' })}`;
  }
}
