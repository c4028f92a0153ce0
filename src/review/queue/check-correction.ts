import { Fault } from '../../domain/fault.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import type { QueryReader, QueryReading } from '../../ports/query-reader.ts';
import { verifyDocument } from '../../verification/verify-document.ts';

/** What an example is filed under. */
export type QueryFacts = {
  readonly tables: readonly string[];
  readonly intent: string | null;
  readonly complexity: string | null;
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

/** Refuses a text that experts should not let through, with the place of the mistake; answers its facts. */
export async function checkText(queries: QueryReader, providerId: string, text: string): Promise<QueryFacts> {
  if (providerId === QUESTION_PROVIDER) return checkQuestion(text);
  const reading = await queries.read(providerId, text);
  if (reading?.kind !== 'unreadable') return factsOf(reading);
  const { message, position } = reading;
  const place = position === undefined ? '' : ` at line ${position.line}, column ${position.column}`;
  throw new Fault('invalid-input', `corrected_query is not ${providerId} SQL${place}: ${message}`, {
    facts: position === undefined ? {} : { position },
  });
}

function checkQuestion(tex: string): QueryFacts {
  const { findings, questions } = verifyDocument(tex);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first !== undefined) {
    const { position } = first;
    const place = position === undefined ? '' : ` at line ${position.line}, column ${position.column}`;
    throw new Fault('invalid-input', `corrected_query does not pass verification${place}: ${first.message}`, {
      facts: { ...(position !== undefined && { position }), findings: errors },
    });
  }
  if (questions === 0) throw new Fault('invalid-input', 'corrected_query holds no question');
  return NOTHING_KNOWN;
}

function factsOf(reading: QueryReading | undefined): QueryFacts {
  if (reading?.kind !== 'read') return NOTHING_KNOWN;
  const { tables, intent, complexity } = reading;
  return { tables, intent, complexity };
}
