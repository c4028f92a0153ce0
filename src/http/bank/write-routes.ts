import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import { type Incoming, saveIncoming } from '../../factory/intake/save-incoming.ts';
import { readTexQuestions } from '../../factory/intake/tex-questions.ts';
import type { Clock } from '../../ports/clock.ts';
import type { QuestionBank, SaveOutcome } from '../../ports/question-bank.ts';
import type { AppEnv } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import { invalidRequest } from '../invalid-request.ts';
import { jsonOf } from '../json-content.ts';
import { Refusal } from '../refusal.ts';
import { errorResponses } from '../wire-error.ts';
import { BankQuestion, QuestionParams, SaveAnswer, SaveRequest } from './bank-schemas.ts';
import { entityTagOf, expectedVersion } from './entity-tag.ts';
import { entryView } from './entry-view.ts';
import { fromWireDraft, fromWireQuestion } from './question-view.ts';
import { unknownQuestion } from './read-routes.ts';
import { WireQuestion } from './wire-question.ts';

const tags = ['bank'];

const saveRoute = createRoute({
  ...guarded('saveQuestions'),
  method: 'post',
  path: '/api/v1/bank/questions',
  tags,
  summary: 'Save questions, given as JSON or as LaTeX; all or none',
  description: 'A question whose id is known becomes its next version; the versions before stay readable.',
  request: { body: { ...jsonOf(SaveRequest, 'Questions.'), required: true } },
  responses: {
    200: jsonOf(SaveAnswer, 'Nothing is new: every question was in the bank already, or has a new version.'),
    201: jsonOf(SaveAnswer, 'At least one question is new.'),
    ...errorResponses(400, 413, 415),
  },
});

const replaceRoute = createRoute({
  ...guarded('replaceQuestion'),
  method: 'put',
  path: '/api/v1/bank/questions/{id}',
  tags,
  summary: 'Make the next version of a question',
  request: {
    params: QuestionParams,
    headers: z.object({
      'if-match': z
        .string()
        .optional()
        .meta({ description: 'The ETag of the version the change was made from.' }),
    }),
    body: { ...jsonOf(WireQuestion, 'The whole question.'), required: true },
  },
  responses: {
    200: { ...jsonOf(BankQuestion, 'The question as it is now.'), headers: z.object({ etag: z.string() }) },
    ...errorResponses(400, 404, 412, 413, 415, 428),
  },
});

export function addBankWriteRoutes(app: OpenAPIHono<AppEnv>, { bank, clock }: WriteTools): void {
  app.openapi(saveRoute, async (context) => {
    const { incoming, findings } = readRequest(context.req.valid('json'));
    const saved = await saveIncoming(incoming, bank, clock.now());
    const isNew = saved.some(({ outcome }) => outcome === 'created');
    const [first] = saved;
    if (first !== undefined && saved.length === 1) context.header('location', addressOf(first));
    return context.json({ saved, findings }, isNew ? 201 : 200);
  });
  app.openapi(replaceRoute, async (context) => {
    const { id } = context.req.valid('param');
    const version = expectedVersion(context.req.header('if-match'));
    const question = fromWireQuestion(context.req.valid('json'));
    if (question.id !== id) {
      throw invalidRequest([{ in: 'body', path: 'id', problem: `must be ${id}, as in the address` }]);
    }
    if ((await bank.find(id)) === undefined) throw unknownQuestion(id);
    const outcome = await bank.replace(question, version).catch(refuseStale);
    const entry = await bank.find(id, outcome.version);
    if (entry === undefined) throw unknownQuestion(id);
    return context.json(entryView(entry, new Set()), 200, { etag: entityTagOf(entry.version, undefined) });
  });
}

type WriteTools = { readonly bank: QuestionBank; readonly clock: Clock };

function addressOf({ id }: SaveOutcome): string {
  return `/api/v1/bank/questions/${encodeURIComponent(id)}`;
}

/** A conflict of versions, as HTTP says it. */
export function refuseStale(thrown: unknown): never {
  if (!(thrown instanceof Fault) || thrown.kind !== 'conflict') throw thrown;
  throw new Refusal('stale-version', thrown.message, {
    cause: thrown,
    facts: thrown.facts,
    advice: 'Read the newest version and make the change again.',
  });
}

function readRequest(request: SaveRequest): { incoming: Incoming[]; findings: Finding[] } {
  if ('questions' in request) {
    const drafts = request.questions.map(fromWireDraft);
    return { incoming: drafts.map((question) => ({ question, fromTex: false })), findings: [] };
  }
  const { questions, findings } = readTexQuestions(request.tex);
  if (questions.length > 0 && !hasErrors(findings)) {
    return { incoming: questions.map(({ question }) => ({ question, fromTex: true })), findings };
  }
  const reason = questions.length === 0 ? 'holds no question' : 'cannot be read without mistakes';
  throw new Fault('invalid-input', `The LaTeX ${reason}; nothing was saved.`, { facts: { findings } });
}
