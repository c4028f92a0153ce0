import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import type { Position } from '../../domain/span.ts';
import type { QueryReader, QueryReading } from '../../ports/query-reader.ts';
import { verifyDocument } from '../../verification/verify-document.ts';

/** What an example is filed under. */
export type QueryFacts = {
  readonly tables: readonly string[];
  readonly intent: string | null;
  readonly complexity: string | null;
};

/** What a look at a text tells; a refused one has its reason and, where there is one, its place. */
export type Examination = {
  readonly facts: QueryFacts;
  /** Everything verification noticed in a question, warnings included. */
  readonly findings: readonly Finding[];
  readonly refusal?: { readonly message: string; readonly position?: Position };
};

const NOTHING_KNOWN: QueryFacts = { tables: [], intent: null, complexity: null };

/** What a query tells of itself; one that cannot be read tells nothing. */
export async function describeText(
  queries: QueryReader,
  providerId: string,
  text: string,
): Promise<QueryFacts> {
  return factsOf(await queries.read(providerId, text));
}

/** Looks at a text as a correction is looked at: a question is verified, SQL is read in its dialect. */
export async function examineText(
  queries: QueryReader,
  providerId: string,
  text: string,
): Promise<Examination> {
  if (providerId === QUESTION_PROVIDER) return examineQuestion(text);
  const reading = await queries.read(providerId, text);
  if (reading?.kind !== 'unreadable') return { facts: factsOf(reading), findings: [] };
  const { message, position } = reading;
  return {
    facts: NOTHING_KNOWN,
    findings: [],
    refusal: refusalOf(`is not ${providerId} SQL`, message, position),
  };
}

/** Refuses a text that experts should not let through, with the place of the mistake; answers its facts. */
export async function checkText(queries: QueryReader, providerId: string, text: string): Promise<QueryFacts> {
  const { facts, findings, refusal } = await examineText(queries, providerId, text);
  if (refusal === undefined) return facts;
  const { message, position } = refusal;
  throw new Fault('invalid-input', `corrected_query ${message}`, {
    facts: { ...(position !== undefined && { position }), ...(findings.length > 0 && { findings }) },
  });
}

function examineQuestion(tex: string): Examination {
  const { findings, questions } = verifyDocument(tex);
  const error = findings.find(({ severity }) => severity === 'error');
  const examined = { facts: NOTHING_KNOWN, findings };
  if (error !== undefined) {
    return { ...examined, refusal: refusalOf('does not pass verification', error.message, error.position) };
  }
  return questions === 0 ? { ...examined, refusal: { message: 'holds no question' } } : examined;
}

function refusalOf(what: string, message: string, position: Position | undefined) {
  if (position === undefined) return { message: `${what}: ${message}` };
  return { message: `${what} at line ${position.line}, column ${position.column}: ${message}`, position };
}

function factsOf(reading: QueryReading | undefined): QueryFacts {
  if (reading?.kind !== 'read') return NOTHING_KNOWN;
  const { tables, intent, complexity } = reading;
  return { tables, intent, complexity };
}
