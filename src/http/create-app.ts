import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { Fault } from '../domain/fault.ts';
import { LimitReached } from '../runs/limits/limit-reached.ts';
import { addAccountRoutes } from './access/account-routes.ts';
import { addAuditRoutes } from './access/audit-routes.ts';
import { addKeyRoutes } from './access/key-routes.ts';
import { addOwnSessionRoutes } from './access/own-session-routes.ts';
import { addPersonalDataRoutes } from './access/personal-data-routes.ts';
import type { App, AppEnv } from './app-env.ts';
import { addBankChangeRoutes } from './bank/change-routes.ts';
import { addCollectionRoutes } from './bank/collection-routes.ts';
import { addDiagramRoutes } from './bank/diagram-routes.ts';
import { addExportRoutes } from './bank/export-routes.ts';
import { addFindingsRoutes } from './bank/findings-routes.ts';
import { addInterchangeRoutes } from './bank/interchange-routes.ts';
import { addBankReadRoutes } from './bank/read-routes.ts';
import { addStatisticsRoutes } from './bank/statistics-routes.ts';
import { addQuestionWorkRoutes } from './bank/work-routes.ts';
import { addBankWriteRoutes } from './bank/write-routes.ts';
import { addAssignmentRoutes } from './classes/assignment-routes.ts';
import { addAttemptRoutes } from './classes/attempt-routes.ts';
import { addClassRoutes } from './classes/class-routes.ts';
import { addGridRoutes } from './classes/grid-routes.ts';
import { addJoinRoutes } from './classes/join-routes.ts';
import { addDocsRoutes } from './docs/docs-routes.ts';
import { createErrorResponse } from './error-response.ts';
import { addGenerationRoutes } from './generations/generation-routes.ts';
import { addJudgeRoutes } from './generations/judge-routes.ts';
import { auditOperations } from './guards/audit-operations.ts';
import { checkHost } from './guards/check-host.ts';
import { checkWrite, isWrite, limitBody } from './guards/check-write.ts';
import { identifyCaller } from './guards/identify-caller.ts';
import { limitJson } from './guards/limit-json.ts';
import { limitRate } from './guards/limit-rate.ts';
import { limitVolume } from './guards/limit-volume.ts';
import { observeRequests } from './guards/observe-requests.ts';
import { readClientAddress } from './guards/read-client-address.ts';
import { rejectLearnerStateEdits } from './guards/reject-learner-state-edits.ts';
import { defaultLimits, type HttpTools } from './http-tools.ts';
import { addInstitutionRoutes } from './institutions/institution-routes.ts';
import { invalidRequest, listFieldErrors } from './invalid-request.ts';
import { addGraphRoutes } from './langgraph/add-graph-routes.ts';
import { addReviewMetrics } from './metrics/review-metrics.ts';
import { addServerMetrics } from './metrics/server-metrics.ts';
import { toSample } from './metrics/to-sample.ts';
import { addWorkerMetrics } from './metrics/worker-metrics.ts';
import { createNotFoundHandler } from './not-found-handler.ts';
import { addPaperRoutes } from './papers/paper-routes.ts';
import { addCourseRoutes } from './practice/course-routes.ts';
import { addExamDocumentRoutes } from './practice/exam-document-routes.ts';
import { addLearnerRoutes } from './practice/learner-routes.ts';
import { addOwnCourseRoutes } from './practice/own-course-routes.ts';
import { addQuestionSourceRoutes } from './practice/question-source-routes.ts';
import { addWelcomeRoutes } from './practice/welcome-routes.ts';
import { addAllProblemsRoutes } from './problems/all-problems-routes.ts';
import { addBatchRoutes } from './problems/batch-routes.ts';
import { addProblemChangeRoutes } from './problems/change-routes.ts';
import { addProblemFileRoutes } from './problems/file-routes.ts';
import { addProblemRoutes } from './problems/problem-routes.ts';
import { addUploadRoutes } from './problems/upload-routes.ts';
import { Refusal } from './refusal.ts';
import { addReviewRoutes } from './review/review-routes.ts';
import { addRunRoutes } from './runs/run-routes.ts';
import { addSessionRoutes } from './session/session-routes.ts';
import { addSystemRoutes } from './system/system-routes.ts';
import { addTurnRoutes } from './turns/turn-routes.ts';
import { readBundle } from './web/read-bundle.ts';
import { respondFromBundle } from './web/serve-bundle.ts';

/** Creates the app: all guards in their order, then all routes. */
export async function createApp(tools: HttpTools): Promise<App> {
  const { metrics } = tools;
  metrics.gauge('runs_under_way', 'Unfinished runs of this process.', () =>
    toSample(tools.runs.countActive()),
  );
  addReviewMetrics(metrics, tools);
  addWorkerMetrics(metrics, tools.workers);
  addServerMetrics(metrics, tools);
  const bundle = tools.bundle ?? (await readBundle(tools.webFolder));
  const app = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidRequest(listFieldErrors(result.target, result.error));
    },
  });
  app.use(observeRequests(tools));
  addGuards(app, tools);

  addSystemRoutes(app, tools);
  addRoutes(app, tools);
  await addDocsRoutes(app, tools.version);

  const rejectUnknown = createNotFoundHandler(app.routes);
  app.notFound((context) => respondFromBundle(context, bundle) ?? rejectUnknown(context.req));
  app.onError((thrown, context) => {
    const { status, headers, body, fault } = createErrorResponse(convertFrameworkError(thrown), {
      requestId: context.get('requestId'),
      at: tools.clock.now(),
      isWriteRequest: isWrite(context.req.method),
    });
    if (fault.kind === 'unexpected' || fault.isForOperator) {
      tools.log.error({ request_id: context.get('requestId'), err: fault.cause ?? fault }, 'request failed');
    }
    return context.json(body, status, { ...headers, 'cache-control': 'no-store' });
  });
  return app;
}

/** Adds the routes of all features. */
function addRoutes(app: App, tools: HttpTools): void {
  addSessionRoutes(app, tools);
  addOwnSessionRoutes(app, tools);
  addKeyRoutes(app, tools);
  addAccountRoutes(app, tools);
  addAuditRoutes(app, tools);
  addPersonalDataRoutes(app, tools);
  addBankReadRoutes(app, tools.bank);
  addStatisticsRoutes(app, tools);
  addBankWriteRoutes(app, tools);
  addQuestionWorkRoutes(app, tools);
  addBankChangeRoutes(app, tools);
  addCollectionRoutes(app, tools);
  addFindingsRoutes(app, tools);
  addDiagramRoutes(app, tools.bank, tools.diagrams);
  addInterchangeRoutes(app, tools);
  addExportRoutes(app, tools);
  addInstitutionRoutes(app, tools);
  addRunRoutes(app, tools);
  addGenerationRoutes(app, tools);
  addJudgeRoutes(app, tools);
  addUploadRoutes(app, tools);
  addProblemRoutes(app, tools);
  addProblemChangeRoutes(app, tools);
  addAllProblemsRoutes(app, tools);
  addProblemFileRoutes(app, tools);
  addBatchRoutes(app, tools);
  addTurnRoutes(app, tools.review);
  addReviewRoutes(app, tools);
  addGraphRoutes(app, tools);
  addCourseRoutes(app, tools.openPractice);
  addQuestionSourceRoutes(app, tools.openPractice);
  addLearnerRoutes(app, tools);
  addWelcomeRoutes(app, tools);
  addExamDocumentRoutes(app, tools);
  addPaperRoutes(app, tools);
  addOwnCourseRoutes(app, tools);
  addJoinRoutes(app, tools);
  addClassRoutes(app, tools);
  addAssignmentRoutes(app, tools);
  addGridRoutes(app, tools);
  addAttemptRoutes(app, tools);
}

/** Adds the guards that run before every route. */
function addGuards(app: App, tools: HttpTools): void {
  const limits = { ...defaultLimits, ...tools.limits };
  app.use(checkHost(tools.hosts));
  app.use(readClientAddress(tools));
  app.use(identifyCaller(tools.identify));
  app.use(limitRate({ perSecond: tools.rateLimit, clock: tools.clock }));
  if (tools.rateLimit > 0) app.use(limitVolume({ ...limits, clock: tools.clock }));
  app.use(rejectLearnerStateEdits());
  app.use(checkWrite(tools));
  app.use(limitBody(limits.bodyBytes, limits.uploadBytes));
  app.use(limitJson());
  app.use(auditOperations(tools));
}

/** Converts errors of Hono itself, such as a body that is not valid JSON, and limits that a person reached. */
function convertFrameworkError(thrown: unknown): unknown {
  if (thrown instanceof LimitReached)
    return new Refusal('too-many', thrown.message, {
      headers: { 'retry-after': String(thrown.retryAfterSeconds) },
      ...(thrown.advice && { advice: thrown.advice }),
    });
  if (!(thrown instanceof HTTPException) || thrown.status >= 500) return thrown;
  const reason = (thrown.message || 'it is not readable').replace(/\.+$/, '');
  return new Fault('invalid-input', `The request is not valid: ${reason}.`, { cause: thrown });
}
