import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CourseSpec } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';
import type { ChildOutcome } from '../../factory/bank/make-child.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { BankQuestion, QuestionParams } from './bank-schemas.ts';
import { toBankQuestion } from './entry-view.ts';
import { unknownQuestion } from './read-routes.ts';
import {
  ChildRequest,
  ChildResponse,
  EditRequest,
  fromWireMetadata,
  fromWireScheme,
  QuestionReviews,
  RestoreRequest,
  Uses,
} from './work-schemas.ts';

const QUESTION = '/api/v1/bank/questions/{id}';
const shownExtras = new Set(['html', 'tex', 'edit_tex']);

const editRoute = createRoute({
  ...guarded('editQuestion', 'post', `${QUESTION}/edits`, 'bank'),
  summary: 'Change the text, the metadata or the marking scheme of a question',
  description:
    'A text with errors is refused with `needs_confirmation` and its findings, unless `accept_findings` is true. If someone else saved a version, the status is 409 and nothing changes.',
  request: { params: QuestionParams, body: requiredJsonBody(EditRequest, 'The change.') },
  responses: {
    200: jsonBody(BankQuestion, 'The new version.'),
    ...errorResponses(400, 404, 409, 413, 415),
  },
});

const restoreRoute = createRoute({
  ...guarded('restoreQuestion', 'post', `${QUESTION}/restore`, 'bank'),
  summary: 'Save an older version as the newest one',
  request: { params: QuestionParams, body: requiredJsonBody(RestoreRequest, 'The version.') },
  responses: {
    200: jsonBody(BankQuestion, 'The new version.'),
    ...errorResponses(400, 404, 409, 413, 415),
  },
});

const copyRoute = createRoute({
  ...guarded('copyQuestion', 'post', `${QUESTION}/copies`, 'bank'),
  summary: 'Save a copy of a question under a new id',
  request: { params: QuestionParams },
  responses: { 201: jsonBody(BankQuestion, 'The copy.'), ...errorResponses(404, 415) },
});

const reactivateRoute = createRoute({
  ...guarded('reactivateQuestion', 'post', `${QUESTION}/reactivation`, 'bank'),
  summary: 'Make a retired or deleted question active again',
  request: { params: QuestionParams },
  responses: { 200: jsonBody(BankQuestion, 'The question.'), ...errorResponses(404, 415) },
});

const childRoute = createRoute({
  ...guarded('makeChildQuestion', 'post', `${QUESTION}/children`, 'bank'),
  summary: 'Make a variant or a conversion of a question and save it as its child',
  description: 'What fails its checks is returned but not saved. List children with `parent_id`.',
  request: { params: QuestionParams, body: requiredJsonBody(ChildRequest, 'What to make.') },
  responses: {
    200: jsonBody(ChildResponse, 'What was made.'),
    ...errorResponses(400, 404, 413, 415, 422),
  },
});

const sendRoute = createRoute({
  ...guarded('sendQuestion', 'post', `${QUESTION}/send`, 'bank'),
  summary: 'Send a question to the experts',
  request: { params: QuestionParams },
  responses: {
    200: jsonBody(
      z.object({ review_item_id: z.string() }).meta({ id: 'SentQuestion' }),
      'It is in the queue of the experts.',
    ),
    ...errorResponses(404, 415),
  },
});

const reviewsRoute = createRoute({
  ...guarded('listQuestionReviews', 'get', `${QUESTION}/reviews`, 'bank'),
  summary: 'List what experts decided about a question',
  description:
    'Newest first. The first entry is the state of the question; `waiting` means that no expert has decided yet.',
  request: { params: QuestionParams },
  responses: { 200: jsonBody(QuestionReviews, 'The reviews.'), ...errorResponses(404) },
});

const usesRoute = createRoute({
  ...guarded('getQuestionUses', 'get', `${QUESTION}/uses`, 'bank'),
  summary: 'List where a question is used',
  request: { params: QuestionParams },
  responses: { 200: jsonBody(Uses, 'Papers, courses, exports, collections.'), ...errorResponses(404) },
});

type WorkDependencies = Pick<HttpTools, 'bank' | 'bankWork' | 'openPractice'>;

/** Adds the routes of the work on one question. */
export function addQuestionWorkRoutes(app: App, { bank, bankWork, openPractice }: WorkDependencies): void {
  app.openapi(editRoute, async (context) => {
    const {
      metadata,
      marking_scheme: scheme,
      part_schemes: partSchemes,
      accept_findings: acceptsFindings,
      ...edit
    } = context.req.valid('json');
    const { id } = context.req.valid('param');
    const request = {
      ...edit,
      acceptsFindings,
      ...(metadata && { metadata: fromWireMetadata(metadata) }),
      ...(scheme !== undefined && { markingScheme: scheme && fromWireScheme(scheme) }),
      ...(partSchemes && {
        partSchemes: partSchemes.map(({ path, marking_scheme: each }) => ({
          path,
          scheme: each && fromWireScheme(each),
        })),
      }),
    };
    const entry = await bankWork.edit(id, request, getPrincipal(context).id);
    return context.json(toBankQuestion(entry, shownExtras), 200);
  });
  app.openapi(restoreRoute, async (context) => {
    const { id } = context.req.valid('param');
    const entry = await bankWork.restore(id, context.req.valid('json'), getPrincipal(context).id);
    return context.json(toBankQuestion(entry, shownExtras), 200);
  });
  app.openapi(copyRoute, async (context) => {
    const entry = await bankWork.copy(context.req.valid('param').id, getPrincipal(context).id);
    return context.json(toBankQuestion(entry, new Set()), 201);
  });
  app.openapi(reactivateRoute, async (context) => {
    const entry = await bankWork.reactivate(context.req.valid('param').id);
    return context.json(toBankQuestion(entry, new Set()), 200);
  });
  addUsesRoute(app, { bank, bankWork, openPractice });
  addReviewsRoute(app, { bankWork });
  app.openapi(childRoute, async (context) => {
    const { id } = context.req.valid('param');
    const outcome = await bankWork.makeChild(id, context.req.valid('json'), getPrincipal(context).id);
    return context.json(toWireChild(outcome), 200);
  });
  app.openapi(sendRoute, async (context) =>
    context.json({ review_item_id: await bankWork.send(context.req.valid('param').id) }, 200),
  );
}

function addReviewsRoute(app: App, { bankWork }: Pick<WorkDependencies, 'bankWork'>): void {
  app.openapi(reviewsRoute, async (context) => {
    const reviews = await bankWork.listReviews(context.req.valid('param').id);
    const rows = reviews.map(({ itemId, isReported, createdAt, ...review }) => ({
      item_id: itemId,
      is_reported: isReported,
      created_at: createdAt,
      ...review,
    }));
    return context.json({ reviews: rows }, 200);
  });
}

function addUsesRoute(app: App, { bank, bankWork, openPractice }: WorkDependencies): void {
  app.openapi(usesRoute, async (context) => {
    const { id } = context.req.valid('param');
    const entry = await bank.find(id);
    if (entry === undefined) throw unknownQuestion(id);
    const { courses } = await openPractice();
    const coursesOfQuestion = courses.filter((course) => isOfCourse(entry.question, course));
    const { papers, learners, exports } = await bankWork.findUses(id);
    const collections = await bankWork.collections.list(id);
    return context.json(
      {
        papers: papers.map(({ usedAt, ...paper }) => ({ ...paper, used_at: usedAt })),
        learners,
        courses: coursesOfQuestion.map((course) => ({ subject: course.subject, level: course.level })),
        exports: [...exports],
        collections: collections.map(({ id: collection, name }) => ({ id: collection, name })),
      },
      200,
    );
  });
}

function isOfCourse({ subject, level, outcomeId }: Question, course: CourseSpec): boolean {
  const hasOutcome = course.outcomes.some(({ id }) => id === outcomeId);
  return course.subject === subject && course.level === level && hasOutcome;
}

function toWireChild(outcome: ChildOutcome): z.infer<typeof ChildResponse> {
  if (outcome.status === 'saved') {
    const question = toBankQuestion(outcome.entry, shownExtras);
    return { status: 'saved', question, reason: null, tex: question.tex ?? '', findings: [] };
  }
  const { status, reason, latex, findings } = outcome;
  return { status, question: null, reason, tex: latex, findings: [...findings] };
}
