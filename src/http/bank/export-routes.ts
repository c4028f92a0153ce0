import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { Loss, LossSummary } from '../../domain/loss.ts';
import { hasEnded, RunError, RunStatus } from '../../domain/run.ts';
import {
  type ExportJob,
  type ExportService,
  type ExportSource,
  MAX_PREVIEWED,
} from '../../factory/exports/export-service.ts';
import { getFormatInfo, WRITABLE_FORMAT_IDS } from '../../formats/all-formats.ts';
import type { FileToArchive } from '../../ports/archives.ts';
import type { App } from '../app-env.ts';
import { createCallerLimit } from '../caller-limit.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { PageQuery } from './bank-schemas.ts';
import { ExportLosses, exportedFileContent, MAX_SHOWN_LOSSES } from './export-schemas.ts';
import { fromWireSelection, WireSelection } from './work-schemas.ts';

const EXPORTS = '/api/v1/exports';
/** The previews that one caller may run at the same time. */
const MAX_PREVIEWS = 4;
const Params = z.object({ id: z.string().min(1).max(200) });

const ExportRequest = z
  .object({
    format: z.enum(WRITABLE_FORMAT_IDS),
    selection: WireSelection.optional(),
    paper: z.string().min(1).max(100).optional().meta({ description: 'The id of a paper.' }),
    version: z
      .string()
      .regex(/^[A-Z]$/)
      .optional()
      .meta({ description: 'Only this version of the paper.' }),
  })
  .refine(({ selection, paper }) => (selection === undefined) !== (paper === undefined), {
    error: 'needs either a selection or a paper',
    path: ['selection'],
  })
  .meta({ id: 'ExportRequest' });

const ExportView = z
  .object({
    id: z.string(),
    status: RunStatus,
    format: z.enum(WRITABLE_FORMAT_IDS),
    total: z
      .number()
      .int()
      .meta({ description: 'How many questions the export has; an upper limit for a search.' }),
    exported: z.number().int(),
    files: z.number().int().meta({ description: 'The number of finished files.' }),
    summary: LossSummary,
    losses: z.array(Loss).meta({ description: 'The first losses; `summary` counts all.' }),
    error: RunError.nullable(),
    created_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ExportJob' });

const previewRoute = createRoute({
  ...guarded('previewExportJob', 'post', `${EXPORTS}/preview`, 'bank'),
  summary: 'List what an export cannot express, without the file',
  description: `At most ${MAX_PREVIEWED} questions are looked at, of a paper the first version.`,
  request: { body: requiredJsonBody(ExportRequest, 'What to export, and the format.') },
  responses: { 200: jsonBody(ExportLosses, 'The losses.'), ...errorResponses(400, 404, 413, 415) },
});

const startRoute = createRoute({
  ...guarded('startExport', 'post', EXPORTS, 'bank'),
  summary: 'Export selected questions or a paper in the background',
  description:
    'For large sets. The export writes files of 1,000 questions, or one file for each version of a paper. A restarted server continues after the last complete file.',
  request: { body: requiredJsonBody(ExportRequest, 'What to export, and the format.') },
  responses: {
    202: { ...jsonBody(ExportView, 'The export has started.'), headers: z.object({ location: z.string() }) },
    ...errorResponses(400, 404, 409, 413, 415),
  },
});

const listRoute = createRoute({
  ...guarded('listExports', 'get', EXPORTS, 'bank'),
  summary: 'List your exports, newest first',
  request: { query: PageQuery },
  responses: {
    200: jsonBody(
      z.object({ exports: z.array(ExportView), next: z.string().nullable() }).meta({ id: 'ExportPage' }),
      'A page of exports.',
    ),
    ...errorResponses(400),
  },
});

const getRoute = createRoute({
  ...guarded('getExport', 'get', `${EXPORTS}/{id}`, 'bank'),
  summary: 'Read how far one of your exports has come, and what it loses',
  request: { params: Params },
  responses: { 200: jsonBody(ExportView, 'The export.'), ...errorResponses(404) },
});

const cancelRoute = createRoute({
  ...guarded('cancelExport', 'post', `${EXPORTS}/{id}/cancel`, 'bank'),
  summary: 'Request an export to stop',
  request: { params: Params },
  responses: { 200: jsonBody(ExportView, 'The export.'), ...errorResponses(404, 415) },
});

const fileRoute = createRoute({
  ...guarded('downloadExport', 'get', `${EXPORTS}/{id}/file`, 'bank'),
  summary: 'Download a finished export',
  description:
    'The file in its format; if there are several, a ZIP archive of them. Files are kept for seven days.',
  request: { params: Params },
  responses: {
    200: { description: 'The file, or a ZIP archive.', content: exportedFileContent },
    ...errorResponses(404, 409),
  },
});

type Dependencies = Pick<HttpTools, 'exports' | 'interchange'>;

/** Adds the routes of exports that run in the background. */
export function addExportRoutes(app: App, tools: Dependencies): void {
  const { exports } = tools;
  const limit = createCallerLimit(MAX_PREVIEWS, 'previews are already running');
  app.openapi(previewRoute, async (context) => {
    const { format, ...wire } = context.req.valid('json');
    const release = limit.acquire(getPrincipal(context).id);
    const previewing = exports.preview({ format, source: toSource(wire) });
    const { summary, losses } = await previewing.finally(release);
    return context.json({ summary, losses: losses.slice(0, MAX_SHOWN_LOSSES) }, 200);
  });
  app.openapi(startRoute, async (context) => {
    const { format, ...wire } = context.req.valid('json');
    const job = await exports.start(getPrincipal(context).id, { format, source: toSource(wire) });
    return context.json(toView(job), 202, { location: `${EXPORTS}/${job.run.id}` });
  });
  app.openapi(listRoute, async (context) => {
    const { limit, after } = context.req.valid('query');
    const owner = getPrincipal(context).id;
    const { runs, next } = await exports.list(owner, { limit, ...(after && { after }) });
    const jobs = await Promise.all(runs.map((run) => exports.get(owner, run.id)));
    return context.json({ exports: jobs.map(toView), next: next ?? null }, 200);
  });
  app.openapi(getRoute, async (context) =>
    context.json(toView(await exports.get(getPrincipal(context).id, context.req.valid('param').id)), 200),
  );
  app.openapi(cancelRoute, async (context) =>
    context.json(toView(await exports.cancel(getPrincipal(context).id, context.req.valid('param').id)), 200),
  );
  app.openapi(fileRoute, async (context) => {
    const job = await exports.get(getPrincipal(context).id, context.req.valid('param').id);
    const { name, mediaType, bytes } = await openFile(job, tools);
    return context.body(bytes, 200, {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    });
  });
}

function toSource({
  selection,
  paper,
  version,
}: Omit<z.infer<typeof ExportRequest>, 'format'>): ExportSource {
  if (paper !== undefined) return { kind: 'paper', paper, version };
  return { kind: 'questions', selection: fromWireSelection(selection ?? { ids: [''] }) };
}

function toView({ run, format, total, progress }: ExportJob): z.infer<typeof ExportView> {
  const { summary, losses, parts } = progress;
  return {
    id: run.id,
    status: run.status,
    format,
    total,
    exported: summary.questions,
    files: parts.length,
    summary,
    losses: [...losses],
    error: run.error ?? null,
    created_at: run.createdAt,
    ended_at: run.endedAt ?? null,
  };
}

type ExportFile = { readonly name: string; readonly mediaType: string; readonly bytes: ReadableStream };

/** Opens the only file of an export, or an archive of all of them, which is packed while it is sent. */
async function openFile(
  { run, format, progress: { parts } }: ExportJob,
  { exports, interchange }: Dependencies,
): Promise<ExportFile> {
  if (run.status !== 'succeeded')
    throw new Fault(
      'conflict',
      hasEnded(run.status) ? 'This export did not finish.' : 'This export is still running.',
    );
  const { extensions, mediaType } = getFormatInfo(format);
  const [first] = parts;
  if (parts.length === 1 && first !== undefined)
    return {
      name: `questions${extensions[0]}`,
      mediaType,
      bytes: new Blob([new Uint8Array(await exports.readFile(first.key))]).stream(),
    };
  // A deleted file is reported before the response starts.
  if (first !== undefined) await exports.readFile(first.key);
  const archives = await interchange.engines.openArchives();
  const bytes = toStream(archives.stream(readParts(parts, exports)));
  return { name: 'questions.zip', mediaType: 'application/zip', bytes };
}

async function* readParts(
  parts: ExportJob['progress']['parts'],
  exports: Pick<ExportService, 'readFile'>,
): AsyncGenerator<FileToArchive> {
  for (const { name, key } of parts)
    yield { name: `questions-${name}`, content: await exports.readFile(key) };
}

/** Converts chunks to a stream that reads them as the client receives them. */
function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
