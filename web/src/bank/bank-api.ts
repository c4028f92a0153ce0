import { getJson } from '../api/client.ts';
import type { BankSearch } from './bank-search.ts';

export type Facet = { value: string; count: number };
export type Facets = { total: number; kinds: Facet[]; subjects: Facet[]; levels: Facet[] };

export type QuestionRow = {
  id: string;
  kind: string;
  text: string;
  subject?: string;
  level?: string;
  topic?: string;
  difficulty?: 'easy' | 'medium' | 'hard';
  marks?: number;
  version: number;
};
export type Diagram =
  | { kind: 'tikz'; tex: string }
  | { kind: 'image'; path: string }
  | { kind: 'placeholder'; name: string; commented: boolean };
export type RenderedQuestion = {
  title?: string;
  vignette?: string;
  stem: string;
  table?: string;
  diagrams: Diagram[];
  options: { id: string; html: string; correct: boolean }[];
  answer?: string;
  solution: string;
  alternate_solutions: string[];
  ideas: string[];
  questions?: RenderedQuestion[];
};
export type BankQuestion = QuestionRow & { html: RenderedQuestion; tex: string };

export type RowPage = { rows: QuestionRow[]; next: string | undefined };

const PAGE = 20;
const BANK = '/api/v1/bank';

export function getFacets(signal: AbortSignal): Promise<Facets> {
  return getJson<Facets>(`${BANK}/facets`, {}, signal);
}

/** A page of rows: the best matches when there are words to look for, else the newest. */
export async function getQuestionRows(
  { q, ...filter }: BankSearch,
  after: string | undefined,
  signal: AbortSignal,
): Promise<RowPage> {
  const query = { ...filter, limit: PAGE, after };
  if (q === undefined) {
    const page = await getJson<{ questions: QuestionRow[]; next: string | null }>(
      `${BANK}/questions`,
      query,
      signal,
    );
    return { rows: page.questions, next: page.next ?? undefined };
  }
  const page = await getJson<{ hits: { question: QuestionRow }[]; next: string | null }>(
    `${BANK}/search`,
    { ...query, q },
    signal,
  );
  return { rows: page.hits.map((hit) => hit.question), next: page.next ?? undefined };
}

export function getQuestion(id: string, signal: AbortSignal): Promise<BankQuestion> {
  return getJson<BankQuestion>(
    `${BANK}/questions/${encodeURIComponent(id)}`,
    { include: 'html,tex' },
    signal,
  );
}
