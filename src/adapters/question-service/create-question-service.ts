import { z } from 'zod';
import { Fault, type FaultKind, faultTable } from '../../domain/fault.ts';
import { redactAddress } from '../../domain/redact-address.ts';
import { SQASpec, SqaQuestion } from '../../domain/sqa.ts';
import type { QuestionService, ServiceOutcome } from '../../ports/question-service.ts';

type ServiceAddress = { readonly url: string; readonly key?: string | undefined };

const TIMEOUT_MS = 30_000;

const ErrorResponse = z.object({ error: z.string(), message: z.string(), advice: z.string().optional() });
const Courses = z.array(
  z.object({
    subject: z.string(),
    level: z.string(),
    outcomes: z.array(z.object({ id: z.string(), has_questions: z.boolean() })),
  }),
);

/** Creates a client of another vbagent server that provides questions. */
export function createQuestionService({ url: address, key }: ServiceAddress): QuestionService {
  const safeUrl = redactAddress(address) ?? 'the address of SQA_API_URL';
  const base = `${address.replace(/\/$/, '')}/api/v1/sqa/`;
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };

  /** Calls the service and parses its response; every failure is a fault. */
  async function call<T>(path: string, schema: z.ZodType<T>, body?: unknown): Promise<T> {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(base + path, {
      ...init,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new Fault('service-down', `The question service at ${safeUrl} is not reachable.`, {
        cause,
        isForOperator: true,
      });
    });
    const payload: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw toServiceFault(payload, safeUrl);
    const parsed = schema.safeParse(payload);
    if (parsed.success) return parsed.data;
    throw new Fault('service-down', `The question service at ${safeUrl} returned an unexpected format.`, {
      cause: parsed.error,
      isForOperator: true,
    });
  }

  const fetchQuestions = (
    path: string,
    { outcomeId, ...request }: ServiceOutcome & { limit: number },
  ): Promise<SqaQuestion[]> => {
    const query = { ...request, outcome_id: outcomeId, limit: String(request.limit) };
    return call(`${path}?${new URLSearchParams(query)}`, z.array(SqaQuestion));
  };

  return {
    getSqaSpec: ({ subject, level }) => call(`spec?${new URLSearchParams({ subject, level })}`, SQASpec),
    getLocalQuestions: (request) => fetchQuestions('questions/local', request),
    getUsOrPastQuestions: (request) => fetchQuestions('questions/us-or-past', request),
    generateQuestion: ({ outcomeId, ...request }) =>
      call('questions/generate', SqaQuestion, { ...request, outcome_id: outcomeId }),
    mutateQuestion: (question) => call('questions/mutate', SqaQuestion, question),
    async listServedOutcomes({ subject, level }) {
      const courses = await call('courses', Courses);
      const course = courses.find((candidate) => candidate.subject === subject && candidate.level === level);
      return (course?.outcomes ?? []).filter((candidate) => candidate.has_questions).map(({ id }) => id);
    },
  };
}

/** Converts an error response of the service into a fault of the same kind. */
function toServiceFault(payload: unknown, safeUrl: string): Fault {
  const parsed = ErrorResponse.safeParse(payload);
  if (!parsed.success)
    return new Fault('service-down', `The question service at ${safeUrl} failed.`, { isForOperator: true });
  const { error, message, advice } = parsed.data;
  const kind = Object.keys(faultTable)
    .filter(isFaultKind)
    .find((candidate) => faultTable[candidate].wireError === error);
  const text = `The question service at ${safeUrl} reports: ${message}`;
  return new Fault(kind === undefined || kind === 'unexpected' ? 'service-down' : kind, text, {
    ...(advice !== undefined && { advice }),
  });
}

function isFaultKind(kind: string): kind is FaultKind {
  return Object.hasOwn(faultTable, kind);
}
