import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { AnsweredQuestion } from '../../domain/practice-state.ts';
import { READER_ROLES } from '../../domain/principal.ts';
import { reportQuestion } from '../../practice/report-question.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { createTextTaskRunner } from '../run-text-task-for-caller.ts';
import { errorResponses } from '../wire-error.ts';
import { OwnReport, toReportView } from './report-view.ts';

const MAX_TEXTS = 400;
const MAX_TEXT_LENGTH = 20_000;
/** The limit of all texts together; a whole paper with its marking scheme has about 50,000 characters. */
const MAX_TOTAL_LENGTH = 200_000;

const TOO_LONG = `The texts have at most ${MAX_TOTAL_LENGTH.toLocaleString('en')} characters together`;

function isShort(texts: readonly string[]): boolean {
  return texts.reduce((sum, text) => sum + text.length, 0) <= MAX_TOTAL_LENGTH;
}

const typesetRoute = createRoute({
  ...guarded('typesetTexts', 'post', '/api/v1/practice/typeset', 'practice'),
  summary: 'Typeset texts of questions as HTML with MathML formulas',
  request: {
    body: requiredJsonBody(
      z
        .object({
          texts: z.array(z.string().max(MAX_TEXT_LENGTH)).max(MAX_TEXTS).refine(isShort, TOO_LONG),
          inline: z.boolean().default(false).meta({ description: 'Whether to omit paragraph tags.' }),
        })
        .meta({ id: 'TextsToSet' }),
      'LaTeX with `$…$`.',
    ),
  },
  responses: {
    200: jsonBody(
      z.object({ html: z.array(z.string()) }).meta({ id: 'SetTexts' }),
      'The HTML, in the same order.',
    ),
    ...errorResponses(400, 413, 415),
  },
});

const MAX_PREVIEWS = 40;
const MAX_PREVIEW_LENGTH = 300;

const previewRoute = createRoute({
  ...guarded('previewMaths', 'post', '/api/v1/practice/preview', 'practice'),
  summary: 'Typeset typed maths as the engine reads it',
  request: {
    body: requiredJsonBody(
      z
        .object({ texts: z.array(z.string().max(MAX_PREVIEW_LENGTH)).max(MAX_PREVIEWS) })
        .meta({ id: 'MathsToPreview' }),
      'Lines as a learner types them: `sqrt(2)/3`.',
    ),
  },
  responses: {
    200: jsonBody(
      z.object({ html: z.array(z.string().nullable()) }).meta({ id: 'PreviewedMaths' }),
      'The HTML, in the same order; null for a text that is not mathematics.',
    ),
    ...errorResponses(400, 413, 415),
  },
});

const reportRoute = createRoute({
  ...guarded('reportQuestion', 'post', '/api/v1/practice/questions/{id}/report', 'practice'),
  summary: 'Report a question that looks wrong; an expert will check it',
  request: {
    params: z.object({ id: z.string().min(1).max(200) }),
    body: requiredJsonBody(
      z
        .object({ reason: z.string().trim().min(1).max(200), text: z.string().max(2000).optional() })
        .meta({ id: 'QuestionReport' }),
      'The reason and an optional comment.',
    ),
  },
  responses: {
    201: jsonBody(z.object({ queued: z.boolean() }).meta({ id: 'ReportAnswer' }), 'The report is stored.'),
    ...errorResponses(400, 404, 413, 415),
  },
});

const reportsRoute = createRoute({
  ...guarded('listOwnReports', 'get', '/api/v1/practice/reports', 'practice'),
  summary: 'List the questions that you reported, and what an expert decided',
  responses: { 200: jsonBody(z.array(OwnReport), 'Your reports, newest first.'), ...errorResponses() },
});

/** `marks_by_person` are marks that only a person can award. */
const markFields = {
  marks_awarded: z.number().int(),
  marks_available: z.number().int(),
  marks_by_person: z.number().int(),
};

const OutcomeProgress = z
  .object({
    outcome_id: z.string(),
    label: z.string(),
    answer_count: z.number().int(),
    ...markFields,
    estimate: z
      .object({
        status: z.enum(['new', 'weak', 'due', 'strong']),
        secure: z.boolean().meta({
          description: 'Whether right answers on at least two days show that you know the outcome.',
        }),
        expected_score: z
          .number()
          .meta({ description: 'The share of the marks that we expect of your next answer, from 0 to 1.' }),
        known: z
          .number()
          .meta({ description: 'The probability that you know the outcome now, from 0 to 1.' }),
        reason: z.string().meta({ description: 'The reason for the status, in one sentence.' }),
      })
      .nullable()
      .meta({ description: 'An estimate from your answers.' }),
  })
  .meta({ id: 'OutcomeProgress' });

const Progress = z
  .object({
    subject: z.string(),
    level: z.string(),
    answers: z
      .array(
        AnsweredQuestion.omit({ question_id: true, hinted: true }).extend({
          where: z.enum(['practice', 'exam']),
        }),
      )
      .meta({ description: 'The newest 500 answers, oldest first.' }),
    outcomes: z.array(OutcomeProgress).meta({ description: 'Every outcome of the course.' }),
    papers: z.array(
      z.object({
        thread_id: z.string(),
        handed_in_at: z.string(),
        ...markFields,
        grade: z.string().nullable().meta({ description: 'An estimate.' }),
      }),
    ),
    next: z
      .array(z.object({ outcome_id: z.string(), label: z.string(), reason: z.string() }))
      .meta({ description: 'The outcomes to practise next, with the reason.' }),
  })
  .meta({ id: 'CourseProgress' });

const progressRoute = createRoute({
  ...guarded('getProgress', 'get', '/api/v1/practice/progress', 'practice'),
  summary: 'Read your practice and papers, by course',
  responses: {
    200: jsonBody(z.array(Progress), 'The courses; the course with the latest answer is first.'),
    ...errorResponses(),
  },
});

export function addLearnerRoutes(app: App, tools: HttpTools): void {
  const { openPractice, review, intake, reports, clock } = tools;

  const runTextTask = createTextTaskRunner(tools.runTextTask);

  app.openapi(typesetRoute, async (context) => {
    const { texts, inline } = context.req.valid('json');
    return context.json({ html: await runTextTask(context, 'typeset', [texts, inline]) }, 200);
  });
  app.openapi(previewRoute, async (context) => {
    const { texts } = context.req.valid('json');
    return context.json({ html: await runTextTask(context, 'previewMaths', [texts]) }, 200);
  });
  app.openapi(reportRoute, async (context) => {
    const { id: questionId } = context.req.valid('param');
    const { reason, text } = context.req.valid('json');
    const { practice, answers } = await openPractice();
    const { id: learner, roles } = getPrincipal(context);
    const report = { learner, questionId, reason, ...(text && { text }) };
    const findReadable = roles.some((role) => READER_ROLES.includes(role))
      ? practice.find
      : practice.findServed;
    // A report is one submission (a turn) to the expert queue.
    const reporting = { findReadable, answers, intake, reports, newId: tools.newId, now: () => clock.now() };
    const { turnId } = await reportQuestion(reporting, report);
    const feedback = { rating: 'down' as const, category: reason, ...(text && { text }) };
    const { itemId } = await review.recordFeedback({ turnId, user: learner, feedback });
    return context.json({ queued: itemId !== undefined }, 201);
  });
  app.openapi(reportsRoute, async (context) => {
    const ownReports = await reports.listByLearner(getPrincipal(context).id);
    return context.json(ownReports.map(toReportView), 200);
  });
  app.openapi(progressRoute, async (context) => {
    const { progress: reader } = await openPractice();
    const progress = await reader.read(getPrincipal(context).id);
    return context.json(z.array(Progress).parse(progress), 200);
  });
}
