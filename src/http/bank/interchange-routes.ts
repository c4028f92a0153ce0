import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { type ExportReport, exportBank, exportQuestions } from '../../factory/intake/export-questions.ts';
import { getFormatInfo, READABLE_FORMAT_IDS, WRITABLE_FORMAT_IDS } from '../../formats/all-formats.ts';
import type { App, AppEnv } from '../app-env.ts';
import { createCallerLimit } from '../caller-limit.ts';
import { IMPORT_PATH } from '../guards/check-write.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { invalidRequest } from '../invalid-request.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { findText, formBody, listFiles, readForm } from '../read-form.ts';
import { createTextTaskRunner } from '../run-text-task-for-caller.ts';
import { errorResponses } from '../wire-error.ts';
import { FilterQuery } from './bank-schemas.ts';
import { toBankFilter } from './entry-view.ts';
import { ExportLosses, exportedFileContent, MAX_SHOWN_LOSSES } from './export-schemas.ts';
import { ImportedQuestion, previewImported } from './import-preview.ts';
import { unknownQuestion } from './read-routes.ts';
import { createRequestSaver } from './save-from-request.ts';
import { fromWireSelection, WireSelection } from './work-schemas.ts';

/** The exports that one caller may run at the same time; each reads and prints the whole bank. */
const MAX_EXPORTS = 2;

/** The questions of one file. All are verified for the preview, which takes a few milliseconds each. */
const MAX_IMPORTED_QUESTIONS = 5000;

const ExportQuery = FilterQuery.extend({
  format: z.enum(WRITABLE_FORMAT_IDS).meta({ description: 'The format of the file.', example: 'moodle' }),
  id: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Only this question; the filters are then ignored.' }),
});
type ExportQuery = z.infer<typeof ExportQuery>;

const exportRoute = createRoute({
  ...guarded('exportQuestions', 'get', '/api/v1/bank/export', 'bank'),
  summary: 'Export a question or all questions that match, in the format of another program',
  description: 'The file is streamed. `/api/v1/bank/export/losses` lists what the format cannot express.',
  request: { query: ExportQuery },
  responses: {
    200: { description: 'The file.', content: exportedFileContent },
    ...errorResponses(400, 404),
  },
});

const lossesRoute = createRoute({
  ...guarded('previewExport', 'get', '/api/v1/bank/export/losses', 'bank'),
  summary: 'List what an export cannot express, without the file',
  request: { query: ExportQuery },
  responses: {
    200: jsonBody(ExportLosses, 'The losses.'),
    ...errorResponses(400, 404),
  },
});

const selectionRoute = createRoute({
  ...guarded('exportSelection', 'post', '/api/v1/bank/export', 'bank'),
  summary: 'Export selected questions in the format of another program',
  description: 'The export is listed among the uses of each question.',
  request: {
    body: requiredJsonBody(
      z
        .object({ selection: WireSelection, format: ExportQuery.shape.format })
        .meta({ id: 'SelectionExport' }),
      'The questions and the format.',
    ),
  },
  responses: {
    200: { description: 'The file.', content: exportedFileContent },
    ...errorResponses(400, 413, 415),
  },
});

const importRoute = createRoute({
  ...guarded('importQuestions', 'post', IMPORT_PATH, 'bank'),
  summary: 'Read questions from a file of another program: preview them, or save them',
  description: `Nothing is saved if the file cannot be read. A file may have ${MAX_IMPORTED_QUESTIONS} questions; each has the findings of its verification. Pictures are not stored; \`vbagent bank import\` stores them.`,
  request: {
    body: formBody('A form with a file.', {
      file: { type: 'string', format: 'binary', description: 'One file.' },
      format: {
        type: 'string',
        description: 'The format; by default the content decides.',
        example: 'moodle',
      },
      save: { type: 'string', description: '`true` saves the questions; otherwise they are only shown.' },
    }),
  },
  responses: {
    200: jsonBody(
      z
        .object({
          format: z.enum(READABLE_FORMAT_IDS),
          questions: z.array(ImportedQuestion),
          findings: z.array(Finding),
          saved: z
            .array(z.object({ id: z.string(), version: z.number().int(), outcome: z.string() }))
            .nullable(),
        })
        .meta({ id: 'ImportAnswer' }),
      'What was read and, if requested, saved.',
    ),
    ...errorResponses(400, 413, 415),
  },
});

type Dependencies = Pick<HttpTools, 'bank' | 'bankWork' | 'clock' | 'interchange' | 'runTextTask'>;

export function addInterchangeRoutes(app: App, tools: Dependencies): void {
  const runTextTask = createTextTaskRunner(tools.runTextTask);
  const saveQuestions = createRequestSaver(tools, runTextTask);
  const limit = createCallerLimit(MAX_EXPORTS, 'exports are already running');
  app.openapi(exportRoute, async (context) => {
    const query = context.req.valid('query');
    const headers = getFileHeaders(query.format);
    const question = await findQuestion(query, tools);
    // Nobody reads the body of a HEAD request, so the export would never end.
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const release = limit.acquire(getPrincipal(context).id);
    return context.body(streamExport(query, question, { ...tools, release }), 200, headers);
  });
  app.openapi(selectionRoute, async (context) => {
    const { selection, format } = context.req.valid('json');
    const { id: caller } = getPrincipal(context);
    const release = limit.acquire(caller);
    const file = await exportSelection(fromWireSelection(selection), { format, caller, tools }).finally(
      release,
    );
    return context.body(file, 200, getFileHeaders(format));
  });
  app.openapi(lossesRoute, async (context) => {
    const query = context.req.valid('query');
    const question = await findQuestion(query, tools);
    const release = limit.acquire(getPrincipal(context).id);
    const exporting = runExport(query, question, { ...tools, save: discard });
    const { summary, losses } = await exporting.finally(release);
    return context.json({ summary, losses: losses.slice(0, MAX_SHOWN_LOSSES) }, 200);
  });
  app.openapi(importRoute, async (context) => {
    const { file, save } = await readImport(context);
    const uploaded = await runTextTask(context, 'readUpload', [file]);
    if (uploaded.questions.length > MAX_IMPORTED_QUESTIONS)
      throw new Fault('invalid-input', `${file.name} has more than ${MAX_IMPORTED_QUESTIONS} questions.`, {
        advice: 'Split the file, or use `vbagent bank import` on the command line.',
      });
    const incoming = uploaded.questions.map((question) => ({ question, fromTex: uploaded.format === 'tex' }));
    const saved = save ? await saveQuestions(context, incoming) : null;
    const questions = await describeImported(uploaded.questions, async (question) => {
      const { findings: found } = await runTextTask(context, 'inspectStored', [question, {}]);
      return found.map(({ rule, severity, message }) => ({ rule, severity, message }));
    });
    const { format, findings } = uploaded;
    return context.json({ format, questions, findings: [...findings], saved }, 200);
  });
}

function getFileHeaders(format: ExportQuery['format']) {
  const { extensions, mediaType } = getFormatInfo(format);
  return {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="questions${extensions[0]}"`,
    'cache-control': 'no-store',
  };
}

type SelectionExport = {
  readonly format: ExportQuery['format'];
  readonly caller: string;
  readonly tools: Dependencies;
};

/** Returns the file with the selected questions, and records the export. */
async function exportSelection(
  selection: ReturnType<typeof fromWireSelection>,
  { format, caller, tools }: SelectionExport,
): Promise<Uint8Array<ArrayBuffer>> {
  const entries = await tools.bankWork.select(selection);
  const chunks: Uint8Array[] = [];
  const save = async (bytes: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of bytes) chunks.push(chunk);
  };
  async function* listPages(): AsyncGenerator<readonly Question[]> {
    yield entries.map(({ question }) => question);
  }
  await exportQuestions(listPages(), format, { ...tools.interchange, save });
  await tools.bankWork.recordExport(entries, format, caller);
  return new Uint8Array(Buffer.concat(chunks));
}

/** Finds the only question to export; undefined if the filters choose the questions. */
async function findQuestion({ id }: ExportQuery, { bank }: Dependencies): Promise<Question | undefined> {
  if (id === undefined) return undefined;
  const entry = await bank.find(id);
  if (entry === undefined) throw unknownQuestion(id);
  return entry.question;
}

type ExportTarget = Dependencies & { readonly save: (bytes: AsyncIterable<Uint8Array>) => Promise<void> };

function runExport(
  query: ExportQuery,
  question: Question | undefined,
  target: ExportTarget,
): Promise<ExportReport> {
  const tools = { ...target.interchange, save: target.save };
  if (question === undefined)
    return exportBank(
      target.bank,
      { selection: { filter: toBankFilter(query) }, format: query.format },
      tools,
    );
  async function* onePage(): AsyncGenerator<readonly Question[]> {
    if (question !== undefined) yield [question];
  }
  return exportQuestions(onePage(), query.format, tools);
}

async function discard(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of bytes);
}

/** Streams the file while the questions are read; if the caller disconnects, the export stops. */
function streamExport(
  query: ExportQuery,
  question: Question | undefined,
  { release, ...tools }: Dependencies & { readonly release: () => void },
): ReadableStream {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const save = async (bytes: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of bytes) await writer.write(chunk);
  };
  runExport(query, question, { ...tools, save })
    .finally(release)
    .then(
      () => writer.close(),
      (thrown: unknown) => writer.abort(thrown),
    );
  return readable;
}

/** The questions that are verified at the same time; a caller may have only a few texts waiting. */
const VERIFIED_TOGETHER = 8;

/** Describes and verifies imported questions. */
async function describeImported(
  questions: readonly Question[],
  inspect: (question: Question) => Promise<readonly Finding[]>,
) {
  const described: ReturnType<typeof previewImported>[] = [];
  for (let start = 0; start < questions.length; start += VERIFIED_TOGETHER) {
    const group = questions.slice(start, start + VERIFIED_TOGETHER);
    const inspected = group.map(async (question) => {
      const found = await inspect(question);
      return previewImported(
        question,
        found.filter(({ severity }) => severity !== 'info'),
      );
    });
    described.push(...(await Promise.all(inspected)));
  }
  return described;
}

async function readImport({ req }: Context<AppEnv>) {
  const form = readForm(await req.arrayBuffer(), req.header('content-type') ?? '');
  const [file] = listFiles(form, 'file');
  if (file === undefined)
    throw invalidRequest([{ in: 'body', path: 'file', problem: 'expected a form with a file' }]);
  const chosen = findText(form, 'format');
  const format = READABLE_FORMAT_IDS.find((id) => id === chosen);
  if (chosen !== undefined && format === undefined)
    throw invalidRequest([
      { in: 'body', path: 'format', problem: `must be one of ${READABLE_FORMAT_IDS.join(', ')}` },
    ]);
  const save = findText(form, 'save') === 'true';
  return { file: { ...file, ...(format !== undefined && { format }) }, save };
}
