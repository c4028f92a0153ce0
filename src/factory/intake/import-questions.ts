import { asFault, Fault } from '../../domain/fault.ts';
import { findContradictions } from '../../domain/find-contradictions.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { FORMAT_EXTENSIONS, findFormatId, loadFormat } from '../../formats/all-formats.ts';
import type { Files } from '../../ports/files.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { type IncomingQuestion, saveIncomingQuestions } from './save-incoming-questions.ts';

/** The number of questions that are saved in one transaction. */
const BATCH_SIZE = 500;
/** An exported bank is much larger than a document written by hand. */
const MAX_EXPORT_BYTES = 256_000_000;

/** A name without an ending, or with another ending of TeX files. */
const TEX_ENDING = /(?:^|[/\\])[^./\\]+$|\.(?:te?xt|latex|ltx)$/iu;

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
};

/** Dependencies of an import. `onProgress` is called with the completed share, from 0 to 1, and the current file. */
type ImportTools = {
  readonly bank: QuestionBank;
  readonly files: Pick<Files, 'readText'>;
  readonly now: () => Date;
  readonly onProgress?: (share: number, file: string) => void;
};

/** The file name endings that can be imported. */
export const importExtensions: readonly string[] = FORMAT_EXTENSIONS;

/** Reads every file and saves its questions in batches. A file that cannot be read is reported; the others are still imported. */
export async function importQuestions(paths: readonly string[], tools: ImportTools): Promise<ImportReport> {
  const { bank, now, onProgress } = tools;
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, files: [] };
  let pending: IncomingQuestion[] = [];
  for (const [index, path] of paths.entries()) {
    pending = pending.concat(await readFile(path, report, tools));
    const pendingCount = pending.length;
    const isLast = index === paths.length - 1;
    while (pending.length >= BATCH_SIZE || (isLast && pending.length > 0)) {
      for (const { outcome } of await saveIncomingQuestions(pending.slice(0, BATCH_SIZE), bank, now()))
        report[outcome]++;
      pending = pending.slice(BATCH_SIZE);
      onProgress?.((index + 1 - pending.length / pendingCount) / paths.length, path);
    }
    onProgress?.((index + 1) / paths.length, path);
  }
  return report;
}

export function hasFailures(report: ImportReport): boolean {
  return report.files.some((file) => file.error !== undefined || hasErrors(file.findings));
}

/** Reads the questions of one file and adds the file to the report, with the error if it cannot be read. */
async function readFile(
  path: string,
  report: ImportReport,
  { files }: Pick<ImportTools, 'files'>,
): Promise<IncomingQuestion[]> {
  try {
    const id = findFormatId(path) ?? (TEX_ENDING.test(path) ? 'tex' : undefined);
    const fromTex = id === 'tex';
    const format = id && (await loadFormat(id));
    if (format?.read === undefined)
      throw new Fault(
        'invalid-input',
        `${path} cannot be imported; files that can be imported end in ${importExtensions.join(', ')}.`,
      );
    const { name, source } = await files.readText(path, fromTex ? {} : { maxBytes: MAX_EXPORT_BYTES });
    const { questions, lost } = await format.read(new TextEncoder().encode(source), { name });
    questions.forEach(refuseContradiction);
    report.files.push({ file: path, questions: questions.length, findings: lost });
    return questions.map((question, index) => ({ question: withSource(question, path, index + 1), fromTex }));
  } catch (thrown) {
    const fault = asFault(thrown);
    if (fault.kind === 'unexpected') throw thrown;
    report.files.push({ file: path, questions: 0, findings: [], error: fault.message });
    return [];
  }
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
