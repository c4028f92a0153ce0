import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
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
        .regex(
          /^(\d{1,3}\.)?([a-z\d]{1,5}\.){0,2}\d{1,3}$/,
          'must be a diagram number, after the number of a question of a passage or the path of a part',
        )
        .meta({
          description:
            '`1` is the first diagram; `b.i.1` is the first diagram of part (b)(i); `2.1` is the first diagram of the second question of a passage, and `2.a.1` of its part (a).',
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

/** Finds a diagram by its address: `1`, `b.i.1` in a part, `2.1` in the second question of a passage, `2.a.1` in its part. */
function findDiagram(question: Question, place: string): Diagram | undefined {
  const names = place.split('.');
  const diagramNumber = Number(names.pop());
  const owner = question.questions === undefined ? question : findInnerQuestion(question, names.shift());
  const [outer, inner] = names;
  const part = owner?.parts?.find(({ label }) => label === outer);
  const subPart = part?.parts?.find(({ label }) => label === inner);
  const holder = outer === undefined ? owner : inner === undefined ? part : subPart;
  return holder?.diagrams[diagramNumber - 1];
}

/** Finds a question of a passage by its number; without one, the passage itself. */
function findInnerQuestion(passage: Question, number: string | undefined): PlainQuestion | undefined {
  return number === undefined ? passage : passage.questions?.[Number(number) - 1];
}

function toDrawingFault(message: string, line: number | undefined): Fault {
  const position = line === undefined ? '' : ` in line ${line}`;
  return new Fault('invalid-input', `TeX cannot draw this diagram: ${message}${position}`, {
    facts: line === undefined ? {} : { line },
  });
}
