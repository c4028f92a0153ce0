import { looksLikeStart } from './outline.ts';
import type { WordParagraph } from './read-paragraphs.ts';

type Cell = readonly WordParagraph[];
type Row = readonly Cell[];

const BARE_NUMBER = /^(?:\\textbf\{)?(\d{1,3})\s*[.)]?\}?$/u;
const MARKS = /^[[(]?(\d{1,2})\s*(?:marks?|points?|pts?)?[\])]?$/iu;
const OPTION_A = /^(?:\\textbf\{)?\(?A[.)]/u;
const OWN_STYLE = /^(?:Question|Subpart|Option|Passage|Answer)/u;
const LETTER = /^\(?([A-H])[.)]*$/u;
/** Rows without options are questions if their text is at least this long. A key or a table of values has shorter cells. */
const MIN_WORDS = 4;

/**
 * Replaces tables in which authors place their questions, one in each row, by the paragraphs of the cells. Other tables, such as the
 * data of a question or a key, stay as they are. Calls `onText` if text beside a question is left out.
 */
export function unpackLayoutTables(
  paragraphs: readonly WordParagraph[],
  onText: () => void,
): WordParagraph[] {
  return paragraphs.flatMap((paragraph) => {
    if (paragraph.kind === 'paragraph') return splitLines(paragraph);
    const cells = paragraph.cells.map((row) => row.map((cell) => cell.flatMap(splitLines)));
    const rows = unpackOptionColumns(cells, paragraph);
    if (rows !== undefined) return rows;
    return isLayout(cells) ? cells.flatMap((row) => unpackRow(row, onText)) : [paragraph];
  });
}

const ANSWER_COLUMN = /^(?:answer|key|correct|right|lösung|antwort|réponse|respuesta|risposta|resposta)\b/iu;

/** Reads a table with the columns `A`, `B`, … after the text of the questions, and perhaps one for the answer. */
function unpackOptionColumns(cells: readonly Row[], template: WordParagraph): WordParagraph[] | undefined {
  const [head = [], ...rows] = cells.map((row) => row.map(printCell));
  const titles = head.map((title) => title.replace(/\\textbf\{([^{}]*)\}/gu, '$1').trim());
  const first = titles.findIndex(
    (title, index) => LETTER.test(title) && LETTER.test(titles[index + 1] ?? ''),
  );
  if (first < 1 || LETTER.exec(titles[first] ?? '')?.[1] !== 'A') return undefined;
  const end = titles.findIndex((title, index) => index > first && !LETTER.test(title));
  const options = titles.slice(first, end === -1 ? undefined : end);
  const answerAt = titles.findIndex((title) => ANSWER_COLUMN.test(title));
  const print = (tex: string): WordParagraph => ({
    ...template,
    kind: 'paragraph',
    style: '',
    label: undefined,
    tex,
  });
  return rows.flatMap((row, index) => [
    print(`${index + 1}. ${row[first - 1] ?? ''}`),
    ...options.map((title, at) => print(`${LETTER.exec(title)?.[1]}. ${row[first + at] ?? ''}`)),
    ...(answerAt === -1 ? [] : [print(`Answer: ${row[answerAt] ?? ''}`)]),
  ]);
}

function printCell(cell: Cell): string {
  return cell
    .map(({ tex }) => tex.trim())
    .join(' ')
    .trim();
}

/** Divides a paragraph at its line breaks if its lines are questions and options. */
function splitLines(paragraph: WordParagraph): WordParagraph[] {
  const { kind, style, tex } = paragraph;
  const lines = tex.split(/\\\\\n/u);
  const isDivided = lines.some(
    (line, index) => OPTION_A.test(line.trim()) || (index > 0 && looksLikeStart(line)),
  );
  if (kind === 'table' || lines.length === 1 || OWN_STYLE.test(style) || !isDivided) return [paragraph];
  return lines.map((line, index) => ({
    ...paragraph,
    tex: line,
    ...(index === 0 ? {} : { label: undefined }),
  }));
}

function isLayout(cells: readonly Row[]): boolean {
  const starts = cells.filter((row) => findNumberCell(row) !== undefined || findStart(row) !== undefined);
  if (starts.length === 0) return false;
  const hasOptions = cells.flat(2).some(({ kind, tex }) => kind === 'paragraph' && OPTION_A.test(tex.trim()));
  return hasOptions || (starts.length >= 2 && starts.every((row) => row.some(hasSentence)));
}

function hasSentence(cell: Cell): boolean {
  return cell.some(({ kind, tex }) => kind === 'paragraph' && tex.trim().split(/\s+/u).length >= MIN_WORDS);
}

function unpackRow(row: Row, onText: () => void): WordParagraph[] {
  const { content, marks } = splitMarks(row);
  const numbered = findNumberCell(content);
  if (numbered !== undefined) {
    const [first, ...rest] = content
      .slice(numbered.at + 1)
      .flat()
      .filter(hasContent);
    return first === undefined
      ? []
      : [{ ...first, label: undefined, tex: `${numbered.number}. ${first.tex}${marks}` }, ...rest];
  }
  const at = findStart(content);
  if (at === undefined) return content.flat();
  const cell = content[at] ?? [];
  const index = cell.findIndex(isStart);
  const start = cell[index];
  if (start === undefined) return [];
  const beside = content.slice(0, at).flat().filter(hasContent);
  const pictures = beside.filter(({ tex }) => tex.includes('\\includegraphics'));
  if (pictures.length < beside.length) onText();
  return [
    { ...start, tex: `${start.tex}${marks}` },
    ...cell.slice(0, index),
    ...pictures,
    ...cell.slice(index + 1),
    ...readCellsAfter(content.slice(at + 1)),
  ];
}

/** Reads the cells after a question: a letter is its answer, and the cells after the letter are its solution. */
function readCellsAfter(cells: Row): WordParagraph[] {
  const at = cells.findIndex(
    (cell) => cell.filter(hasContent).length === 1 && findLetter(cell) !== undefined,
  );
  const [answer] = cells[at]?.filter(hasContent) ?? [];
  if (answer === undefined) return cells.flat();
  const solution = cells
    .slice(at + 1)
    .flat()
    .filter(hasContent);
  const text = solution.map(({ tex }) => tex.trim()).join('\n\n');
  return [
    ...cells.slice(0, at).flat(),
    { ...answer, label: undefined, tex: `Answer: ${findLetter([answer])}` },
    ...(text === ''
      ? []
      : [{ ...answer, label: undefined, tex: `\\begin{solution}\n${text}\n\\end{solution}` }]),
  ];
}

function findLetter(cell: Cell): string | undefined {
  return cell.filter(hasContent).map(({ tex }) => LETTER.exec(tex.trim())?.[1])[0];
}

/** Takes the marks from a last cell such as `[3]`. */
function splitMarks(row: Row): { readonly content: Row; readonly marks: string } {
  const last = (row.at(-1) ?? []).filter(hasContent);
  const [, marks] = last.length === 1 && row.length > 1 ? (MARKS.exec(last[0]?.tex.trim() ?? '') ?? []) : [];
  return marks === undefined
    ? { content: row, marks: '' }
    : { content: row.slice(0, -1), marks: `\t[${marks}]` };
}

/** Finds a cell that has only the number of a question, beside its text. */
function findNumberCell(row: Row): { readonly at: number; readonly number: number } | undefined {
  const at = row.findIndex((cell) => cell.some(hasContent));
  const texts = (row[at] ?? []).filter(hasContent);
  const [, number] = texts.length === 1 ? (BARE_NUMBER.exec(texts[0]?.tex.trim() ?? '') ?? []) : [];
  return number === undefined ? undefined : { at, number: Number(number) };
}

function findStart(row: Row): number | undefined {
  const at = row.findIndex((cell) => cell.some(isStart));
  return at === -1 ? undefined : at;
}

function isStart({ kind, tex }: WordParagraph): boolean {
  return kind === 'paragraph' && looksLikeStart(tex);
}

function hasContent({ tex }: WordParagraph): boolean {
  return tex.trim() !== '';
}
