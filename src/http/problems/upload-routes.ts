import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { type ProblemWish, SingleVariantType } from '../../domain/problem.ts';
import type { UploadedFile } from '../../factory/problems/sort-upload.ts';
import type { AppEnv } from '../app-env.ts';
import { UPLOAD_PATH } from '../guards/check-write.ts';
import { guarded, principalOf } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { invalidRequest, problemsOf } from '../invalid-request.ts';
import { jsonOf } from '../json-content.ts';
import { errorResponses } from '../wire-error.ts';
import { ProblemSummary, toProblemSummary } from './problem-view.ts';

const Refused = z.object({ name: z.string(), reason: z.string() });

/** Only for the document: files are no JSON, and the fields are read below. */
const UploadForm = z
  .object({
    files: z.any().meta({
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description: 'TeX files, JPEG, PNG or WebP images, and ZIP archives of them.',
    }),
    variants: z
      .string()
      .optional()
      .meta({ description: 'Separated by commas.', example: 'numerical,context' }),
    alternate: z.string().optional().meta({ description: '`true` asks for another solution.' }),
    ideas: z.string().optional().meta({ description: '`false` leaves them out.' }),
  })
  .partial()
  .meta({ id: 'UploadForm' });

const uploadRoute = createRoute({
  ...guarded('uploadProblems'),
  method: 'post',
  path: UPLOAD_PATH,
  tags: ['problems'],
  summary: 'Bring photos, TeX files or ZIP archives of them, and have each question worked on',
  description:
    'What cannot be used is answered in `refused`, and the rest goes on. The events of each run tell how its problem comes along.',
  request: {
    body: { description: 'A form with files.', content: { 'multipart/form-data': { schema: UploadForm } } },
  },
  responses: {
    202: jsonOf(
      z.object({ problems: z.array(ProblemSummary), refused: z.array(Refused) }).meta({ id: 'UploadAnswer' }),
      'What is under way, and what was left out.',
    ),
    ...errorResponses(400, 409, 413, 415),
  },
});

export function addUploadRoutes(app: OpenAPIHono<AppEnv>, { problems }: Pick<HttpTools, 'problems'>): void {
  app.openapi(uploadRoute, async (context) => {
    const form = await readForm(context);
    const files = await Promise.all(form.getAll('files').flatMap(fileOf));
    if (files.length === 0)
      throw invalidRequest([
        { in: 'body', path: 'files', problem: 'a form with at least one file is wanted' },
      ]);
    const { problems: taken, refused } = await problems.take(principalOf(context).id, files, wishOf(form));
    if (taken.length === 0) throw nothingTaken(refused);
    return context.json({ problems: taken.map(toProblemSummary), refused: [...refused] }, 202);
  });
}

async function readForm({ req }: Context<AppEnv>): Promise<FormData> {
  const isForm = /^multipart\/form-data/i.test(req.header('content-type') ?? '');
  return isForm ? req.formData() : new FormData();
}

function fileOf(entry: string | File): Promise<UploadedFile>[] {
  if (typeof entry === 'string') return [];
  const read = async (): Promise<UploadedFile> => ({ name: entry.name, bytes: await entry.bytes() });
  return [read()];
}

const FormWish = z.object({
  variants: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((type) => type.trim() !== ''))
    .pipe(z.array(SingleVariantType)),
  alternate: z.stringbool().default(false),
  ideas: z.stringbool().default(true),
});

function wishOf(form: FormData): ProblemWish {
  const said = ['variants', 'alternate', 'ideas'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const read = FormWish.safeParse(Object.fromEntries(said));
  if (!read.success) throw invalidRequest(problemsOf('body', read.error));
  return { ...read.data, variants: [...new Set(read.data.variants)] };
}

function nothingTaken(refused: readonly z.infer<typeof Refused>[]): Fault {
  const [first] = refused;
  const message = refused.length === 1 && first ? first.reason : 'None of these files can be used.';
  return new Fault('invalid-input', message, { facts: { refused } });
}
