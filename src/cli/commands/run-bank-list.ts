import { Fault } from '../../domain/fault.ts';
import type { BankEntry, SearchHit } from '../../ports/question-bank.ts';
import { bankFilterOf } from '../bank-filter.ts';
import type { CliTools } from '../cli-tools.ts';
import { entryTable } from '../entry-table.ts';
import type { DatabaseOption, FilterOptions, PageOptions, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';
import { withBank } from '../with-bank.ts';

export type BankListOptions = FilterOptions & PageOptions & DatabaseOption & SharedOptions;
export type BankSearchOptions = BankListOptions;

const DEFAULT_LIMIT = 20;

export async function runBankList(options: BankListOptions, tools: CliTools): Promise<number> {
  const filter = bankFilterOf(options);
  const { page, total } = await withBank(options, tools, async (bank) => ({
    page: await bank.list(filter, pageOf(options)),
    total: await bank.count(filter),
  }));
  if (options.json === true) {
    writeJson(tools.terminal.out, { total, entries: page.entries, next: page.next ?? null });
    return 0;
  }
  if (page.entries.length === 0) sayNothing(total, filter, tools);
  else writeEntries(page.entries, tools);
  if (page.entries.length > 0) writeLine(tools.terminal.err, `${page.entries.length} of ${total} questions`);
  sayNext(page.next, tools);
  return 0;
}

export async function runBankSearch(
  query: string,
  options: BankSearchOptions,
  tools: CliTools,
): Promise<number> {
  if (query.trim() === '') throw new Fault('invalid-input', 'Say which words to look for.');
  const page = await withBank(options, tools, (bank) =>
    bank.search(query, bankFilterOf(options), pageOf(options)),
  );
  if (options.json === true) {
    const { hits, next = null, ...notes } = page;
    writeJson(tools.terminal.out, { hits, next, ...notes });
    return 0;
  }
  if (page.hasOnlyCommonWords === true)
    writeLine(
      tools.terminal.err,
      `The words ${JSON.stringify(query)} are too common to look for; add a rarer one.`,
    );
  else if (page.hits.length === 0)
    writeLine(tools.terminal.err, `No question speaks of ${JSON.stringify(query)}.`);
  else writeHits(page.hits, tools);
  sayNext(page.next, tools);
  return 0;
}

function pageOf({ limit = DEFAULT_LIMIT, after }: PageOptions): { limit: number; after?: string } {
  return { limit, ...(after === undefined ? {} : { after }) };
}

function writeEntries(entries: readonly BankEntry[], tools: CliTools): void {
  for (const line of entryTable(entries, tools.terminal.out)) writeLine(tools.terminal.out, line);
}

function writeHits(hits: readonly SearchHit[], tools: CliTools): void {
  const excerpts = new Map(hits.map((hit) => [hit.entry, hit.excerpt]));
  const entries = hits.map((hit) => hit.entry);
  const lines = entryTable(entries, tools.terminal.out, (entry) => excerpts.get(entry) ?? '');
  for (const line of lines) writeLine(tools.terminal.out, line);
}

function sayNothing(total: number, filter: object, tools: CliTools): void {
  const { err } = tools.terminal;
  if (total > 0) writeLine(err, 'There are no further questions.');
  else if (Object.keys(filter).length > 0) writeLine(err, 'No question fits these filters.');
  else writeLine(err, 'The bank is empty. Fill it with `vbagent bank import FILE`, or try `vbagent start`.');
}

function sayNext(next: string | undefined, tools: CliTools): void {
  if (next !== undefined) writeLine(tools.terminal.err, `More: add --after ${next}`);
}
