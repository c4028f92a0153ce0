import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import type { QueryReader, QueryReading } from '../../ports/query-reader.ts';
import type { Coverage } from '../../verification/report/describe-coverage.ts';
import { type CheckRefusal, createRefusal } from './check-question.ts';
import type { ReviewDeps } from './review-dependencies.ts';

// The queue contains exam questions (provider `questions`, LaTeX) and SQL queries of other programs (the provider is
// the dialect). `src/domain/queue-item.ts` explains the names.

/** Facts about an SQL query, by which an example can be found. An exam question has none. */
export type QueryFacts = {
  readonly tables: readonly string[];
  readonly intent: string | null;
  readonly complexity: string | null;
};

/** The result of checking a text. `refusal` is set when the text is invalid. */
export type TextCheck = {
  readonly facts: QueryFacts;
  /** All findings of the verification of a question, including warnings. */
  readonly findings: readonly Finding[];
  /** How many equalities of a question were judged, undecided or unreadable. */
  readonly coverage?: Coverage;
  readonly refusal?: CheckRefusal;
};

type TextDeps = Pick<ReviewDeps, 'queries' | 'checkQuestion'>;

const NO_FACTS: QueryFacts = { tables: [], intent: null, complexity: null };

/** Reads the facts of an SQL query. An exam question or an unreadable query has none. */
export async function readQueryFacts(queries: QueryReader, provider: string, text: string) {
  return toFacts(await queries.read(provider, text));
}

/** Checks any text as if it were submitted as a correction: a question is verified, SQL is parsed in its dialect. */
export async function checkText(
  { queries, checkQuestion }: TextDeps,
  providerId: string,
  text: string,
): Promise<TextCheck> {
  if (providerId === QUESTION_PROVIDER) return { facts: NO_FACTS, ...(await checkQuestion(text)) };
  const reading = await queries.read(providerId, text);
  if (reading?.kind !== 'unreadable') return { facts: toFacts(reading), findings: [] };
  const { message, position } = reading;
  const refusal = createRefusal(`is not ${providerId} SQL`, message, position);
  return { facts: NO_FACTS, findings: [], refusal };
}

/** Returns the facts of a text; an invalid text is an `invalid-input` fault with the position of the error. */
export async function requireValidText(tools: TextDeps, provider: string, text: string) {
  const { facts, findings, refusal } = await checkText(tools, provider, text);
  if (refusal === undefined) return facts;
  const { message, position } = refusal;
  throw new Fault('invalid-input', `corrected_query ${message}`, {
    facts: { ...(position !== undefined && { position }), ...(findings.length > 0 && { findings }) },
  });
}

function toFacts(reading: QueryReading | undefined): QueryFacts {
  if (reading?.kind !== 'read') return NO_FACTS;
  const { tables, intent, complexity } = reading;
  return { tables, intent, complexity };
}
