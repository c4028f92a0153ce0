import type { BankEntry, BankFilter, QuestionBank } from '../../ports/question-bank.ts';

/** The questions of a change or an export: those with these ids, or all that match the filter. */
export type Selection =
  | { readonly ids: readonly string[] }
  | { readonly filter: BankFilter; readonly query?: string | undefined };

/** Reads one page of the selected questions, with the cursor of the next page. Unknown ids are left out. */
export async function readSelectionPage(
  bank: Pick<QuestionBank, 'findMany' | 'list' | 'search'>,
  selection: Selection,
  page: { readonly limit: number; readonly after?: string },
): Promise<{ readonly entries: readonly BankEntry[]; readonly next?: string | undefined }> {
  if ('ids' in selection) {
    const ids = [...new Set(selection.ids)];
    const [start, end] = [Number(page.after ?? 0), Number(page.after ?? 0) + page.limit];
    const next = end < ids.length ? String(end) : undefined;
    return { entries: await bank.findMany(ids.slice(start, end)), next };
  }
  const { filter, query } = selection;
  if (query === undefined) return bank.list(filter, page);
  const { hits, next } = await bank.search(query, filter, page);
  return { entries: hits.map(({ entry }) => entry), next };
}

/** Counts the selected questions. The matches of a search are not counted in advance, so its result is an upper limit. */
export async function countSelection(
  bank: Pick<QuestionBank, 'count'>,
  selection: Selection,
): Promise<number> {
  return 'ids' in selection ? new Set(selection.ids).size : bank.count(selection.filter);
}
