import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Collection } from '../../domain/collection.ts';
import { Fault } from '../../domain/fault.ts';
import type { BankWork } from '../../factory/bank/bank-work.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { QuestionParams } from './bank-schemas.ts';
import { CollectionRequest, QuestionIds, WireCollection } from './work-schemas.ts';

const COLLECTIONS = '/api/v1/bank/collections';
const collectionResponses = {
  200: jsonBody(WireCollection, 'The collection.'),
  ...errorResponses(400, 404, 413, 415),
};

const listRoute = createRoute({
  ...guarded('listCollections', 'get', COLLECTIONS, 'bank'),
  summary: 'List the collections by name',
  responses: {
    200: jsonBody(
      z.object({ collections: z.array(WireCollection) }).meta({ id: 'CollectionList' }),
      'The collections; list their questions with `collection`.',
    ),
    ...errorResponses(),
  },
});

const createCollectionRoute = createRoute({
  ...guarded('createCollection', 'post', COLLECTIONS, 'bank'),
  summary: 'Create an empty collection',
  request: { body: requiredJsonBody(CollectionRequest, 'Its name.') },
  responses: { 201: jsonBody(WireCollection, 'The collection.'), ...errorResponses(400, 409, 413, 415) },
});

const renameRoute = createRoute({
  ...guarded('renameCollection', 'put', `${COLLECTIONS}/{id}`, 'bank'),
  summary: 'Rename a collection',
  request: { params: QuestionParams, body: requiredJsonBody(CollectionRequest, 'Its name.') },
  responses: { ...collectionResponses, ...errorResponses(409) },
});

const removeRoute = createRoute({
  ...guarded('removeCollection', 'delete', `${COLLECTIONS}/{id}`, 'bank'),
  summary: 'Delete a collection; its questions stay in the bank',
  request: { params: QuestionParams },
  responses: { 204: { description: 'It was deleted.' }, ...errorResponses(404, 415) },
});

const addRoute = createRoute({
  ...guarded('addToCollection', 'post', `${COLLECTIONS}/{id}/questions`, 'bank'),
  summary: 'Add questions at the end of a collection',
  request: { params: QuestionParams, body: requiredJsonBody(QuestionIds, 'The questions.') },
  responses: collectionResponses,
});

const takeRoute = createRoute({
  ...guarded('takeFromCollection', 'post', `${COLLECTIONS}/{id}/removals`, 'bank'),
  summary: 'Take questions out of a collection',
  request: { params: QuestionParams, body: requiredJsonBody(QuestionIds, 'The questions.') },
  responses: collectionResponses,
});

const orderRoute = createRoute({
  ...guarded('orderCollection', 'put', `${COLLECTIONS}/{id}/order`, 'bank'),
  summary: 'Put these questions first, in this order; the others follow',
  request: { params: QuestionParams, body: requiredJsonBody(QuestionIds, 'The questions in order.') },
  responses: collectionResponses,
});

type CollectionDependencies = Pick<HttpTools, 'bankWork' | 'clock'>;

export function addCollectionRoutes(app: App, { bankWork, clock }: CollectionDependencies): void {
  const { collections } = bankWork;
  const now = () => clock.now().toISOString();
  const get = (id: string) => getCollection(bankWork, id);

  app.openapi(listRoute, async (context) =>
    context.json({ collections: (await collections.list()).map(toWireCollection) }, 200),
  );
  app.openapi(createCollectionRoute, async (context) => {
    const { name } = context.req.valid('json');
    return context.json(await get(await bankWork.createCollection(name, getPrincipal(context).id)), 201);
  });
  app.openapi(renameRoute, async (context) => {
    const { id } = context.req.valid('param');
    await collections.rename(id, context.req.valid('json').name, now());
    return context.json(await get(id), 200);
  });
  app.openapi(removeRoute, async (context) => {
    const { id } = context.req.valid('param');
    if (!(await collections.remove(id))) throw new Fault('not-found', `There is no collection ${id}.`);
    return context.body(null, 204);
  });
  app.openapi(addRoute, async (context) => {
    const { id } = context.req.valid('param');
    await collections.add(id, context.req.valid('json').ids, now());
    return context.json(await get(id), 200);
  });
  app.openapi(takeRoute, async (context) => {
    const { id } = context.req.valid('param');
    await collections.removeQuestions(id, context.req.valid('json').ids, now());
    return context.json(await get(id), 200);
  });
  app.openapi(orderRoute, async (context) => {
    const { id } = context.req.valid('param');
    await collections.order(id, context.req.valid('json').ids, now());
    return context.json(await get(id), 200);
  });
}

async function getCollection({ collections }: BankWork, id: string) {
  const collection = await collections.find(id);
  if (collection === undefined) throw new Fault('not-found', `There is no collection ${id}.`);
  return toWireCollection(collection);
}

function toWireCollection({ createdBy, createdAt, updatedAt, ...collection }: Collection) {
  return { ...collection, created_by: createdBy, created_at: createdAt, updated_at: updatedAt };
}
