import { createPart, type Part } from '../../domain/part.ts';
import type { Question } from '../../domain/question.ts';
import type { XmlElement, XmlNode } from '../../ports/xml-reader.ts';
import { findNotedAnswer, formatUnitTex } from '../items/read-answers.ts';
import { type ContentSource, readContent } from '../items/read-content.ts';
import { type PartAnswer, readParts, splitParts } from '../items/read-parts.ts';
import { findAll, getText, hasClass, isElement, listChildren } from '../markup/find-elements.ts';
import { parseHtml } from '../markup/parse-html.ts';
import { type ClozeField, extractFields } from './read-cloze.ts';

type Body = Pick<Question, 'stem'> & Partial<Question>;

/** Reads a cloze text: our own parts and tables, or any text with gaps, where each gap becomes a part. */
export function readClozeBody(html: string, source: ContentSource): Body | string {
  const { html: withGaps, fields } = extractFields(html, source);
  if (fields.length === 0) return 'it has no field that can be read';
  if (fields.some(({ content }) => content === undefined)) return 'one of its fields has no right answer';
  return readGapBody(withGaps, fields, source);
}

/** Reads a text in which elements of class `vb-gap` stand for the fields. */
export function readGapBody(
  html: string,
  fields: readonly ClozeField[],
  source: ContentSource,
): Body | string {
  const nodes = parseHtml(html);
  const split = splitParts(nodes);
  if (split === undefined) return readBlankTable(nodes, fields, source) ?? readGaps(nodes, fields, source);
  const { tex, diagrams, ...otherFields } = readContent(split.body, source);
  const parts = readParts(split.parts, source, (_path, field) => readPartField(field, fields, source));
  return { stem: tex, diagrams: [...diagrams], ...otherFields, parts };
}

function readPartField(
  field: XmlElement | undefined,
  fields: readonly ClozeField[],
  source: ContentSource,
): PartAnswer {
  if (field === undefined) return {};
  const table = readBlankTable(field.children, fields, source);
  if (table?.answer !== undefined && table.blankTable !== undefined)
    return { answer: table.answer, blankTable: table.blankTable };
  const [gap] = listGaps(field);
  return fields[gap ?? -1]?.content ?? {};
}

function listGaps(element: XmlElement): number[] {
  return findAll(element, 'span')
    .filter((span) => hasClass(span, 'vb-gap'))
    .map(({ attributes }) => Number(attributes.title));
}

/** Reads a table whose empty cells are fields. */
function readBlankTable(
  nodes: readonly XmlNode[],
  fields: readonly ClozeField[],
  source: ContentSource,
): Body | undefined {
  const table = nodes.filter(isElement).find((node) => hasClass(node, 'vb-blanks'));
  if (table === undefined) return undefined;
  const [head, ...rows] = findAll(table, 'tr').map((row) => listChildren(row, 'td', 'th'));
  const read = (cell: XmlElement): string => readContent(cell.children, source).tex;
  const cells: string[] = [];
  const blankRows = rows.map((row) =>
    row.map((cell) => {
      const [gap] = listGaps(cell);
      if (gap === undefined) return read(cell);
      const answer = fields[gap]?.content?.answer;
      const unit = getText(findAll(cell, 'span').find((span) => hasClass(span, 'vb-unit')));
      cells.push(answer?.kind === 'value' ? answer.tex + formatUnitTex(unit) : '?');
      return null;
    }),
  );
  const { tex, diagrams, ...otherFields } = readContent(
    nodes.filter((node) => node !== table),
    source,
  );
  const blankTable = { columns: (head ?? []).map(read), rows: blankRows };
  return { stem: tex, diagrams: [...diagrams], ...otherFields, blankTable, answer: { kind: 'table', cells } };
}

/** Reads a text with gaps of another author: a gap is printed as `(a) ____`, and part (a) asks for it. */
function readGaps(
  nodes: readonly XmlNode[],
  fields: readonly ClozeField[],
  source: ContentSource,
): Body | string {
  if (fields.length > 26) return 'it has more than 26 fields';
  const getLabel = (index: number): string => String.fromCharCode(97 + index);
  const { tex, diagrams, ...otherFields } = readContent(nodes, source, (element) =>
    hasClass(element, 'vb-gap')
      ? `(${getLabel(Number(element.attributes.title))})~\\underline{\\hspace{4em}}`
      : undefined,
  );
  const parts = fields.map(({ weight, content }, index): Part => {
    const label = getLabel(index);
    return createPart({
      label,
      text: `Gap (${label})`,
      marks: weight,
      ...content,
      options: [...(content?.options ?? [])],
    });
  });
  return { stem: tex, diagrams: [...diagrams], ...otherFields, parts };
}

/** Reads an essay whose text has our own parts; undefined for other essays. */
export function readEssayBody(
  html: string,
  notes: readonly XmlNode[],
  source: ContentSource,
): Body | undefined {
  const split = splitParts(parseHtml(html));
  if (split === undefined) return undefined;
  const { tex, diagrams, ...otherFields } = readContent(split.body, source);
  const parts = readParts(split.parts, source, (path) => readNotedAnswer(path, notes));
  return { stem: tex, diagrams: [...diagrams], ...otherFields, parts };
}

function readNotedAnswer(path: string, notes: readonly XmlNode[]): PartAnswer {
  const partNotes = notes
    .filter(isElement)
    .find((node) => hasClass(node, `vb-notes-${path.replace('.', '-')}`));
  if (partNotes === undefined) return {};
  const choice = listChildren(partNotes).find((node) => hasClass(node, 'vb-choice'));
  if (choice !== undefined)
    return { answer: { kind: 'choice', correct: getText(choice).replace('Answer: ', '').split(', ') } };
  const answer = findNotedAnswer(partNotes.children);
  return answer === undefined ? {} : { answer };
}
