import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { attemptDocuments, createAttemptDocument } from '../../practice/exam/create-attempt-document.ts';
import { printPdf } from '../../practice/exam/print-pdf.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { createPrintLimit } from '../print-limit.ts';
import { errorResponses } from '../wire-error.ts';

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  tex: 'application/x-tex',
} as const;

const documentRoute = createRoute({
  ...guarded('printExam', 'get', '/api/v1/practice/exams/{thread_id}/{document}', 'practice'),
  summary: 'Print your paper, its marking scheme, or your marked script',
  description: 'PDFs need pdflatex or Chromium on the server; HTML and TeX need neither.',
  request: {
    params: z.object({ thread_id: z.uuid(), document: z.enum(attemptDocuments) }),
    query: z.object({ form: z.enum(['pdf', 'html', 'tex']).default('pdf') }),
  },
  responses: {
    200: { description: 'The document.', content: { 'application/pdf': { schema: z.string() } } },
    ...errorResponses(400, 404, 409, 429),
  },
});

export function addExamDocumentRoutes(app: App, tools: HttpTools): void {
  const { graphs, openPractice, printing } = tools;
  const limit = createPrintLimit();

  app.openapi(documentRoute, async (context) => {
    const { thread_id: id, document: name } = context.req.valid('param');
    const { form } = context.req.valid('query');
    const caller = getPrincipal(context).id;
    const thread = await graphs.threads.get(caller, id);
    if (thread.graphId !== 'exam_assessment') throw new Fault('not-found', 'This thread has no exam paper.');
    const content = await limit(caller, async () => {
      const { values } = await graphs.threads.readValues(thread);
      const document = await createAttemptDocument(values, name, (await openPractice()).practice);
      const printers = {
        pdf: () => printPdf(document, printing),
        html: async () => document.html(await printing.loadMathsStyle()),
        tex: () => document.tex(),
      } as const;
      return printers[form]();
    });
    return context.body(typeof content === 'string' ? content : new Uint8Array(content), 200, {
      'content-type': MEDIA_TYPES[form],
      'content-disposition': `attachment; filename="${name}.${form}"`,
      'cache-control': 'no-store',
    });
  });
}
