import { Fault } from '../../domain/fault.ts';
import type { BankEntry, BankSort, SearchHit } from '../../ports/question-bank.ts';
import { toBankFilter } from '../bank/bank-filter.ts';
import { formatEntryTable } from '../bank/entry-table.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, FilterOptions, PageOptions, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type BankSearchOptions = FilterOptions & PageOptions & DatabaseOption & SharedOptions;
export type BankListOptions = BankSearchOptions & { readonly sort?: BankSort };

const DEFAULT_LIMIT = 20;

export async function runBankList(options: BankListOptions, tools: CliTools): Promise<number> {
  const filter = toBankFilter(options);
  const { page, total } = await withStore(tools.openBank, { options, tools }, async (bank) => ({
    page: await bank.list(filter, {
      ...toPageRequest(options),
      ...(options.sort && { sort: options.sort }),
    }),
    total: await bank.count(filter),
  }));
  if (options.json === true) {
    writeJson(tools.terminal.out, { total, entries: page.entries, next: page.next ?? null });
    return 0;
  }
  if (page.entries.length === 0) printEmptyMessage(total, filter, tools);
  else writeEntries(page.entries, tools);
  if (page.entries.length > 0) writeLine(tools.terminal.err, `${page.entries.length} of ${total} questions`);
  printNextPage(page.next, tools);
  return 0;
}

export async function runBankSearch(
  query: string,
  options: BankSearchOptions,
  tools: CliTools,
): Promise<number> {
  if (query.trim() === '') throw new Fault('invalid-input', 'Enter the words to search for.');
  const page = await withStore(tools.openBank, { options, tools }, (bank) =>
    bank.search(query, toBankFilter(options), toPageRequest(options)),
  );
  if (options.json === true) {
    const { hits, next = null, ...otherFields } = page;
    writeJson(tools.terminal.out, { hits, next, ...otherFields });
    return 0;
  }
  if (page.hasOnlyCommonWords === true)
    writeLine(
      tools.terminal.err,
      `The words ${JSON.stringify(query)} are too common to search for; add a less common word.`,
    );
  else if (page.hits.length === 0)
    writeLine(tools.terminal.err, `No question contains ${JSON.stringify(query)}.`);
  else writeHits(page.hits, tools);
  printNextPage(page.next, tools);
  return 0;
}

function toPageRequest({ limit = DEFAULT_LIMIT, after }: PageOptions): { limit: number; after?: string } {
  return { limit, ...(after === undefined ? {} : { after }) };
}

function writeEntries(entries: readonly BankEntry[], tools: CliTools): void {
  for (const line of formatEntryTable(entries, tools.terminal.out)) writeLine(tools.terminal.out, line);
}

function writeHits(hits: readonly SearchHit[], tools: CliTools): void {
  const excerptByEntry = new Map(hits.map((hit) => [hit.entry, hit.excerpt]));
  const entries = hits.map((hit) => hit.entry);
  const lines = formatEntryTable(entries, tools.terminal.out, (entry) => excerptByEntry.get(entry) ?? '');
  for (const line of lines) writeLine(tools.terminal.out, line);
}

function printEmptyMessage(total: number, filter: object, tools: CliTools): void {
  const { err } = tools.terminal;
  if (total > 0) writeLine(err, 'There are no more questions.');
  else if (Object.keys(filter).length > 0) writeLine(err, 'No question matches these filters.');
  else
    writeLine(
      err,
      'The bank is empty. Import questions with `vbagent bank import FILE`, or start with samples: `vbagent start`.',
    );
}

function printNextPage(next: string | undefined, tools: CliTools): void {
  if (next !== undefined) writeLine(tools.terminal.err, `For more, add --after ${next}`);
}
