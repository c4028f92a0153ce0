import { Fault } from '../../domain/fault.ts';
import { readKeyOptions } from '../../domain/key-options.ts';
import { QUESTION_SCHEMA_VERSION, type Question } from '../../domain/question.ts';
import { deriveQuestionId } from '../../domain/question-id.ts';
import { typedText } from '../../latex/visible-text.ts';
import { parseJson, parseQuestion } from '../parse-question.ts';
import { readStepsCell } from './cell-values.ts';
import { type ColumnName, OPTION_COLUMNS, type Row } from './columns.table.ts';

/** A row with its number in the sheet, from 1, for messages. */
export type NumberedRow = { readonly number: number; readonly cells: Row };

type Fields = Record<string, unknown>;
type UnfinishedQuestion = {
  readonly fields: Fields;
  readonly location: string;
  readonly questions: UnfinishedQuestion[];
};

/** Converts rows to questions. Throws an `invalid-input` fault with the row if a cell cannot be read. */
export function rowsToQuestions(rows: readonly NumberedRow[], name: string): Question[] {
  const unfinished: UnfinishedQuestion[] = [];
  const passages = new Map<string, UnfinishedQuestion>();
  let current: UnfinishedQuestion | undefined;
  for (const { number, cells } of rows) {
    const location = `${name}, row ${number}`;
    if (cells.part !== undefined) {
      if (current === undefined || (cells.id !== undefined && cells.id !== current.fields.id))
        throw new Fault(
          'invalid-input',
          `${location}: part ${cells.part} has no question in the row above it.`,
        );
      addPart(current.fields, cells, location);
      continue;
    }
    current = { fields: readQuestionFields(cells, location), location, questions: [] };
    const passage = cells.passage === undefined ? undefined : passages.get(cells.passage);
    if (cells.passage !== undefined && passage === undefined)
      throw new Fault('invalid-input', `${location}: the passage ${cells.passage} is not in a row above it.`);
    (passage?.questions ?? unfinished).push(current);
    if (cells.kind === 'passage' && cells.id !== undefined) passages.set(cells.id, current);
  }
  return unfinished.map(finishQuestion);
}

/** Completes a question: its kind, its id, its inner questions; then checks all fields. */
function finishQuestion({ fields, location, questions }: UnfinishedQuestion): Question {
  const kind = fields.kind ?? chooseKind(fields);
  const inner = kind === 'passage' ? { questions: questions.map(finishQuestion) } : {};
  const checked = parseQuestion({ ...fields, id: fields.id ?? 'new', kind, ...inner }, location);
  return fields.id === undefined ? { ...checked, id: deriveQuestionId(checked) } : checked;
}

function chooseKind({ options, answer, table }: Fields): string {
  const correct = isAnswer(answer) && answer.kind === 'choice' ? (answer.correct ?? []).length : 0;
  if (Array.isArray(options) && options.length > 0) {
    if (table !== undefined) return 'match';
    return correct > 1 ? 'mcq_mc' : 'mcq_sc';
  }
  return isAnswer(answer) && answer.kind === 'integer' ? 'integer' : 'subjective';
}

function isAnswer(value: unknown): value is { kind: string; correct?: unknown[] } {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function readQuestionFields(cells: Row, location: string): Fields {
  const json = (column: ColumnName): unknown => readJsonCell(cells, column, location);
  return withoutUndefined({
    schemaVersion: QUESTION_SCHEMA_VERSION,
    id: cells.id,
    kind: cells.kind,
    title: cells.title,
    vignette: cells.vignette,
    stem: cells.text ?? '',
    ...readSectionFields(cells, location),
    alternateSolutions: json('other_solutions') ?? [],
    ideas: json('ideas') ?? [],
    subject: cells.subject,
    level: cells.level,
    topic: cells.topic,
    outcomeId: cells.outcome,
    difficulty: cells.difficulty,
    comments: readLines(cells.comments, location),
    source: json('source'),
    provenance: json('provenance'),
  });
}

function addPart(question: Fields, cells: Row, location: string): void {
  const [label = '', innerLabel] = (cells.part ?? '').split('.');
  const part: Fields = withoutUndefined({
    label: innerLabel ?? label,
    lead: cells.lead,
    text: cells.text ?? '',
    ...readSectionFields(cells, location),
    unit: cells.unit,
  });
  const parts = listParts(question);
  if (innerLabel === undefined) {
    question.parts = [...parts, part];
    return;
  }
  const outer = parts.find((each) => each.label === label);
  if (outer === undefined)
    throw new Fault('invalid-input', `${location}: part ${cells.part} has no part ${label} above it.`);
  outer.parts = [...listParts(outer), part];
}

function listParts({ parts }: Fields): Fields[] {
  return Array.isArray(parts) ? parts : [];
}

function readSectionFields(cells: Row, location: string): Fields {
  const json = (column: ColumnName): unknown => readJsonCell(cells, column, location);
  const options = readOptions(cells, location);
  const answer = readAnswer(cells, options.length > 0, location);
  const correct = isAnswer(answer) && answer.kind === 'choice' ? (answer.correct ?? []) : undefined;
  const hasOptionColumns = cells.options === undefined;
  return {
    options: hasOptionColumns
      ? options.map((option) => ({ ...option, correct: correct?.includes(option.id) ?? false }))
      : options,
    answer,
    key: readKey(cells, location),
    solution: readSteps(cells.solution, location),
    marks: readMarks(cells.marks, location),
    markingScheme: json('marking_scheme'),
    response: cells.response,
    diagrams: readFigures(cells.figures, location),
    table: json('table'),
    blankTable: json('blank_table'),
  };
}

function withoutUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function readJsonCell(cells: Row, column: ColumnName, location: string): unknown {
  const cell = cells[column];
  return cell === undefined ? undefined : parseJson(cell, `${location}, column ${column}`);
}

function readOptions(cells: Row, location: string): Fields[] {
  if (cells.options !== undefined) {
    const list = parseJson(cells.options, `${location}, column options`);
    if (!Array.isArray(list))
      throw new Fault('invalid-input', `${location}, column options: this is not a list.`);
    return list;
  }
  const used = OPTION_COLUMNS.findLastIndex((column) => cells[column] !== undefined);
  return OPTION_COLUMNS.slice(0, used + 1).map((column, index) => ({
    id: 'abcdefgh'.charAt(index),
    text: cells[column] ?? '',
  }));
}

/** Reads an answer; without `answer_kind`, its kind follows from the options and from what the answer looks like. */
function readAnswer(cells: Row, hasOptions: boolean, location: string): unknown {
  const { answer, answer_kind: kind = answer === undefined ? undefined : guessKind(answer, hasOptions) } =
    cells;
  if (answer === undefined || kind === undefined) return undefined;
  if (answer.startsWith('{')) return parseJson(answer, `${location}, column answer`);
  const ids = answer.split(/[\s,;]+/u).filter((id) => id !== '');
  switch (kind) {
    case 'choice':
      return { kind, correct: ids.map(toOptionId) };
    case 'order':
      return { kind, order: ids };
    case 'integer':
      return { kind, value: Number(answer.replace('−', '-')) };
    case 'code':
      return { kind, code: answer };
    default:
      return { kind, tex: answer, text: typedText(answer) };
  }
}

function guessKind(answer: string, hasOptions: boolean): string {
  if (hasOptions) return 'choice';
  return /^[-−]?\d{1,15}$/u.test(answer.trim()) ? 'integer' : 'value';
}

/** Accepts `B`, `b`, `(b)` and `2`. */
function toOptionId(text: string): string {
  const [, id = text] = /^\(?(\w+)\)?\.?$/u.exec(text) ?? [];
  if (/^[1-8]$/u.test(id)) return 'abcdefgh'.charAt(Number(id) - 1);
  return /^[A-H]$/u.test(id) ? id.toLowerCase() : id;
}

function readKey(cells: Row, location: string): unknown {
  const { key, accept, reject } = cells;
  if (key === undefined && accept === undefined && reject === undefined) return undefined;
  const lists = withoutUndefined({
    accept: accept === undefined ? undefined : readLines(accept, location),
    reject: reject === undefined ? undefined : readLines(reject, location),
  });
  if (key === undefined) return lists;
  if (key.startsWith('{')) return Object.assign({}, parseJson(key, `${location}, column key`), lists);
  const { key: options, problems } = readKeyOptions(key);
  if (problems[0] !== undefined) throw new Fault('invalid-input', `${location}, column key: ${problems[0]}`);
  return { ...options, ...lists };
}

function readLines(cell: string | undefined, location: string): unknown {
  if (cell === undefined) return [];
  if (cell.startsWith('[')) return parseJson(cell, location);
  return cell.split('\n').filter((line) => line.trim() !== '');
}

function readSteps(cell: string | undefined, location: string): unknown {
  if (cell === undefined) return [];
  return cell.startsWith('[{') ? parseJson(cell, `${location}, column solution`) : readStepsCell(cell);
}

function readMarks(cell: string | undefined, location: string): number | undefined {
  if (cell === undefined) return undefined;
  const [, digits] = /^(\d{1,4})(?:\.0+)?$/u.exec(cell.trim()) ?? [];
  if (digits === undefined)
    throw new Fault('invalid-input', `${location}, column marks: “${cell}” is not a whole number.`);
  return Number(digits);
}

function readFigures(cell: string | undefined, location: string): unknown {
  if (cell === undefined) return [];
  if (cell.startsWith('[')) return parseJson(cell, `${location}, column figures`);
  if (cell.startsWith('\\begin{')) return [{ kind: 'tikz', tex: cell }];
  return cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((path) => ({ kind: 'image', path: path.trim() }));
}
