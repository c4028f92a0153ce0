import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import type { IncomingQuestion } from '../../factory/intake/save-incoming-questions.ts';
import type { SaveOutcome } from '../../ports/question-bank.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { invalidRequest } from '../invalid-request.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { Refusal } from '../refusal.ts';
import { createTextTaskRunner } from '../run-text-task-for-caller.ts';
import type { TextResult } from '../text-tasks.ts';
import { errorResponses } from '../wire-error.ts';
import {
  BankQuestion,
  MAX_SAVED_QUESTIONS,
  QuestionParams,
  SaveRequest,
  SaveResponse,
} from './bank-schemas.ts';
import { createEntityTag, parseIfMatch } from './entity-tag.ts';
import { toBankQuestion } from './entry-view.ts';
import { fromWireQuestion } from './question-view.ts';
import { unknownQuestion } from './read-routes.ts';
import { createRequestSaver } from './save-from-request.ts';
import { WireQuestionInput } from './wire-question.ts';

const saveRoute = createRoute({
  ...guarded('saveQuestions', 'post', '/api/v1/bank/questions', 'bank'),
  summary: 'Save questions from JSON or LaTeX; nothing is saved when one of them is invalid',
  description:
    'A question whose id is already in the bank is saved as its next version; earlier versions stay readable.',
  request: { body: requiredJsonBody(SaveRequest, 'The questions.') },
  responses: {
    200: jsonBody(SaveResponse, 'No question is new: each was already in the bank or has a new version.'),
    201: jsonBody(SaveResponse, 'At least one question is new.'),
    ...errorResponses(400, 413, 415),
  },
});

const replaceRoute = createRoute({
  ...guarded('replaceQuestion', 'put', '/api/v1/bank/questions/{id}', 'bank'),
  summary: 'Save the next version of a question',
  request: {
    params: QuestionParams,
    headers: z.object({
      'if-match': z
        .string()
        .optional()
        .meta({ description: 'The ETag of the version that the change is based on.' }),
    }),
    body: requiredJsonBody(WireQuestionInput, 'The complete question.'),
  },
  responses: {
    200: {
      ...jsonBody(BankQuestion, 'The new version of the question.'),
      headers: z.object({ etag: z.string() }),
    },
    ...errorResponses(400, 404, 412, 413, 415, 428),
  },
});

export function addBankWriteRoutes(app: App, { bank, clock, ...tools }: WriteDependencies): void {
  const runTextTask = createTextTaskRunner(tools.runTextTask);
  const saveQuestions = createRequestSaver({ bank, clock }, runTextTask);

  app.openapi(saveRoute, async (context) => {
    const body = context.req.valid('json');
    const { incoming, findings } =
      'questions' in body
        ? {
            incoming: (await runTextTask(context, 'readDrafts', [body.questions])).map(fromDraft),
            findings: [],
          }
        : acceptTex(await runTextTask(context, 'readTex', [body.tex]));
    const saved = await saveQuestions(context, incoming);
    const isNew = saved.some(({ outcome }) => outcome === 'created');
    const [first] = saved;
    if (first !== undefined && saved.length === 1) context.header('location', formatQuestionPath(first));
    return context.json({ saved, findings }, isNew ? 201 : 200);
  });
  app.openapi(replaceRoute, async (context) => {
    const { id } = context.req.valid('param');
    const version = parseIfMatch(context.req.header('if-match'));
    const question = fromWireQuestion(context.req.valid('json'));
    if (question.id !== id) {
      throw invalidRequest([{ in: 'body', path: 'id', problem: `must be ${id}, as in the address` }]);
    }
    if ((await bank.find(id)) === undefined) throw unknownQuestion(id);
    const by = { author: getPrincipal(context).id, reason: 'edited' } as const;
    const outcome = await bank.replace(question, version, by).catch(rejectStale);
    const entry = await bank.find(id, outcome.version);
    if (entry === undefined) throw unknownQuestion(id);
    return context.json(toBankQuestion(entry, new Set()), 200, {
      etag: createEntityTag(entry.version),
    });
  });
}

type WriteDependencies = Pick<HttpTools, 'bank' | 'clock' | 'runTextTask'>;

function formatQuestionPath({ id }: SaveOutcome): string {
  return `/api/v1/bank/questions/${encodeURIComponent(id)}`;
}

/** Converts a version conflict to status 412. */
export function rejectStale(thrown: unknown): never {
  if (!(thrown instanceof Fault) || thrown.kind !== 'conflict') throw thrown;
  throw new Refusal('stale-version', thrown.message, {
    cause: thrown,
    facts: thrown.facts,
    advice: 'Read the newest version and repeat the change.',
  });
}

function fromDraft(question: Question): IncomingQuestion {
  return { question, fromTex: false };
}

function acceptTex({ questions, findings }: TextResult<'readTex'>) {
  if (questions.length > MAX_SAVED_QUESTIONS) {
    throw new Fault('invalid-input', `The LaTeX has more than ${MAX_SAVED_QUESTIONS} questions.`, {
      advice: 'Save them in several requests, or use `vbagent bank import`.',
    });
  }
  if (questions.length > 0 && !hasErrors(findings)) {
    return { incoming: questions.map(({ question }) => ({ question, fromTex: true })), findings };
  }
  const reason = questions.length === 0 ? 'contains no question' : 'contains errors';
  throw new Fault('invalid-input', `The LaTeX ${reason}; nothing was saved.`, { facts: { findings } });
}
