import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/run-command.ts';
import { readMetadataComments } from '../../src/domain/metadata-comments.ts';
import type { Json } from '../../src/domain/run.ts';
import type { ScratchServer } from '../../src/http/scratch-server.fixture.ts';
import { printQuestions } from '../../src/latex/print-questions.ts';
import { readQuestions } from '../../src/latex/read-questions.ts';

// The review queue accepts exam questions and SQL queries; `web/src/review/README.md` explains why. A turn is one
// submission.

/** A text to review and the request that it was generated for. */
type Turn = {
  readonly provider?: string;
  readonly request?: string;
  readonly text: string;
  readonly confidence?: number;
  readonly validation?: string;
  readonly clarifications?: number;
  readonly context?: Json;
};

/** Adds an item to the review queue like a client of the API does; returns its id. */
export async function submitItem(server: ScratchServer, turn: Turn): Promise<string> {
  const { itemId } = await server.queue.intake.submit({
    turn: {
      provider_id: turn.provider ?? 'postgresql',
      user_input: turn.request ?? 'Show me all orders from last month',
      generated_query: turn.text,
      confidence_score: turn.confidence ?? 0.65,
      validation_status: turn.validation ?? 'valid',
      clarification_count: turn.clarifications ?? 0,
    },
    by: 'query-service',
    ...(turn.context !== undefined && { context: turn.context }),
  });
  if (itemId === undefined) throw new Error(`no item was queued for ${turn.text}`);
  return itemId;
}

/** A 2×2 pixel image in place of a photo. */
export const TINY_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGP8z8Dwn4GBgYmBAQAJCgIBq2nhWQAAAABJRU5ErkJggg==';

/** Creates a turn from the sample question whose stem contains `stemPart`; `change` edits its TeX. */
export function createSampleTurn(stemPart: string, change: (tex: string) => string = String): Turn {
  const text = readFileSync(join(projectRoot, 'data/samples/physics/mechanics.tex'), 'utf8');
  const sample = readQuestions(text).questions.find(({ question }) => question.stem.includes(stemPart));
  if (sample === undefined) throw new Error(`no sample question contains ${stemPart}`);
  const question = readMetadataComments(sample.question);
  return { provider: 'questions', request: question.stem, text: change(printQuestions([question])) };
}

/** Adds ten items: queries and questions with low confidence, failed validation or many clarifications. */
export async function fillReviewQueue(server: ScratchServer): Promise<string[]> {
  const turns: Turn[] = [
    {
      request: 'How many orders were refunded each month this year?',
      text: "SELECT DATE_TRUNC('month', refunded_at) AS month, COUNT(*)\nFROM orders\nWHERE refunded_at >= DATE_TRUNC('year', NOW())\nGROUP BY 1\nORDER BY 1",
      confidence: 0.62,
    },
    { request: 'Customers without an order', text: 'SELEC name FROM customers WHERE', validation: 'invalid' },
    {
      request: 'Top ten products by revenue in Scotland',
      text: "SELECT p.name, SUM(l.price * l.quantity) AS revenue FROM products p JOIN lines l ON l.product_id = p.id JOIN orders o ON o.id = l.order_id WHERE o.region = 'Scotland' GROUP BY p.name ORDER BY revenue DESC LIMIT 10",
      confidence: 0.41,
      clarifications: 4,
    },
    {
      provider: 'athena',
      request: 'Daily active users last week',
      text: 'SELECT day, COUNT(DISTINCT user_id) FROM events GROUP BY day',
      confidence: 0.55,
    },
    {
      ...createSampleTurn('inclined plane', (tex) => tex.replace('g(\\sin 30^\\circ', 'g(\\sin 30^\\circ')),
      confidence: 0.58,
      context: {
        source: { name: 'page-12.png', image: TINY_PICTURE },
        scores: { clinical_accuracy: 0.91, distractor_quality: 0.62 },
        reasons: ['Two distractors follow from the same mistake.'],
      },
    },
    {
      provider: 'mysql',
      request: 'Average basket by shop',
      text: 'SELECT shop, AVG(total) FROM baskets GROUP BY shop',
      confidence: 0.3,
    },
    {
      provider: 'bigquery',
      request: 'Sessions by country',
      text: 'SELECT country, COUNT(*) FROM `shop.sessions` GROUP BY country',
      confidence: 0.66,
    },
    {
      request: 'Orders that took longer than a week',
      text: "SELECT id FROM orders WHERE delivered_at - created_at > INTERVAL '7 days'",
      confidence: 0.68,
    },
    {
      request: 'Show me the newest reviews',
      text: 'SELECT * FROM reviews ORDER BY created_at DESC',
      confidence: 0.9,
      clarifications: 3,
    },
    {
      request: 'Invoices that nobody paid',
      text: 'SELECT * FROM invoices WHERE paid_at IS NULL',
      confidence: 0.69,
    },
  ];
  const ids: string[] = [];
  for (const turn of turns) ids.push(await submitItem(server, turn));
  return ids;
}
