import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { getVersionLabel } from '../../domain/bank-paper.ts';
import { getCourse } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import { createCopyId } from '../../domain/paper-copy.ts';
import type { Question } from '../../domain/question.ts';
import type { CourseItem } from '../../practice/learner/course-model.ts';
import { isItemOfPaper } from '../../practice/papers/is-item-of-paper.ts';
import { nameOwnCourse, toPaperCourse } from '../../practice/papers/to-paper-course.ts';
import type { App } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { PAPERS_PATH, PaperParams } from '../papers/paper-schemas.ts';
import { errorResponses } from '../wire-error.ts';
import { QuestionParams } from './bank-schemas.ts';

const correlation = z.number().nullable();
/** The version of a paper that has the questions as they are in the bank. */
const FIRST_VERSION = getVersionLabel(0);

const ItemStatistics = z
  .object({
    item_model: z.string().nullable(),
    question_id: z.string().meta({ description: 'The question; for an item model, the one answered last.' }),
    question_version: z.number().int().nullable(),
    outcome_id: z.string(),
    learners: z.number().int(),
    facility: z.number().meta({ description: 'The mean share of the marks in first answers, from 0 to 1.' }),
    discrimination: correlation.meta({
      description: 'The correlation with the score of the same learners in other questions; null if unknown.',
    }),
    discrimination_upper_bound: correlation.meta({ description: 'The upper 95% bound of `discrimination`.' }),
    median_seconds: z.number().nullable(),
    flagged: z
      .boolean()
      .meta({ description: 'The upper bound is below 0.1 with at least 50 learners: the key may be wrong.' }),
  })
  .meta({ id: 'ItemStatistics' });

const CourseStatistics = z.object({ items: z.array(ItemStatistics) }).meta({ id: 'CourseStatistics' });

const courseRoute = createRoute({
  ...guarded('listItemStatistics', 'get', '/api/v1/bank/statistics', 'bank'),
  summary: 'Read what the answers of learners show about the questions of a course',
  request: { query: z.object({ subject: z.string().min(1), level: z.string().min(1) }) },
  responses: {
    200: jsonBody(CourseStatistics, 'Item models and questions that have answers; flagged ones first.'),
    ...errorResponses(400, 404),
  },
});

const paperRoute = createRoute({
  ...guarded('listPaperStatistics', 'get', `${PAPERS_PATH}/{id}/statistics`, 'papers'),
  summary: 'Read what the answers of learners show about the questions of a paper',
  description: 'The copies of a question in all versions and papers count as this question.',
  request: { params: PaperParams },
  responses: {
    200: jsonBody(CourseStatistics, 'Its questions that have answers; flagged ones first.'),
    ...errorResponses(404),
  },
});

const QuestionStatistics = z
  .object({
    versions: z.array(ItemStatistics).meta({ description: 'The versions that have answers.' }),
    responses: z
      .array(
        z.object({
          question_version: z.number().int().nullable(),
          part: z.string().nullable(),
          response: z.string(),
          count: z.number().int(),
        }),
      )
      .meta({ description: 'The most frequent answers of each version and part, such as options.' }),
  })
  .meta({ id: 'QuestionStatistics' });

const questionRoute = createRoute({
  ...guarded('getQuestionStatistics', 'get', '/api/v1/bank/questions/{id}/statistics', 'bank'),
  summary: 'Read what the answers of learners show about a question',
  request: { params: QuestionParams },
  responses: {
    200: jsonBody(QuestionStatistics, 'The statistics; empty lists without answers.'),
    ...errorResponses(404),
  },
});

export function addStatisticsRoutes(app: App, tools: HttpTools): void {
  const { bank, papers, openPractice } = tools;
  app.openapi(courseRoute, async (context) => {
    const { courses, models } = await openPractice();
    const model = await models.read(getCourse(courses, context.req.valid('query')));
    return context.json({ items: sortItems(model.listItems()).map(toWireStatistics) }, 200);
  });
  app.openapi(paperRoute, async (context) => {
    const paper = await papers.get(context.req.valid('param').id);
    const { models } = await openPractice();
    const [version] = paper.versions;
    const items = version === undefined ? [] : (await models.read(toPaperCourse(paper, version))).listItems();
    const own = items.filter(isItemOfPaper(paper));
    return context.json({ items: sortItems(own).map(toWireStatistics) }, 200);
  });
  app.openapi(questionRoute, async (context) => {
    const { id } = context.req.valid('param');
    const entry = await bank.find(id);
    if (entry === undefined) throw new Fault('not-found', `There is no question ${id}.`);
    return context.json(await readQuestionStatistics(entry.question, tools), 200);
  });
}

/** Reads the statistics of a question in its course and in the papers without a course that contain it. */
async function readQuestionStatistics(
  { id, subject, level }: Question,
  { bankWork, openPractice }: Pick<HttpTools, 'bankWork' | 'openPractice'>,
): Promise<z.infer<typeof QuestionStatistics>> {
  const { courses, models, answers } = await openPractice();
  const { papers } = await bankWork.findUses(id);
  const names = [
    ...courses.filter((course) => course.subject === subject && course.level === level),
    ...[...new Set(papers.map(({ title }) => title))].map((title) => nameOwnCourse({ title })),
  ];
  const items: CourseItem[] = [];
  for (const name of names) items.push(...(await models.read(name)).listItems());
  const own = items.filter(({ questionId, itemModel }) => questionId === id && itemModel === null);
  // In later versions of a paper the options may have another order, so that equal answers mean different options.
  const copies = papers.map((paper) => createCopyId(id, paper.id, FIRST_VERSION));
  const counts = await answers.countResponses([id, ...copies]);
  const responses = counts.map(({ questionVersion, ...count }) => ({
    question_version: questionVersion,
    ...count,
  }));
  return { versions: sortItems(own).map(toWireStatistics), responses };
}

/** Puts flagged items first, then those with the most learners. */
function sortItems(items: readonly CourseItem[]): CourseItem[] {
  return items.toSorted((a, b) => Number(b.isFlagged) - Number(a.isFlagged) || b.count - a.count);
}

function toWireStatistics(item: CourseItem): z.infer<typeof ItemStatistics> {
  return {
    item_model: item.itemModel,
    question_id: item.questionId,
    question_version: item.questionVersion,
    outcome_id: item.outcomeId,
    learners: item.count,
    facility: item.facility,
    discrimination: item.discrimination ?? null,
    discrimination_upper_bound: item.upperBound ?? null,
    median_seconds: item.medianSeconds ?? null,
    flagged: item.isFlagged,
  };
}
