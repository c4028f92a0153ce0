import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import type { Diagram } from '../../domain/question-content.ts';
import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { App } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import { errorResponses } from '../wire-error.ts';
import { QuestionParams } from './bank-schemas.ts';
import { unknownQuestion } from './read-routes.ts';

const diagramRoute = createRoute({
  ...guarded('drawDiagram', 'get', '/api/v1/bank/questions/{id}/diagrams/{place}', 'bank'),
  summary: 'Draw a diagram of a question as SVG',
  request: {
    params: QuestionParams.extend({
      place: z
        .string()
        .regex(/^(\d{1,3}\.)?\d{1,3}$/, 'must be a diagram number, or `question.diagram` for a passage')
        .meta({
          description:
            '`1` is the first diagram; `2.1` is the first diagram of the second question of a passage.',
        }),
    }),
  },
  responses: {
    200: { description: 'The drawing.', content: { 'image/svg+xml': { schema: z.string() } } },
    ...errorResponses(400, 404),
  },
});

export function addDiagramRoutes(app: App, bank: QuestionBank, diagrams: DiagramRenderer): void {
  app.openapi(diagramRoute, async (context) => {
    const { id, place } = context.req.valid('param');
    const entry = await bank.find(id);
    if (entry === undefined) throw unknownQuestion(id);
    const diagram = findDiagram(entry.question, place);
    if (diagram?.kind !== 'tikz')
      throw new Fault('not-found', `Question ${id} has no TikZ diagram ${place}.`);
    return context.body(await drawTikz(diagrams, diagram.tex), 200, drawingHeaders);
  });
}

export const drawingHeaders = {
  'content-type': 'image/svg+xml',
  'cache-control': 'private, max-age=60',
  // A browser that opens the drawing as a page allows only its embedded fonts and styles.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox",
} as const;

/** Draws a TikZ picture as SVG; a TeX error is an `invalid-input` fault. */
export async function drawTikz(diagrams: DiagramRenderer, tex: string): Promise<string> {
  const drawing = await diagrams.draw(tex);
  if (drawing.kind === 'failed') throw toDrawingFault(drawing.message, drawing.line);
  return drawing.svg;
}

/** Finds a diagram by its address: `1`, or `2.1` for the first diagram of the second question of a passage. */
function findDiagram(question: Question, place: string): Diagram | undefined {
  const numbers = place.split('.').map(Number);
  const diagramNumber = numbers.at(-1) ?? 0;
  const questionNumber = numbers.at(-2);
  const owner = questionNumber === undefined ? question : question.questions?.[questionNumber - 1];
  return owner?.diagrams[diagramNumber - 1];
}

function toDrawingFault(message: string, line: number | undefined): Fault {
  const position = line === undefined ? '' : ` in line ${line}`;
  return new Fault('invalid-input', `TeX cannot draw this diagram: ${message}${position}`, {
    facts: line === undefined ? {} : { line },
  });
}
