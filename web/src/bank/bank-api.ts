import { getJson } from '../api/client.ts';
import type {
  BankQuestion,
  CourseStatistics,
  Facets,
  HitPage,
  QuestionFindings,
  QuestionPage,
  QuestionStatistics,
  RenderedQuestion,
} from '../api/schema.ts';
import type { BankSearch } from './bank-search.ts';

/** A question of the bank with its rendered HTML and TeX source. */
type ShownQuestion = BankQuestion & { html: RenderedQuestion; tex: string };

/** A question of the bank as above, and the TeX that an author edits. */
export type EditableQuestion = ShownQuestion & { edit_tex: string };

type RowPage = { rows: BankQuestion[]; next: string | undefined };

const PAGE_SIZE = 20;
const BANK_PATH = '/api/v1/bank';

/** Fetches the values of each filter (facets), with the number of questions for each value. */
export function getFacets(filter: BankSearch, signal: AbortSignal): Promise<Facets> {
  return getJson<Facets>(`${BANK_PATH}/facets`, filter, signal);
}

/** Fetches the statistics of all questions and item models of a course that have answers. */
export function getCourseStatistics(
  course: { readonly subject: string; readonly level: string },
  signal: AbortSignal,
): Promise<CourseStatistics> {
  return getJson<CourseStatistics>(`${BANK_PATH}/statistics`, course, signal);
}

/** Fetches one page of rows: the best matches for a search text, or the newest questions without one. */
export async function getQuestionRows(
  { q, ...filter }: BankSearch,
  after: string | undefined,
  signal: AbortSignal,
): Promise<RowPage> {
  const query = { ...filter, limit: PAGE_SIZE, after };
  if (q === undefined) {
    const page = await getJson<QuestionPage>(`${BANK_PATH}/questions`, query, signal);
    return { rows: page.questions, next: page.next ?? undefined };
  }
  const { sort: _sort, ...searchQuery } = query;
  const page = await getJson<HitPage>(`${BANK_PATH}/search`, { ...searchQuery, q }, signal);
  return { rows: page.hits.map((hit) => hit.question), next: page.next ?? undefined };
}

export function getQuestion(id: string, signal: AbortSignal): Promise<EditableQuestion> {
  return getJson<EditableQuestion>(
    `${BANK_PATH}/questions/${encodeURIComponent(id)}`,
    { include: 'html,tex,edit_tex' },
    signal,
  );
}

export function getStatistics(id: string, signal: AbortSignal): Promise<QuestionStatistics> {
  return getJson<QuestionStatistics>(
    `${BANK_PATH}/questions/${encodeURIComponent(id)}/statistics`,
    {},
    signal,
  );
}

export function getFindings(id: string, version: number, signal: AbortSignal): Promise<QuestionFindings> {
  const path = `${BANK_PATH}/questions/${encodeURIComponent(id)}/findings`;
  return getJson<QuestionFindings>(path, { version }, signal);
}
