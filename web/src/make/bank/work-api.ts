import { queryOptions } from '@tanstack/react-query';
import { getJson, sendForm, sendJson } from '../../api/client.ts';
import type {
  BankChange,
  BankChangeList,
  BankChangeReport,
  BankQuestion,
  BankVerificationReport,
  ChildOutcome,
  ChildRequest,
  Collection,
  CollectionList,
  ExportJob,
  ExportLosses,
  ExportPage,
  ExportRequest,
  ImportAnswer,
  QuestionEdit,
  QuestionPage,
  QuestionReviews,
  QuestionSelection,
  QuestionUses,
  SentQuestion,
  UndoReport,
  VersionList,
} from '../../api/schema.ts';
import type { EditableQuestion } from '../../bank/bank-api.ts';

const BANK_PATH = '/api/v1/bank';
const EXPORTS_PATH = '/api/v1/exports';
const getPath = (id: string, action = ''): string =>
  `${BANK_PATH}/questions/${encodeURIComponent(id)}${action}`;

async function post<Body>(path: string, body: object = {}): Promise<Body> {
  return (await sendJson<Body>('POST', path, { body })).body;
}

/** All versions of a question, newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bank', 'versions', id],
    queryFn: ({ signal }) => getJson<VersionList>(getPath(id, '/versions'), {}, signal),
  });
/** One version of a question; it never changes. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['bank', 'version', id, version],
    queryFn: ({ signal }) =>
      getJson<EditableQuestion>(getPath(id), { version, include: 'html,tex,edit_tex' }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
export const getUses = (id: string, signal: AbortSignal) =>
  getJson<QuestionUses>(getPath(id, '/uses'), {}, signal);
/** What experts decided about a question, newest first. */
export const reviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bank', 'reviews', id],
    queryFn: ({ signal }) => getJson<QuestionReviews>(getPath(id, '/reviews'), {}, signal),
  });
export const getChildren = (id: string, signal: AbortSignal) =>
  getJson<QuestionPage>(`${BANK_PATH}/questions`, { parent_id: id, include: 'html,tex', limit: 50 }, signal);
export const getCollections = (signal: AbortSignal) =>
  getJson<CollectionList>(`${BANK_PATH}/collections`, {}, signal);

export const editQuestion = (id: string, edit: QuestionEdit) =>
  post<EditableQuestion>(getPath(id, '/edits'), edit);
export const restoreVersion = (id: string, from: number, version: number) =>
  post<EditableQuestion>(getPath(id, '/restore'), { from, version });
export const copyQuestion = (id: string) => post<BankQuestion>(getPath(id, '/copies'));
export const sendQuestion = (id: string) => post<SentQuestion>(getPath(id, '/send'));
export const makeChild = (id: string, request: ChildRequest) =>
  post<ChildOutcome>(getPath(id, '/children'), request);

export const changeQuestions = (change: BankChange) => post<BankChangeReport>(`${BANK_PATH}/changes`, change);
/** The newest changes of many questions. */
export const changesQuery = queryOptions({
  queryKey: ['bank', 'changes'],
  queryFn: ({ signal }) => getJson<BankChangeList>(`${BANK_PATH}/changes`, {}, signal),
});
export const undoChange = (id: string) =>
  post<UndoReport>(`${BANK_PATH}/changes/${encodeURIComponent(id)}/undo`);
export const verifyQuestions = (selection: QuestionSelection) =>
  post<BankVerificationReport>(`${BANK_PATH}/verification`, { selection });
export const createCollection = (name: string) => post<Collection>(`${BANK_PATH}/collections`, { name });

/** Restores a retired or deleted question. */
export const reactivateQuestion = (id: string) => post<BankQuestion>(getPath(id, '/reactivation'));

export const previewExport = (request: ExportRequest, signal: AbortSignal) =>
  sendJson<ExportLosses>('POST', `${EXPORTS_PATH}/preview`, { body: request, signal }).then(
    ({ body }) => body,
  );
/** How often the list of exports is read while one is running. */
const EXPORTS_REFRESH_MS = 2000;

export const isRunning = ({ status }: Pick<ExportJob, 'status'>): boolean =>
  status === 'pending' || status === 'running';

/** The newest exports of the user. */
export const exportsQuery = queryOptions({
  queryKey: ['bank', 'exports'],
  queryFn: ({ signal }) => getJson<ExportPage>(EXPORTS_PATH, {}, signal),
  refetchInterval: ({ state: { data } }) => (data?.exports.some(isRunning) ? EXPORTS_REFRESH_MS : false),
});
export const startExport = (request: ExportRequest) => post<ExportJob>(EXPORTS_PATH, request);
export const getExport = (id: string, signal: AbortSignal) =>
  getJson<ExportJob>(`${EXPORTS_PATH}/${encodeURIComponent(id)}`, {}, signal);
export const cancelExport = (id: string) =>
  post<ExportJob>(`${EXPORTS_PATH}/${encodeURIComponent(id)}/cancel`);
export const getExportFile = (id: string): string => `${EXPORTS_PATH}/${encodeURIComponent(id)}/file`;

/** Reads the questions of a file, and saves them if requested. */
export function importFile(file: File, save: boolean): Promise<ImportAnswer> {
  const form = new FormData();
  form.append('file', file);
  form.append('save', String(save));
  return sendForm<ImportAnswer>(`${BANK_PATH}/import`, form);
}
