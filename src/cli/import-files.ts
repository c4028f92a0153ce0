import { asFault } from '../domain/fault.ts';
import { type Finding, hasErrors } from '../domain/finding.ts';
import type { Question } from '../domain/question.ts';
import type { QuestionBank, SaveOutcome } from '../ports/question-bank.ts';
import type { CliTools } from './cli-tools.ts';
import { readImportSource } from './import-source.ts';
import { keepUnspoken } from './keep-unspoken.ts';
import { createProgressBar } from './progress-bar.ts';

const BATCH = 500;

export type ImportedFile = {
  readonly file: string;
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

type Incoming = { readonly question: Question; readonly fromTex: boolean };

/** Reads every file and saves in batches, one transaction each; a file that fails is noted and the others go on. */
export async function importFiles(
  paths: readonly string[],
  bank: QuestionBank,
  tools: CliTools,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, files: [] };
  const bar = createProgressBar(tools.terminal.err);
  let waiting: Incoming[] = [];
  for (const [index, path] of paths.entries()) {
    waiting = waiting.concat(await readOrNote(path, report, tools));
    const count = waiting.length;
    const isLast = index === paths.length - 1;
    while (waiting.length >= BATCH || (isLast && waiting.length > 0)) {
      for (const { outcome } of await saveBatch(waiting.slice(0, BATCH), bank, tools)) report[outcome]++;
      waiting = waiting.slice(BATCH);
      bar.advance((index + 1 - waiting.length / count) / paths.length, path);
    }
    bar.advance((index + 1) / paths.length, path);
  }
  bar.clear();
  return report;
}

export function hasFailures(report: ImportReport): boolean {
  return report.files.some((file) => file.error !== undefined || hasErrors(file.findings));
}

async function readOrNote(path: string, report: ImportReport, tools: CliTools): Promise<Incoming[]> {
  try {
    const source = await readImportSource(path, tools);
    report.files.push({ file: path, questions: source.questions.length, findings: source.findings });
    return source.questions.map((question, place) => ({
      question: locate(question, path, place),
      fromTex: source.fromTex,
    }));
  } catch (thrown) {
    const fault = asFault(thrown);
    if (fault.kind === 'unexpected') throw thrown;
    report.files.push({ file: path, questions: 0, findings: [], error: fault.message });
    return [];
  }
}

function locate(question: Question, path: string, place: number): Question {
  return { source: { origin: 'local', path, index: place + 1 }, ...question };
}

/** A question that is in the bank keeps where it came from, so that reading it again from an export changes nothing. */
async function saveBatch(
  batch: readonly Incoming[],
  bank: QuestionBank,
  tools: CliTools,
): Promise<SaveOutcome[]> {
  const prepared = new Map<string, Question>();
  const inOrder: Question[] = [];
  for (const { question, fromTex } of batch) {
    const known = prepared.get(question.id) ?? (await bank.find(question.id))?.question;
    const ready = known === undefined ? firstImport(question, tools) : renewed({ question, fromTex }, known);
    prepared.set(ready.id, ready);
    inOrder.push(ready);
  }
  return bank.save(inOrder);
}

function firstImport(question: Question, tools: CliTools): Question {
  return { provenance: { maker: 'import', createdAt: tools.now().toISOString() }, ...question };
}

function renewed({ question, fromTex }: Incoming, known: Question): Question {
  const located = withOriginOf(question, known);
  return fromTex ? keepUnspoken(located, known) : located;
}

function withOriginOf(question: Question, known: Question): Question {
  const { source: _source, provenance: _provenance, ...content } = question;
  return {
    ...content,
    ...(known.source && { source: known.source }),
    ...(known.provenance && { provenance: known.provenance }),
  };
}
