import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Finding } from '../../domain/finding.ts';
import { listFigureNames } from '../../factory/problems/problem-file.ts';
import type { ReviewSources } from '../../factory/problems/review-sources.ts';
import type { LearnerReport } from '../../ports/learner-reports.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { imageBody } from '../image-body.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { ItemParams } from './review-schemas.ts';

const Upload = z
  .object({
    name: z.string(),
    part: z.string(),
    kind: z.enum(['tex', 'photo']),
    photo: z.boolean().meta({ description: 'Whether there is a photo, which is the file `source`.' }),
    figures: z.array(z.string()).meta({ description: 'The names of its figures.' }),
    read_tex: z
      .string()
      .nullable()
      .meta({ description: 'The uploaded TeX, or the text read from the photo.' }),
    confidence: z.number().nullable().meta({ description: 'The confidence of the reading, from 0 to 1.' }),
    latex: z.string().nullable().meta({ description: 'The text as its author sees it.' }),
    findings: z.array(Finding),
    subject: z.string().nullable(),
    level: z.string().nullable(),
    topic: z.string().nullable(),
  })
  .meta({ id: 'ReviewedUpload' });

const Report = z
  .object({
    reason: z.string(),
    comment: z.string().nullable(),
    created_at: z.iso.datetime(),
    answers: z.array(
      z.object({
        part: z.string().nullable(),
        response: z.string(),
        marks_awarded: z.number(),
        marks_available: z.number(),
      }),
    ),
  })
  .meta({ id: 'ReviewedReport' });

const Background = z
  .object({
    upload: Upload.nullable(),
    reports: z.array(Report),
    may_approve: z
      .boolean()
      .meta({ description: 'False for your own work if the institution requires a second person.' }),
  })
  .meta({ id: 'ReviewBackground' });

const backgroundRoute = createRoute({
  ...guarded('getReviewBackground', 'get', '/api/v1/review/queue/{id}/background', 'review'),
  summary: 'Read what the author of an item sees, and the reports of learners about it',
  request: { params: ItemParams },
  responses: { 200: jsonBody(Background, 'The upload and the reports.'), ...errorResponses(400, 404) },
});

const fileRoute = createRoute({
  ...guarded('getReviewFile', 'get', '/api/v1/review/queue/{id}/files/{name}', 'review'),
  summary: 'Read the photo of the upload behind an item, named `source`, or one of its figures',
  request: { params: ItemParams.extend({ name: z.string().min(1).max(300) }) },
  responses: {
    200: imageBody,
    ...errorResponses(400, 404),
  },
});

type BackgroundTools = Pick<HttpTools, 'review' | 'reviewSources' | 'reports'>;

export function addBackgroundRoutes(app: App, { review, reviewSources, reports }: BackgroundTools): void {
  app.openapi(backgroundRoute, async (context) => {
    const { id } = await review.get(context.req.valid('param').id);
    const [source, learnerReports] = await Promise.all([reviewSources.find(id), reports.listByItem(id)]);
    const upload = source === undefined ? null : toUpload(source);
    const mayApprove = await review.mayApprove(id, getPrincipal(context).id);
    return context.json({ upload, reports: learnerReports.map(toReport), may_approve: mayApprove }, 200);
  });
  app.openapi(fileRoute, async (context) => {
    const { id, name } = context.req.valid('param');
    const { bytes, mediaType } = await reviewSources.file(id, name);
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': mediaType,
      'cache-control': 'private, max-age=3600',
      // An uploaded file that is opened directly must not run scripts.
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
}

type Source = NonNullable<Awaited<ReturnType<ReviewSources['find']>>>;

function toUpload({ problem, piece, latex, findings, facts }: Source): z.infer<typeof Upload> {
  const { source, name } = problem;
  const reading = source.kind === 'photo' ? source.reading : undefined;
  return {
    name,
    part: piece,
    kind: source.kind,
    photo: source.kind === 'photo',
    figures: listFigureNames(source),
    read_tex: source.kind === 'tex' ? source.text : (reading?.tex ?? null),
    confidence: reading?.confidence ?? null,
    latex,
    findings: [...findings],
    subject: facts.subject ?? null,
    level: facts.level ?? null,
    topic: facts.topic ?? null,
  };
}

/** Converts a report without the learner's name, which an expert does not need. */
function toReport({ reason, comment, createdAt, answers }: LearnerReport): z.infer<typeof Report> {
  return {
    reason,
    comment,
    created_at: createdAt,
    answers: answers.map(({ part, response, marksAwarded, marksAvailable }) => ({
      part,
      response,
      marks_awarded: marksAwarded,
      marks_available: marksAvailable,
    })),
  };
}
