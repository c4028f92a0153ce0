import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { BankAction } from '../../factory/bank/bulk-change.ts';
import type { ChangeReport } from '../../factory/bank/carry-out-change.ts';
import type { BankEntry } from '../../ports/question-bank.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { createTextTaskRunner } from '../run-text-task-for-caller.ts';
import { errorResponses } from '../wire-error.ts';
import { QuestionParams } from './bank-schemas.ts';
import { toBankQuestion } from './entry-view.ts';
import { unknownQuestion } from './read-routes.ts';
import {
  ChangeList,
  ChangeRequest,
  ChangeResponse,
  fromWireMetadata,
  fromWireSelection,
  UndoResponse,
  VerifyRequest,
  VerifyResponse,
} from './work-schemas.ts';

const changeRoute = createRoute({
  ...guarded('changeQuestions', 'post', '/api/v1/bank/changes', 'bank'),
  summary: 'Retag, classify, collect, delete or purge many questions, or preview what that would change',
  description:
    'A question that a paper or an answer uses is retired instead of deleted. `purge` removes deleted questions for good; it cannot be undone.',
  request: { body: requiredJsonBody(ChangeRequest, 'The questions and the change.') },
  responses: { 200: jsonBody(ChangeResponse, 'What changed.'), ...errorResponses(400, 404, 413, 415) },
});

const listRoute = createRoute({
  ...guarded('listBankChanges', 'get', '/api/v1/bank/changes', 'bank'),
  summary: 'List the newest changes of many questions, to undo one of them',
  responses: { 200: jsonBody(ChangeList, 'The newest 50 changes, newest first.'), ...errorResponses() },
});

const undoRoute = createRoute({
  ...guarded('undoBankChange', 'post', '/api/v1/bank/changes/{id}/undo', 'bank'),
  summary: 'Undo a change of questions',
  description: 'Questions that were changed again later stay as they are and are listed.',
  request: { params: QuestionParams },
  responses: { 200: jsonBody(UndoResponse, 'What was undone.'), ...errorResponses(404, 409, 415) },
});

const deleteRoute = createRoute({
  ...guarded('deleteQuestion', 'delete', '/api/v1/bank/questions/{id}', 'bank'),
  summary: 'Delete a question, or retire it if it is used',
  request: { params: QuestionParams },
  responses: { 200: jsonBody(ChangeResponse, 'What changed.'), ...errorResponses(404, 415) },
});

const verifyRoute = createRoute({
  ...guarded('verifyQuestions', 'post', '/api/v1/bank/verification', 'bank'),
  summary: 'Verify many questions',
  request: { body: requiredJsonBody(VerifyRequest, 'The questions.') },
  responses: {
    200: jsonBody(VerifyResponse, 'The questions with findings.'),
    ...errorResponses(400, 413, 415),
  },
});

type ChangeDependencies = Pick<HttpTools, 'bank' | 'bankWork' | 'runTextTask'>;

/** Adds the routes that change or verify many questions. */
export function addBankChangeRoutes(app: App, { bank, bankWork, ...tools }: ChangeDependencies): void {
  const runTextTask = createTextTaskRunner(tools.runTextTask);

  app.openapi(changeRoute, async (context) => {
    const { selection, action, preview } = context.req.valid('json');
    const request = { selection: fromWireSelection(selection), action: fromWireAction(action) };
    const report = preview
      ? await bankWork.preview(request)
      : await bankWork.change(request, getPrincipal(context).id);
    return context.json(toWireReport(report), 200);
  });
  app.openapi(listRoute, async (context) => {
    const changes = await bankWork.listChanges();
    const rows = changes.map(({ id, kind, author, createdAt, questionCount, undoneAt }) => ({
      ...{ id, kind, author, created_at: createdAt },
      ...{ question_count: questionCount, undone_at: undoneAt },
    }));
    return context.json({ changes: rows }, 200);
  });
  app.openapi(undoRoute, async (context) => {
    const report = await bankWork.undo(context.req.valid('param').id, getPrincipal(context).id);
    return context.json(report, 200);
  });
  app.openapi(deleteRoute, async (context) => {
    const { id } = context.req.valid('param');
    if ((await bank.find(id)) === undefined) throw unknownQuestion(id);
    const request = { selection: { ids: [id] }, action: { kind: 'delete' } as const };
    return context.json(toWireReport(await bankWork.change(request, getPrincipal(context).id)), 200);
  });
  app.openapi(verifyRoute, async (context) => {
    const entries = await bankWork.select(fromWireSelection(context.req.valid('json').selection));
    const questions: z.infer<typeof VerifyResponse>['questions'] = [];
    for (const entry of entries) {
      const { findings } = await runTextTask(context, 'inspectStored', [entry.question, {}]);
      const errors = findings.filter(({ severity }) => severity === 'error');
      const warnings = findings.filter(({ severity }) => severity === 'warning');
      const [first] = [...errors, ...warnings];
      if (first === undefined) continue;
      const { id, text } = toBankQuestion(entry, new Set());
      questions.push({ id, text, errors: errors.length, warnings: warnings.length, first: first.message });
    }
    const clean = entries.length - questions.length;
    return context.json({ verified: entries.length, clean, questions }, 200);
  });
}

function fromWireAction(action: z.infer<typeof ChangeRequest>['action']): BankAction {
  return action.kind === 'classify' ? { ...action, set: fromWireMetadata(action.set) } : action;
}

function toWireReport(report: ChangeReport): z.infer<typeof ChangeResponse> {
  const { changeId, selected, changed, retired, stale, examples } = report;
  return {
    change_id: changeId ?? null,
    selected,
    changed,
    retired,
    stale,
    examples: examples.map(({ before, after }) => ({
      id: before.question.id,
      text: toBankQuestion(before, new Set()).text,
      before: toLabels(before),
      after: toLabels(after),
    })),
  };
}

function toLabels({ question, state }: BankEntry) {
  const { subject, level, topic, outcomeId, difficulty, tags = [] } = question;
  return { subject, level, topic, outcome_id: outcomeId, difficulty, tags, state };
}
