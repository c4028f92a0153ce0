import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { asFault, Fault } from '../../domain/fault.ts';
import { findContradictions } from '../../domain/find-contradictions.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { mapSections } from '../../domain/question-sections.ts';
import { detectFormatId, type FormatId, listExtensions, loadFormat } from '../../formats/all-formats.ts';
import { sampleDocument } from '../../formats/document-sample.ts';
import type { FormatEngines, ReadDocumentResult } from '../../formats/format.ts';
import type { Files } from '../../ports/files.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { type IncomingQuestion, saveIncomingQuestions } from './save-incoming-questions.ts';

/** The questions of small files are collected until they are at least this many, and then saved in one transaction. */
const MIN_BATCH_SIZE = 500;
/**
 * The maximum number of questions that are saved in one transaction, during which other programs cannot write to the bank. A
 * file with at most this many is imported completely or not at all.
 */
const MAX_TRANSACTION_SIZE = 5000;
/** The maximum size of an exported bank, which is much larger than a document written by hand. */
const MAX_EXPORT_BYTES = 256_000_000;
/** The maximum size of a document in another format, because reading it needs up to twenty times the memory of the file. */
const MAX_DOCUMENT_BYTES = 100_000_000;
/** The formats of an exported bank. */
const BANK_FORMATS: ReadonlySet<FormatId | undefined> = new Set(['json', 'jsonl']);

/** A name without an ending, or with an ending of TeX files. */
const TEX_NAME = /(?:^|[/\\])[^./\\]+$|\.(?:tex|text|latex|ltx)$/iu;

type ImportedFile = {
  readonly file: string;
  /** The number of questions in the file. */
  readonly questions: number;
  readonly findings: readonly Finding[];
  readonly error?: string;
};

export type ImportReport = {
  created: number;
  updated: number;
  unchanged: number;
  readonly files: ImportedFile[];
  /** What verification found in the new and changed questions. */
  readonly verification: { verified: number; readonly findings: QuestionFinding[] };
};

/** A finding of verification. It has no position, because the question was converted and its lines are not those of the file. */
type QuestionFinding = Pick<Finding, 'rule' | 'severity' | 'message'> & { readonly question: string };

/** Dependencies of an import. `onProgress` is called with the completed share, from 0 to 1, and the current file. */
type ImportTools = {
  readonly bank: QuestionBank;
  readonly files: Pick<Files, 'readText' | 'readBytes' | 'writeBytes'>;
  readonly engines: FormatEngines;
  /** The format of all files; without it, the content and the name of each file decide. */
  readonly format?: FormatId;
  readonly now: () => Date;
  /** Who imports the questions. */
  readonly author?: string;
  readonly onProgress?: (share: number, file: string) => void;
  /** Verifies a question; without it, nothing is verified. */
  readonly verify?: (question: Question) => readonly Finding[];
  /** Reads and verifies all files, and saves nothing. */
  readonly isDryRun?: boolean;
};

/** The file name endings that can be imported. */
export const importExtensions: readonly string[] = listExtensions('read');

/**
 * Reads every file and saves its questions in batches. A file that cannot be read is reported; the others are still imported.
 * An interrupted import continues when it is repeated, because questions that are already saved are `unchanged`.
 */
export async function importQuestions(paths: readonly string[], tools: ImportTools): Promise<ImportReport> {
  const report = createImportReport();
  let pending: IncomingQuestion[] = [];
  for (const [index, path] of paths.entries()) {
    pending = pending.concat(await readFile(path, report, tools));
    const pendingCount = pending.length;
    const isLast = index === paths.length - 1;
    while (pending.length >= MIN_BATCH_SIZE || (isLast && pending.length > 0)) {
      await saveBatch(pending.slice(0, MAX_TRANSACTION_SIZE), report, tools);
      pending = pending.slice(MAX_TRANSACTION_SIZE);
      tools.onProgress?.((index + 1 - pending.length / pendingCount) / paths.length, path);
    }
    tools.onProgress?.((index + 1) / paths.length, path);
  }
  return report;
}

function createImportReport(): ImportReport {
  return { created: 0, updated: 0, unchanged: 0, files: [], verification: { verified: 0, findings: [] } };
}

/** Saves questions in one transaction and verifies those that are new or changed. A dry run only verifies them. */
async function saveBatch(
  batch: readonly IncomingQuestion[],
  report: ImportReport,
  { bank, now, author, verify, isDryRun = false }: ImportTools,
): Promise<void> {
  const outcomes = isDryRun
    ? []
    : await saveIncomingQuestions(batch, bank, { at: now(), ...(author !== undefined && { author }) });
  for (const { outcome } of outcomes) report[outcome]++;
  const { verification } = report;
  for (const [index, { question }] of batch.entries()) {
    if (verify === undefined || outcomes[index]?.outcome === 'unchanged') continue;
    await yieldToEventLoop();
    verification.verified++;
    for (const { rule, severity, message } of verify(question))
      if (severity !== 'info') verification.findings.push({ question: question.id, rule, severity, message });
  }
}

export function hasFailures(report: ImportReport): boolean {
  return report.files.some((file) => file.error !== undefined || hasErrors(file.findings));
}

/** Reads the questions of one file and adds the file to the report, with the error if it cannot be read. */
async function readFile(path: string, report: ImportReport, tools: ReadTools): Promise<IncomingQuestion[]> {
  try {
    const { fromTex, ...read } = await readDocument(path, tools);
    const { questions, findings } = tools.isDryRun === true ? read : await savePictures(path, read, tools);
    questions.forEach(refuseContradiction);
    report.files.push({ file: path, questions: questions.length, findings });
    return questions.map((question, index) => ({ question: withSource(question, path, index + 1), fromTex }));
  } catch (thrown) {
    const fault = asFault(thrown);
    if (fault.kind === 'unexpected') throw thrown;
    report.files.push({ file: path, questions: 0, findings: [], error: fault.message });
    return [];
  }
}

type ReadTools = Pick<ImportTools, 'files' | 'engines' | 'format' | 'isDryRun'>;

/**
 * Writes the pictures of a document into a folder beside it, `quiz-pictures` for `quiz.xml`, and changes
 * the paths in the questions accordingly. A document from standard input has no folder, so its pictures are reported as missing.
 */
async function savePictures(
  path: string,
  read: ReadDocumentResult,
  { files }: ReadTools,
): Promise<ReadDocumentResult> {
  const { pictures = new Map(), questions, findings } = read;
  if (pictures.size === 0) return read;
  const message = 'The pictures of a document from standard input cannot be stored.';
  if (path === '-')
    return {
      questions,
      findings: [...findings, { rule: 'picture-is-included', severity: 'warning', message }],
    };
  const fileName = path.replace(/^.*[/\\]/u, '');
  const parent = path.slice(0, path.length - fileName.length);
  const folder = `${fileName.replace(/\.\w+$/u, '')}-pictures`;
  for (const [name, bytes] of pictures) await files.writeBytes(`${parent}${folder}/${name}`, bytes);
  return { questions: questions.map((question) => changePicturePaths(question, folder, pictures)), findings };
}

function changePicturePaths(
  question: Question,
  folder: string,
  pictures: ReadonlyMap<string, unknown>,
): Question {
  return mapSections(question, (section) => ({
    ...section,
    diagrams: section.diagrams.map((diagram) =>
      diagram.kind === 'image' && pictures.has(diagram.path)
        ? { ...diagram, path: `${folder}/${diagram.path}` }
        : diagram,
    ),
  }));
}

async function readDocument(
  path: string,
  tools: ReadTools,
): Promise<ReadDocumentResult & { fromTex: boolean }> {
  const { files, engines, format } = tools;
  if (format === undefined ? TEX_NAME.test(path) : format === 'tex') return readTexDocument(path, tools);
  const { name, bytes } = await files.readBytes(path, { maxBytes: MAX_EXPORT_BYTES });
  const id = format ?? detectFormatId(sampleDocument(bytes, path));
  if (id === undefined && /\.txt$/iu.test(path)) return readTexDocument(path, tools);
  const { read } = id === undefined ? {} : await loadFormat(id);
  if (read === undefined) throw createUnreadableFault(path);
  if (bytes.length > MAX_DOCUMENT_BYTES && !BANK_FORMATS.has(id))
    throw new Fault(
      'invalid-input',
      `${name} is larger than ${MAX_DOCUMENT_BYTES / 1_000_000} MB; split it, as \`vbagent bank export --split 1000\` does.`,
    );
  return { ...(await read(bytes, { name, engines })), fromTex: false };
}

/** Reads TeX as text, because the reader of text files recognises encodings and binary files. */
async function readTexDocument(path: string, { files, engines }: ReadTools) {
  const { name, source } = await files.readText(path);
  const { read } = await loadFormat('tex');
  if (read === undefined) throw createUnreadableFault(path);
  return { ...(await read(new TextEncoder().encode(source), { name, engines })), fromTex: true };
}

type UploadOptions = { readonly name: string; readonly engines: FormatEngines; readonly format?: FormatId };

/** Reads the questions of an uploaded file; its pictures are reported as missing, because they are not stored. */
export async function readUploadedQuestions(
  bytes: Uint8Array,
  { name, engines, format }: UploadOptions,
): Promise<ReadDocumentResult & { readonly format: FormatId }> {
  const id =
    format ?? detectFormatId(sampleDocument(bytes, name)) ?? (/\.txt$/iu.test(name) ? 'tex' : undefined);
  const { read } = id === undefined ? {} : await loadFormat(id);
  if (id === undefined || read === undefined) throw createUnreadableFault(name);
  const { questions, findings, pictures } = await read(bytes, { name, engines });
  questions.forEach(refuseContradiction);
  const message = 'The pictures of the file were not stored; `vbagent bank import` stores them.';
  const missing = pictures?.size
    ? [{ rule: 'picture-is-included', severity: 'warning' as const, message }]
    : [];
  return { questions, findings: [...findings, ...missing], format: id };
}

function createUnreadableFault(path: string): Fault {
  const ending = importExtensions.find((extension) => path.toLowerCase().endsWith(extension));
  if (ending !== undefined)
    return new Fault(
      'invalid-input',
      `${path} is empty or damaged: its content is not that of a ${ending} file.`,
    );
  return new Fault(
    'invalid-input',
    `${path} cannot be imported; files that can be imported end in ${importExtensions.join(', ')}.`,
  );
}

/** Records the file as the source of the question, unless the question already has a source. */
function withSource(question: Question, path: string, index: number): Question {
  return { source: { origin: 'local', path, index }, ...question };
}

function refuseContradiction(question: Question, index: number): void {
  const [contradiction] = findContradictions(question);
  if (contradiction !== undefined)
    throw new Fault('invalid-input', `Question ${index + 1} contradicts itself: ${contradiction}.`);
}
