import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { type ProblemOptions, SingleVariantType } from '../../domain/problem.ts';
import type { App } from '../app-env.ts';
import { UPLOAD_PATH } from '../guards/check-write.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { invalidRequest, listFieldErrors } from '../invalid-request.ts';
import { jsonBody } from '../json-body.ts';
import { findText, formBody, listFiles, readForm, type SentForm } from '../read-form.ts';
import { errorResponses } from '../wire-error.ts';
import { ProblemSummary, toProblemSummary } from './problem-view.ts';

const RefusedFile = z.object({ name: z.string(), reason: z.string() });

const uploadRoute = createRoute({
  ...guarded('uploadProblems', 'post', UPLOAD_PATH, 'problems'),
  summary: 'Upload photos, TeX files or ZIP archives of them, and process each question',
  description:
    'Files that cannot be used are listed in `refused`; the others are processed. The events of each run report its progress.',
  request: {
    body: formBody('A form with files.', {
      files: {
        type: 'array',
        items: { type: 'string', format: 'binary' },
        description: 'TeX and PDF files, JPEG, PNG or WebP images, and ZIP archives of them.',
      },
      variants: { type: 'string', description: 'Separated by commas.', example: 'numerical,context' },
      alternate: { type: 'string', description: '`true` requests an alternative solution.' },
      ideas: { type: 'string', description: '`false`: the key ideas of the solution are not extracted.' },
    }),
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
    const form = readForm(await context.req.arrayBuffer(), context.req.header('content-type') ?? '');
    const files = listFiles(form, 'files');
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

const FormOptions = z.object({
  variants: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((type) => type.trim() !== ''))
    .pipe(z.array(SingleVariantType)),
  alternate: z.stringbool().default(false),
  ideas: z.stringbool().default(true),
});

function readOptions(form: SentForm): ProblemOptions {
  const fields = ['variants', 'alternate', 'ideas'].flatMap((name) => {
    const value = findText(form, name);
    return value === undefined ? [] : [[name, value]];
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
