import type { Part } from '../../../domain/part.ts';
import { getMarks } from '../../../domain/part-marks.ts';
import { joinParagraphs } from '../../../domain/part-text.ts';
import type { PlainQuestion } from '../../../domain/question.ts';
import type { BlankTable, MatchTable, Option } from '../../../domain/question-content.ts';
import { formatUnitTex } from '../../../print/format-unit-tex.ts';
import { getOptionListId, QUESTION_NUMBER } from './package-files.ts';
import { texToRuns, texToWord } from './tex-to-word.ts';
import { INDENT, placeBlocks } from './word-document.ts';
import { createParagraph, createTable, createTextRun } from './word-runs.ts';
import type { WordWriter } from './word-writer.ts';

/** Prints a question with its parts as on an exam paper: without answers and solutions. */
export async function printQuestion(
  question: PlainQuestion,
  writer: WordWriter,
  isInPassage: boolean,
): Promise<string> {
  const { vignette, stem, parts } = question;
  const hasParts = parts !== undefined;
  const text = placeBlocks(texToWord(joinParagraphs([vignette, stem]), writer.reportSource), {
    first: { style: isInPassage ? 'PassageQuestion' : 'Question', number: QUESTION_NUMBER },
    left: INDENT,
    marks: hasParts ? undefined : getMarks(question),
    anchor: writer.createAnchor(question.id),
  });
  const contents = await printContents(question, writer, INDENT);
  const printedParts: string[] = [];
  for (const part of parts ?? []) printedParts.push(await printPart(part, writer, 1));
  return text + contents + printedParts.join('');
}

/** Prints the title and text that the questions of a passage refer to. */
export async function printPassage(
  { id, title, stem, ...passage }: PlainQuestion,
  writer: WordWriter,
): Promise<string> {
  const heading =
    title === undefined
      ? ''
      : createParagraph(texToRuns(title, writer.reportSource), { style: 'PassageTitle' });
  const text = placeBlocks(texToWord(stem, writer.reportSource), {
    first: { style: 'Passage' },
    left: 0,
    marks: passage.marks,
    anchor: writer.createAnchor(id),
  });
  return heading + text + (await printContents(passage, writer, 0));
}

async function printPart(part: Part, writer: WordWriter, depth: number): Promise<string> {
  const left = INDENT * (depth + 1);
  const { lead, text, unit, parts = [] } = part;
  const blank = unit === undefined ? [] : [`\\hrulefill\\ ${formatUnitTex(unit)}`];
  const printed = [
    ...(lead === undefined ? [] : [printLead(lead, writer, depth)]),
    placeBlocks(texToWord(joinParagraphs([text, ...blank]), writer.reportSource), {
      first: { style: depth === 1 ? 'QuestionPart' : 'QuestionSubpart', indent: { left, hanging: INDENT } },
      label: `(${part.label})`,
      left,
      marks: part.parts === undefined ? getMarks(part) : undefined,
    }),
    await printContents(part, writer, left),
  ];
  for (const inner of parts) printed.push(await printPart(inner, writer, depth + 1));
  return printed.join('');
}

/** Prints information that only some parts need above their labels. */
function printLead(lead: string, writer: WordWriter, depth: number): string {
  const left = INDENT * depth;
  return placeBlocks(texToWord(lead, writer.reportSource), {
    first: { style: depth === 1 ? 'QuestionLead' : 'SubpartLead', indent: { left } },
    left,
  });
}

type Contents = Pick<PlainQuestion, 'table' | 'blankTable' | 'diagrams' | 'options'>;

async function printContents(
  { table, blankTable, diagrams, options }: Contents,
  writer: WordWriter,
  left: number,
): Promise<string> {
  const printed: string[] = [];
  if (table !== undefined) printed.push(printMatchTable(table, writer, left));
  if (blankTable !== undefined) printed.push(printBlankTable(blankTable, writer, left));
  for (const diagram of diagrams) printed.push(await writer.printDiagram(diagram));
  if (options.length > 0) printed.push(printOptions(options, writer, left));
  return printed.join('');
}

/** Prints the options as a list that Word letters A, B, C, …; the letters stay in order when a user moves an option. */
function printOptions(options: readonly Option[], writer: WordWriter, left: number): string {
  const id = getOptionListId(writer.countOptionList());
  return options
    .map(({ text }) =>
      createParagraph(texToRuns(text, writer.reportSource), {
        style: 'Option',
        number: { id, level: 0 },
        indent: { left: left + INDENT, hanging: INDENT },
        keepNext: true,
      }),
    )
    .join('');
}

function printMatchTable({ headings, left, right }: MatchTable, writer: WordWriter, indent: number): string {
  const print = (tex: string): string => texToRuns(tex, writer.reportSource);
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    [left[index], right[index]].flatMap((entry) =>
      entry === undefined ? ['', ''] : [createTextRun(`(${entry.id})`), print(entry.text)],
    ),
  );
  const heading = headings.flatMap((text) => ['', print(text)]);
  return createTable([heading, ...rows], indent, true) + createParagraph('', { style: 'QuestionText' });
}

function printBlankTable({ columns, rows }: BlankTable, writer: WordWriter, indent: number): string {
  const print = (tex: string | null): string => texToRuns(tex ?? '', writer.reportSource);
  const printed = [columns.map(print), ...rows.map((row) => row.map(print))];
  return createTable(printed, indent, true) + createParagraph('', { style: 'QuestionText' });
}
