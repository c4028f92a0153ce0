import { z } from 'zod';
import { Fault, type FaultKind, faultTable } from '../../domain/fault.ts';
import { safeAddress } from '../../domain/safe-address.ts';
import { SQASpec, SqaQuestion } from '../../domain/sqa.ts';
import type { QuestionService, ServiceOutcome } from '../../ports/question-service.ts';

export type ServiceAddress = { readonly url: string; readonly key?: string | undefined };

const TIMEOUT_MS = 30_000;

const Refusal = z.object({ error: z.string(), message: z.string(), advice: z.string().optional() });
const Courses = z.array(
  z.object({
    subject: z.string(),
    level: z.string(),
    outcomes: z.array(z.object({ id: z.string(), has_questions: z.boolean() })),
  }),
);

/** The question source of another server of ours. */
export function createQuestionService({ url: address, key }: ServiceAddress): QuestionService {
  const url = safeAddress(address) ?? 'the address of SQA_API_URL';
  const base = `${address.replace(/\/$/, '')}/api/v1/sqa/`;
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };

  async function call<T>(path: string, schema: z.ZodType<T>, body?: unknown): Promise<T> {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(base + path, {
      ...init,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new Fault('service-down', `The question service at ${url} does not answer.`, { cause });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw refusalOf(answer, url);
    const read = schema.safeParse(answer);
    if (read.success) return read.data;
    throw new Fault('service-down', `The question service at ${url} answers in another form.`, {
      cause: read.error,
    });
  }

  const ask = (
    path: string,
    { outcomeId, ...wish }: ServiceOutcome & { limit: number },
  ): Promise<SqaQuestion[]> => {
    const query = { ...wish, outcome_id: outcomeId, limit: String(wish.limit) };
    return call(`${path}?${new URLSearchParams(query)}`, z.array(SqaQuestion));
  };

  return {
    getSqaSpec: ({ subject, level }) => call(`spec?${new URLSearchParams({ subject, level })}`, SQASpec),
    getLocalQuestions: (wish) => ask('questions/local', wish),
    getUsOrPastQuestions: (wish) => ask('questions/us-or-past', wish),
    generateQuestion: ({ outcomeId, ...wish }) =>
      call('questions/generate', SqaQuestion, { ...wish, outcome_id: outcomeId }),
    mutateQuestion: (question) => call('questions/mutate', SqaQuestion, question),
    async listServedOutcomes({ subject, level }) {
      const courses = await call('courses', Courses);
      const course = courses.find((one) => one.subject === subject && one.level === level);
      return (course?.outcomes ?? []).filter((one) => one.has_questions).map(({ id }) => id);
    },
  };
}

/** What the other house refuses, in our own words for it. */
function refusalOf(answer: unknown, url: string): Fault {
  const read = Refusal.safeParse(answer);
  if (!read.success) return new Fault('service-down', `The question service at ${url} fails.`);
  const { error, message, advice } = read.data;
  const kind = Object.keys(faultTable)
    .filter(isFaultKind)
    .find((one) => faultTable[one].wireError === error);
  const said = `The question service at ${url} says: ${message}`;
  return new Fault(kind === undefined || kind === 'unexpected' ? 'service-down' : kind, said, {
    ...(advice !== undefined && { advice }),
  });
}

function isFaultKind(kind: string): kind is FaultKind {
  return Object.hasOwn(faultTable, kind);
}
