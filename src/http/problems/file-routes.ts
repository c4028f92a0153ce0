import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { imageBody } from '../image-body.ts';
import { errorResponses } from '../wire-error.ts';
import { ProblemParams } from './problem-routes.ts';

/** Keeps the URL below common length limits. */
const MAX_IDS = 200;
const binary = z.string();

const fileRoute = createRoute({
  ...guarded('getProblemFile', 'get', '/api/v1/problems/{id}/files/{name}', 'problems'),
  summary: 'Read the photo of a problem, named `source`, or one of its figures',
  request: { params: ProblemParams.extend({ name: z.string().min(1).max(300) }) },
  responses: {
    200: imageBody,
    ...errorResponses(400, 404),
  },
});

const downloadRoute = createRoute({
  ...guarded('downloadProblems', 'get', '/api/v1/problem-archive', 'problems'),
  summary: 'Download problems as a ZIP archive of their folders, or as JSON',
  request: {
    query: z.object({
      ids: z
        .string()
        .min(1)
        .max(10_000)
        .transform((ids) => [...new Set(ids.split(','))])
        .pipe(z.array(z.string().min(1).max(200)).max(MAX_IDS))
        .meta({ description: `At most ${MAX_IDS}, separated by commas.` }),
      format: z.enum(['zip', 'json']).default('zip'),
    }),
  },
  responses: {
    200: {
      description: 'The archive.',
      content: { 'application/zip': { schema: binary }, 'application/json': { schema: z.unknown() } },
    },
    ...errorResponses(400, 404, 409),
  },
});

export function addProblemFileRoutes(app: App, { problems }: Pick<HttpTools, 'problems'>): void {
  app.openapi(fileRoute, async (context) => {
    const { id, name } = context.req.valid('param');
    const { bytes, mediaType } = await problems.file(getPrincipal(context).id, id, name);
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': mediaType,
      'cache-control': 'private, max-age=3600',
      // An uploaded file that is opened directly must not run scripts.
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
  app.openapi(downloadRoute, async (context) => {
    const { ids, format } = context.req.valid('query');
    const owner = getPrincipal(context).id;
    const opened = await Promise.all(ids.map((id) => problems.open(owner, id)));
    const name = opened.length === 1 && opened[0] ? opened[0].problem.name : 'problems';
    const headers = {
      'content-disposition': formatAttachment(name, format),
      'cache-control': 'no-store',
    };
    if (format === 'json') {
      const contents = opened.flatMap(({ selectedVersion }) => selectedVersion?.content ?? []);
      return context.json(contents, 200, headers);
    }
    const bytes = new Uint8Array(await problems.archive(owner, ids));
    return context.body(bytes, 200, { ...headers, 'content-type': 'application/zip' });
  });
}

const MAX_NAME_LENGTH = 100;

/** Formats the `Content-Disposition` header: an ASCII file name, and the encoded name if it contains other letters (RFC 6266). */
function formatAttachment(name: string, extension: string): string {
  const baseName = name
    .replace(/\.[A-Za-z]{3,4}$/, '')
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed();
  // Other characters become hyphens; a name without letters or digits is replaced.
  const ascii = baseName.replace(/[^\w.-]+/g, '-').replace(/^[-.]+$/, '') || 'problem';
  const encoded = encodeURIComponent(baseName.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-'));
  const encodedName = encoded === ascii ? '' : `; filename*=UTF-8''${encoded}.${extension}`;
  return `attachment; filename="${ascii}.${extension}"${encodedName}`;
}
