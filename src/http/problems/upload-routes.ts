import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { type ProblemOptions, SingleVariantType } from '../../domain/problem.ts';
import type { UploadedFile } from '../../factory/problems/read-uploaded-files.ts';
import type { App, AppEnv } from '../app-env.ts';
import { UPLOAD_PATH } from '../guards/check-write.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { invalidRequest, listFieldErrors } from '../invalid-request.ts';
import { jsonBody } from '../json-body.ts';
import { readForm } from '../read-form.ts';
import { errorResponses } from '../wire-error.ts';
import { ProblemSummary, toProblemSummary } from './problem-view.ts';

const RefusedFile = z.object({ name: z.string(), reason: z.string() });

/** Only for the API document; the handler reads the form itself, because files are not JSON. */
const UploadForm = z
  .object({
    files: z.any().meta({
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description: 'TeX and PDF files, JPEG, PNG or WebP images, and ZIP archives of them.',
    }),
    variants: z
      .string()
      .optional()
      .meta({ description: 'Separated by commas.', example: 'numerical,context' }),
    alternate: z.string().optional().meta({ description: '`true` requests an alternative solution.' }),
    ideas: z
      .string()
      .optional()
      .meta({ description: '`false`: the key ideas of the solution are not extracted.' }),
  })
  .partial()
  .meta({ id: 'UploadForm' });

const uploadRoute = createRoute({
  ...guarded('uploadProblems', 'post', UPLOAD_PATH, 'problems'),
  summary: 'Upload photos, TeX files or ZIP archives of them, and process each question',
  description:
    'Files that cannot be used are listed in `refused`; the others are processed. The events of each run report its progress.',
  request: {
    body: { description: 'A form with files.', content: { 'multipart/form-data': { schema: UploadForm } } },
  },
  responses: {
    202: jsonBody(
      z
        .object({ problems: z.array(ProblemSummary), refused: z.array(RefusedFile) })
        .meta({ id: 'UploadAnswer' }),
      'The uploads whose processing has started, and the files that were rejected.',
    ),
    ...errorResponses(400, 409, 413, 415),
  },
});

export function addUploadRoutes(app: App, { problems }: Pick<HttpTools, 'problems'>): void {
  app.openapi(uploadRoute, async (context) => {
    const form = await readUpload(context);
    const files = await Promise.all(form.getAll('files').flatMap(readFile));
    if (files.length === 0)
      throw invalidRequest([
        { in: 'body', path: 'files', problem: 'expected a form with at least one file' },
      ]);
    const options = readOptions(form);
    const { problems: created, refused } = await problems.upload(getPrincipal(context).id, files, options);
    if (created.length === 0) throw createUploadFault(refused);
    return context.json({ problems: created.map(toProblemSummary), refused: [...refused] }, 202);
  });
}

async function readUpload({ req }: Context<AppEnv>): Promise<FormData> {
  const type = req.header('content-type') ?? '';
  const isForm = /^multipart\/form-data/i.test(type);
  return isForm ? readForm(Buffer.from(await req.arrayBuffer()), type) : new FormData();
}

/** Reads an uploaded file; a text field of the form is skipped. */
function readFile(entry: string | File): Promise<UploadedFile>[] {
  if (typeof entry === 'string') return [];
  return [entry.bytes().then((bytes) => ({ name: entry.name, bytes }))];
}

const FormOptions = z.object({
  variants: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((type) => type.trim() !== ''))
    .pipe(z.array(SingleVariantType)),
  alternate: z.stringbool().default(false),
  ideas: z.stringbool().default(true),
});

function readOptions(form: FormData): ProblemOptions {
  const fields = ['variants', 'alternate', 'ideas'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const parsed = FormOptions.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw invalidRequest(listFieldErrors('body', parsed.error));
  return { ...parsed.data, variants: [...new Set(parsed.data.variants)] };
}

function createUploadFault(refused: readonly z.infer<typeof RefusedFile>[]): Fault {
  const [first] = refused;
  const message = refused.length === 1 && first ? first.reason : 'None of these files can be used.';
  return new Fault('invalid-input', message, { facts: { refused } });
}
