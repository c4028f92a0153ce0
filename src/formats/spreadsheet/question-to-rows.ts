import { printKeyOptions, readKeyOptions } from '../../domain/key-options.ts';
import type { Part } from '../../domain/part.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { Answer, Diagram, Option, SolutionStep } from '../../domain/question-content.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import { printSteps } from '../../latex/parts/print-parts.ts';
import { typedText } from '../../latex/visible-text.ts';
import { isSame, readStepsCell } from './cell-values.ts';
import { OPTION_COLUMNS, type Row } from './columns.table.ts';

/** Converts a question to rows: one for the question, one for each part, and for a passage those of its questions. */
export function questionToRows(question: Question): Row[] {
  const inner = (question.questions ?? []).flatMap((each) =>
    plainToRows(each).map((row) => ({ ...row, passage: question.id })),
  );
  return [...plainToRows(question), ...inner];
}

function plainToRows(question: PlainQuestion): Row[] {
  const { id, kind, title, vignette, stem, subject, level, topic, outcomeId, difficulty, comments } =
    question;
  const { alternateSolutions, ideas, source, provenance, parts = [] } = question;
  const questionRow = withoutEmpty({
    id,
    kind,
    title,
    vignette,
    text: stem,
    ...sectionToCells(question),
    other_solutions: alternateSolutions.length === 0 ? undefined : JSON.stringify(alternateSolutions),
    ideas: ideas.length === 0 ? undefined : JSON.stringify(ideas),
    subject,
    level,
    topic,
    outcome: outcomeId,
    difficulty,
    comments: writeLines(comments),
    source: source && JSON.stringify(source),
    provenance: provenance && JSON.stringify(provenance),
  });
  return [
    questionRow,
    ...parts.flatMap((part) => [
      partToRow(id, part, part.label),
      ...(part.parts ?? []).map((innerPart) => partToRow(id, innerPart, `${part.label}.${innerPart.label}`)),
    ]),
  ];
}

function partToRow(id: string, part: Part, path: string): Row {
  const { lead, text, unit } = part;
  return withoutEmpty({ id, part: path, lead, text, ...sectionToCells(part), unit });
}

type Cells = { readonly [Column in keyof Row]: string | undefined };

function withoutEmpty(cells: Cells): Row {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined && cell !== ''));
}

function sectionToCells(section: QuestionSection): Cells {
  const { answer, key = {}, solution, marks, markingScheme, response, diagrams, table, blankTable } = section;
  return {
    ...writeOptions(section),
    ...(answer === undefined ? {} : writeAnswer(answer)),
    key: writeKey(key),
    accept: writeLines(key.accept ?? []),
    reject: writeLines(key.reject ?? []),
    solution: writeSteps(solution),
    marks: marks?.toString(),
    marking_scheme: markingScheme && JSON.stringify(markingScheme),
    response,
    figures: writeFigures(diagrams),
    table: table && JSON.stringify(table),
    blank_table: blankTable && JSON.stringify(blankTable),
  };
}

/** Writes options in one column each. If that would lose something, writes all of them as JSON into one column. */
function writeOptions({ options, answer }: Pick<QuestionSection, 'options' | 'answer'>): Cells {
  const correct = answer?.kind === 'choice' ? answer.correct : [];
  const isSimple = options.every(
    (option, index) =>
      option.id === 'abcdefgh'.charAt(index) &&
      option.text !== '' &&
      option.explanation === undefined &&
      option.correct === correct.includes(option.id),
  );
  if (!isSimple || options.length > OPTION_COLUMNS.length) return { options: JSON.stringify(options) };
  return Object.fromEntries(options.map(({ text }: Option, index) => [OPTION_COLUMNS[index], text]));
}

function writeAnswer(answer: Answer): Cells {
  const cell = { answer: formatAnswer(answer), answer_kind: answer.kind };
  return cell.answer === undefined ? { answer: JSON.stringify(answer), answer_kind: answer.kind } : cell;
}

/** Returns undefined if only JSON keeps the answer exactly. */
function formatAnswer(answer: Answer): string | undefined {
  switch (answer.kind) {
    case 'choice':
      return formatIds(answer.correct);
    case 'order':
      return formatIds(answer.order);
    case 'integer':
      return String(answer.value);
    case 'value':
      return answer.text === typedText(answer.tex) && !answer.tex.startsWith('{') ? answer.tex : undefined;
    case 'code':
      return answer.code.startsWith('{') ? undefined : answer.code;
    case 'matches':
    case 'table':
      return undefined;
  }
}

function formatIds(ids: readonly string[]): string | undefined {
  return ids.every((id) => /^\w+$/u.test(id)) ? ids.join(', ') : undefined;
}

/** Writes the options of a key as authors write them, if they read back unchanged; otherwise as JSON. */
function writeKey(key: NonNullable<QuestionSection['key']>): string | undefined {
  const { accept: _accept, reject: _reject, ...options } = key;
  if (Object.keys(options).length === 0) return undefined;
  const printed = printKeyOptions(options);
  return isSame(readKeyOptions(printed).key, options) ? printed : JSON.stringify(options);
}

/** Writes texts one per line, if none of them has more than one line; otherwise as JSON. */
function writeLines(texts: readonly string[]): string | undefined {
  if (texts.length === 0) return undefined;
  const isSimple = texts.every((text) => text !== '' && text === text.trim() && !/[\r\n]|^\[/u.test(text));
  return isSimple ? texts.join('\n') : JSON.stringify(texts);
}

function writeSteps(steps: readonly SolutionStep[]): string | undefined {
  if (steps.length === 0) return undefined;
  const tex = printSteps(steps);
  return isSame(readStepsCell(tex), steps) ? tex : JSON.stringify(steps);
}

function writeFigures(diagrams: readonly Diagram[]): string | undefined {
  if (diagrams.length === 0) return undefined;
  const [first] = diagrams;
  if (diagrams.length === 1 && first?.kind === 'tikz' && first.tex.startsWith('\\begin{')) return first.tex;
  const isPaths = diagrams.every(
    (diagram) =>
      diagram.kind === 'image' &&
      diagram.options === undefined &&
      /^[^\r\n[{\\ ][^\r\n]*$/u.test(diagram.path),
  );
  if (!isPaths) return JSON.stringify(diagrams);
  return diagrams.map((diagram) => (diagram.kind === 'image' ? diagram.path : '')).join('\n');
}
