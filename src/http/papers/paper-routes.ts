import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { describeQuestion } from '../../practice/papers/describe-question.ts';
import { drawPaperFigures } from '../../practice/papers/draw-paper-figures.ts';
import type { SolvedPlan } from '../../practice/papers/solve-plan.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { createPrintLimit } from '../print-limit.ts';
import { errorResponses } from '../wire-error.ts';
import {
  ChoiceView,
  PAPERS_PATH,
  PaperParams,
  PaperView,
  PlanBody,
  SummaryView,
  toChoiceView,
  toPaperView,
  toSummaryView,
} from './paper-schemas.ts';

const Seed = z.number().int().min(0).max(999_999_999);

const listRoute = createRoute({
  ...guarded('listPapers', 'get', PAPERS_PATH, 'papers'),
  summary: 'List the papers made from the bank, newest first',
  responses: {
    200: jsonBody(z.object({ papers: z.array(SummaryView) }).meta({ id: 'Papers' }), 'The papers.'),
    ...errorResponses(),
  },
});

const fillRoute = createRoute({
  ...guarded('fillPaper', 'post', `${PAPERS_PATH}/fill`, 'papers'),
  summary: 'Choose questions for a plan without making a paper',
  description: 'Rules that cannot be met are listed in `blocks`; the others are filled.',
  request: {
    body: requiredJsonBody(
      z.object({ plan: PlanBody, seed: Seed.optional() }).meta({ id: 'FillRequest' }),
      'The plan.',
    ),
  },
  responses: { 200: jsonBody(ChoiceView, 'The chosen questions.'), ...errorResponses(400, 413, 415) },
});

const createPaperRoute = createRoute({
  ...guarded('createPaper', 'post', PAPERS_PATH, 'papers'),
  summary: 'Make a paper with all its versions',
  description: 'A plan that cannot be met is refused with 400; `blocks` names each rule that cannot be met.',
  request: {
    body: requiredJsonBody(
      z.object({ plan: PlanBody, seed: Seed.optional() }).meta({ id: 'NewPaper' }),
      'The plan.',
    ),
  },
  responses: { 201: jsonBody(PaperView, 'The paper.'), ...errorResponses(400, 413, 415) },
});

const getRoute = createRoute({
  ...guarded('getPaper', 'get', `${PAPERS_PATH}/{id}`, 'papers'),
  summary: 'Read a paper: its plan and the questions of each version',
  request: { params: PaperParams },
  responses: { 200: jsonBody(PaperView, 'The paper.'), ...errorResponses(404) },
});

const removeRoute = createRoute({
  ...guarded('removePaper', 'delete', `${PAPERS_PATH}/{id}`, 'papers'),
  summary: 'Delete a paper; its questions stay in the bank',
  request: { params: PaperParams },
  responses: { 204: { description: 'The paper is deleted.' }, ...errorResponses(404, 415) },
});

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  tex: 'application/x-tex',
} as const;

const printRoute = createRoute({
  ...guarded('printPaper', 'get', `${PAPERS_PATH}/{id}/documents/{document}`, 'papers'),
  summary: 'Print a version, its marking scheme, or the keys of all versions',
  description: 'PDFs need pdflatex or Chromium on the server; HTML and TeX need neither.',
  request: {
    params: PaperParams.extend({ document: z.enum(['normal', 'large', 'solutions', 'scheme', 'keys']) }),
    query: z.object({
      version: z
        .string()
        .regex(/^[A-Z]$/u)
        .default('A'),
      form: z.enum(['pdf', 'html', 'tex']).default('pdf'),
    }),
  },
  responses: {
    200: { description: 'The document.', content: { 'application/pdf': { schema: z.string() } } },
    ...errorResponses(400, 404),
  },
});

/** Adds the routes with which authors and teachers make and print papers. */
export function addPaperRoutes(app: App, tools: HttpTools): void {
  const { papers } = tools;
  const limit = createPrintLimit();
  app.openapi(listRoute, async (context) =>
    context.json({ papers: (await papers.list()).map(toSummaryView) }, 200),
  );
  app.openapi(fillRoute, async (context) => {
    const { plan, seed } = context.req.valid('json');
    const choice = await papers.preview(plan, seed);
    return context.json(toChoiceView(plan, choice, await readTexts(choice, tools.bank)), 200);
  });
  app.openapi(createPaperRoute, async (context) => {
    const { plan, seed } = context.req.valid('json');
    const paper = await papers.create(plan, { createdBy: getPrincipal(context).id, seed });
    return context.json(toPaperView(paper), 201);
  });
  app.openapi(getRoute, async (context) =>
    context.json(toPaperView(await papers.get(context.req.valid('param').id)), 200),
  );
  app.openapi(removeRoute, async (context) => {
    await papers.remove(context.req.valid('param').id);
    return context.body(null, 204);
  });
  app.openapi(printRoute, async (context) => {
    const { id, document: kind } = context.req.valid('param');
    const { version: label, form } = context.req.valid('query');
    const print = () => printDocument({ id, kind, label, form }, tools);
    const content = await limit(getPrincipal(context).id, print);
    return context.body(typeof content === 'string' ? content : new Uint8Array(content), 200, {
      'content-type': MEDIA_TYPES[form],
      'content-disposition': `attachment; filename="paper-${label}-${kind}.${form}"`,
      'cache-control': 'no-store',
    });
  });
}

/** Reads the beginning of the text of each chosen question. */
async function readTexts({ sections }: SolvedPlan, bank: HttpTools['bank']): Promise<Map<string, string>> {
  const ids = sections.flatMap((questions) => questions.map(({ facts }) => facts.id));
  const entries = await Promise.all(ids.map((id) => bank.find(id)));
  return new Map(
    entries.flatMap((entry) => {
      if (entry === undefined) return [];
      return [[entry.question.id, describeQuestion(entry.question)]];
    }),
  );
}

type PrintRequest = {
  readonly id: string;
  readonly kind: 'normal' | 'large' | 'solutions' | 'scheme' | 'keys';
  readonly label: string;
  readonly form: keyof typeof MEDIA_TYPES;
};

async function printDocument(
  { id, kind, label, form }: PrintRequest,
  { papers, diagrams, printing, runTextTask }: HttpTools,
): Promise<string | Uint8Array> {
  const paper = await papers.get(id);
  const versions = paper.versions.filter((version) => version.label === label);
  if (versions.length === 0) throw new Fault('not-found', `This paper has no version ${label}.`);
  const figures =
    form === 'tex' || kind === 'keys' ? new Map() : await drawPaperFigures({ versions }, diagrams.draw);
  const mathsStyle = await printing.loadMathsStyle();
  const { html, tex, files } = await runTextTask('printPaper', [{ paper, figures, kind, label, mathsStyle }]);
  if (form === 'html') return html;
  if (form === 'tex') return tex;
  const outcome = await printing.pdf.print({ html, tex, files });
  if (outcome.kind === 'printed') return outcome.bytes;
  throw new Fault('service-down', `The PDF could not be created: ${outcome.message}.`, {
    advice: 'Use HTML or TeX instead, which need no other program.',
  });
}
