import { getJson, sendJson } from '../../api/client.ts';
import type { Collection, QuestionPage } from '../../api/schema.ts';

const PATH = '/api/v1/bank/collections';
const getPath = (id: string, action = ''): string => `${PATH}/${encodeURIComponent(id)}${action}`;
const PAGE_SIZE = 100;

export const renameCollection = (id: string, name: string) =>
  sendJson<Collection>('PUT', getPath(id), { body: { name } });
export const removeCollection = (id: string) => sendJson<null>('DELETE', getPath(id), {});
/** Puts these questions first, in this order; the others follow. */
export const orderCollection = (id: string, ids: readonly string[]) =>
  sendJson<Collection>('PUT', getPath(id, '/order'), { body: { ids } });
export const takeFromCollection = (id: string, ids: readonly string[]) =>
  sendJson<Collection>('POST', getPath(id, '/removals'), { body: { ids } });
export const addToCollection = (id: string, ids: readonly string[]) =>
  sendJson<Collection>('POST', getPath(id, '/questions'), { body: { ids } });

/** Fetches a page of the questions of a collection, in its order. */
export const getMembers = (collection: string, after: string | undefined, signal: AbortSignal) =>
  getJson<QuestionPage>('/api/v1/bank/questions', { collection, limit: PAGE_SIZE, after }, signal);
