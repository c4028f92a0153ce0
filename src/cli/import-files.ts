import { asFault, Fault } from '../domain/fault.ts';
import { type Finding, hasErrors } from '../domain/finding.ts';
import type { Question } from '../domain/question.ts';
import { questionFaults } from '../domain/question-faults.ts';
import { type Incoming, saveIncoming } from '../factory/intake/save-incoming.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { CliTools } from './cli-tools.ts';
import { readImportSource } from './import-source.ts';
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
      for (const { outcome } of await saveIncoming(waiting.slice(0, BATCH), bank, tools.now()))
        report[outcome]++;
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
    source.questions.forEach(refuseContradiction);
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

function refuseContradiction(question: Question, index: number): void {
  const [fault] = questionFaults(question);
  if (fault !== undefined)
    throw new Fault('invalid-input', `Question ${index + 1} contradicts itself: ${fault}.`);
}
