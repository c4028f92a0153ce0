import type { Question } from '../../domain/question.ts';
import { printTexQuestions } from '../../factory/intake/tex-questions.ts';
import type { BankFilter, QuestionBank } from '../../ports/question-bank.ts';
import { bankFilterOf } from '../bank-filter.ts';
import type { ExportFormat } from '../choices.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, FilterOptions, OutputOption, SharedOptions } from '../shared-options.ts';
import { writeLine } from '../terminal.ts';
import { withBank } from '../with-bank.ts';
import { writeResult } from '../write-result.ts';

export type BankExportOptions = FilterOptions &
  OutputOption &
  DatabaseOption &
  SharedOptions & { readonly format?: ExportFormat; readonly limit?: number };

const PAGE = 500;

/** Page by page, so that a bank of any size fits into memory. */
export async function runBankExport(options: BankExportOptions, tools: CliTools): Promise<number> {
  const print = printers[formatOf(options)];
  let count = 0;
  await withBank(options, tools, async (bank) => {
    const pages = readPages(bank, bankFilterOf(options), options.limit ?? Number.POSITIVE_INFINITY);
    const counted = (async function* () {
      for await (const page of pages) {
        count += page.length;
        yield page;
      }
    })();
    await writeResult(print(counted), options.output, tools);
  });
  writeLine(tools.terminal.err, `Exported ${count} ${count === 1 ? 'question' : 'questions'}.`);
  return 0;
}

function formatOf({ format, json, output = '' }: BankExportOptions): ExportFormat {
  if (format !== undefined) return format;
  if (output.endsWith('.jsonl')) return 'jsonl';
  return json === true || output.endsWith('.json') ? 'json' : 'tex';
}

async function* readPages(bank: QuestionBank, filter: BankFilter, limit: number): AsyncGenerator<Question[]> {
  let after: string | undefined;
  for (let left = limit; left > 0; ) {
    const page = await bank.list(filter, { limit: Math.min(PAGE, left), ...(after && { after }) });
    if (page.entries.length > 0) yield page.entries.map((entry) => entry.question);
    left -= page.entries.length;
    after = page.next;
    if (after === undefined) return;
  }
}

type Printer = (pages: AsyncIterable<Question[]>) => AsyncIterable<string>;

const printers: Readonly<Record<ExportFormat, Printer>> = {
  async *tex(pages) {
    let separator = '';
    for await (const page of pages) {
      yield separator + printTexQuestions(page, { ids: true });
      separator = '\n';
    }
  },
  async *json(pages) {
    let separator = '';
    yield '{"questions": [';
    for await (const page of pages) {
      for (const question of page) {
        yield `${separator}\n${JSON.stringify(question)}`;
        separator = ',';
      }
    }
    yield '\n]}\n';
  },
  async *jsonl(pages) {
    for await (const page of pages) yield page.map((question) => `${JSON.stringify(question)}\n`).join('');
  },
};
