import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { App } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import {
  BankQuestion,
  Facets,
  FilterQuery,
  HitPage,
  includeQuery,
  PageQuery,
  QuestionPage,
  QuestionParams,
  VersionList,
} from './bank-schemas.ts';
import { createEntityTag, matchesTag } from './entity-tag.ts';
import { parseExtras, toBankFilter, toBankQuestion } from './entry-view.ts';

const listRoute = createRoute({
  ...guarded('listQuestions', 'get', '/api/v1/bank/questions', 'bank'),
  summary: 'List questions, newest first',
  request: {
    query: FilterQuery.extend(PageQuery.shape).extend({
      include: includeQuery('html', 'tex', 'total'),
      sort: z.enum(['newest', 'oldest', 'changed', 'marks', 'place']).optional().meta({
        description:
          'By default `newest`; with `collection`, `place`. `changed`: last changed first; `marks`: most marks first.',
      }),
    }),
  },
  responses: { 200: jsonBody(QuestionPage, 'A page of questions.'), ...errorResponses(400) },
});

const searchRoute = createRoute({
  ...guarded('searchQuestions', 'get', '/api/v1/bank/search', 'bank'),
  summary: 'Search the visible text of questions, best match first',
  request: {
    query: z.object({
      q: z
        .string()
        .max(1000)
        .meta({ description: 'Search words; without words there are no hits.', example: 'energy' }),
      ...FilterQuery.shape,
      ...PageQuery.shape,
      include: includeQuery('html', 'tex'),
    }),
  },
  responses: { 200: jsonBody(HitPage, 'A page of hits.'), ...errorResponses(400) },
});

const facetsRoute = createRoute({
  ...guarded('getBankFacets', 'get', '/api/v1/bank/facets', 'bank'),
  summary: 'Count questions by kind, subject, level and topic',
  request: { query: FilterQuery },
  responses: { 200: jsonBody(Facets, 'The values in use, most frequent first.'), ...errorResponses(400) },
});

const getRoute = createRoute({
  ...guarded('getQuestion', 'get', '/api/v1/bank/questions/{id}', 'bank'),
  summary: 'Read the newest or an older version of a question',
  request: {
    params: QuestionParams,
    query: z.object({
      version: z.coerce.number().int().positive().optional(),
      include: includeQuery('html', 'tex', 'edit_tex'),
    }),
    headers: z.object({ 'if-none-match': z.string().optional() }),
  },
  responses: {
    200: {
      ...jsonBody(BankQuestion, 'The question.'),
      headers: z.object({ etag: z.string().meta({ description: 'Send it as If-Match with a change.' }) }),
    },
    304: { description: 'The caller already has this version.' },
    ...errorResponses(400, 404),
  },
});

const versionsRoute = createRoute({
  ...guarded('listQuestionVersions', 'get', '/api/v1/bank/questions/{id}/versions', 'bank'),
  summary: 'List the versions of a question, newest first',
  request: { params: QuestionParams },
  responses: { 200: jsonBody(VersionList, 'The versions.'), ...errorResponses(404) },
});

export function addBankReadRoutes(app: App, bank: QuestionBank): void {
  app.openapi(listRoute, async (context) => {
    const { limit, after, include, sort, ...filter } = context.req.valid('query');
    const extras = parseExtras(include);
    const page = await bank.list(toBankFilter(filter), { ...toPage(limit, after), ...(sort && { sort }) });
    const questions = page.entries.map((entry) => toBankQuestion(entry, extras));
    const total = extras.has('total') ? { total: await bank.count(toBankFilter(filter)) } : {};
    return context.json({ questions, next: page.next ?? null, ...total }, 200);
  });
  app.openapi(searchRoute, async (context) => {
    const { q, limit, after, include, ...filter } = context.req.valid('query');
    const page = await bank.search(q, toBankFilter(filter), toPage(limit, after));
    const extras = parseExtras(include);
    const hits = page.hits.map(({ entry, ...hit }) => ({ ...hit, question: toBankQuestion(entry, extras) }));
    return context.json({ hits, next: page.next ?? null }, 200);
  });
  app.openapi(facetsRoute, async (context) => {
    const filter = toBankFilter(context.req.valid('query'));
    return context.json(await bank.countFacets(filter), 200);
  });
  app.openapi(getRoute, async (context) => {
    const { id } = context.req.valid('param');
    const { version, include } = context.req.valid('query');
    const entry = await bank.find(id, version);
    if (entry === undefined) throw unknownQuestion(id, version);
    const etag = createEntityTag(entry.version, include, entry.state);
    const headers = { etag, 'cache-control': 'private, no-cache' };
    if (matchesTag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    return context.json(toBankQuestion(entry, parseExtras(include)), 200, headers);
  });
  app.openapi(versionsRoute, async (context) => {
    const { id } = context.req.valid('param');
    const stored = await bank.listVersions(id);
    if (stored.length === 0) throw unknownQuestion(id);
    const versions = stored.map(({ createdAt, ...note }) => ({ ...note, created_at: createdAt }));
    return context.json({ versions }, 200);
  });
}

function toPage(limit: number, after: string | undefined) {
  return after === undefined ? { limit } : { limit, after };
}

export function unknownQuestion(id: string, version?: number): Fault {
  const suffix = version === undefined ? '' : ` in version ${version}`;
  return new Fault('not-found', `There is no question "${id}"${suffix}.`);
}
