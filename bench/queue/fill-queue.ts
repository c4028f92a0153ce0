import { DatabaseSync } from 'node:sqlite';
import { toSearchColumns } from '../../src/adapters/database/examples/put-example.ts';
import { computeUrgency } from '../../src/adapters/database/review-queue/review-item-row.ts';
import { triggerPriority } from '../../src/domain/queue-priority.ts';

// The columns follow the queue's specification, which was written for SQL queries. `src/domain/queue-item.ts` explains
// the names.

const PROVIDERS = ['postgresql', 'athena', 'mysql', 'bigquery', 'questions'];
const NOUNS = 'orders users carts shops payments refunds invoices products reviews stocks'.split(' ');
const GROUPINGS = 'city month week country shop region supplier colour size season'.split(' ');

const toTimestamp = (n: number): string => new Date(Date.UTC(2025, 0, 1) + n * 1000).toISOString();

/** Inserts `count` pending review items with the same columns as the queue writes, in one transaction. */
export function fillItems(path: string, count: number): void {
  const database = new DatabaseSync(path);
  const insert =
    database.prepare(`insert into review_items (id, turn_id, conversation_id, provider_id, user_input,
    generated_query, confidence, validation_status, clarification_count, reason, triggers, priority, urgency, status,
    is_good_example, involved_tables, intent, complexity, version, created_at)
    values (?, ?, null, ?, ?, ?, ?, 'valid', 0, 'low_confidence', '["low_confidence"]', ?, ?, 'pending_review', 1, ?,
    'filter', 'simple', 1, ?)`);
  const insertTally = database.prepare(
    `insert into review_tallies (provider_id, status, reason, amount) values (?, 'pending_review', 'low_confidence', ?)`,
  );
  database.exec('begin');
  for (let n = 0; n < count; n++) {
    const confidence = ((n * 7919) % 700_000) / 1_000_000;
    const priority = triggerPriority('low_confidence', confidence);
    const noun = NOUNS[n % NOUNS.length] ?? '';
    const provider = PROVIDERS[n % PROVIDERS.length] ?? '';
    const query = `SELECT * FROM ${noun} WHERE shop = ${n} AND created_at >= NOW() - INTERVAL '1 month'`;
    const urgency = computeUrgency(priority, confidence);
    const question = `Show me all ${noun} of shop ${n} from last month`;
    insert.run(
      `item-${n}`,
      `turn-${n}`,
      provider,
      question,
      query,
      confidence,
      priority,
      urgency,
      `["${noun}"]`,
      toTimestamp(n),
    );
  }
  for (const provider of PROVIDERS) insertTally.run(provider, Math.ceil(count / PROVIDERS.length));
  database.exec('commit; analyze');
  database.close();
}

/** Inserts `count` examples. One of them is about platypuses and is followed by 10,000 newer ones. */
export function fillExamples(path: string, count: number): void {
  const database = new DatabaseSync(path);
  const insert =
    database.prepare(`insert into review_examples (id, provider_id, nl_query, query, content_hash, status,
    intent, complexity, tables, added_by, created_at) values (?, ?, ?, ?, ?, 'approved', 'filter', 'simple', '[]', 'bench', ?)`);
  const index = database.prepare('insert into example_search (rowid, asked, answer) values (?, ?, ?)');
  database.exec('begin');
  for (let n = 0; n < count; n++) {
    const noun = NOUNS[n % NOUNS.length] ?? '';
    const grouping = GROUPINGS[Math.floor(n / 10) % GROUPINGS.length] ?? '';
    const question =
      n === count - 10_000
        ? 'Show the orders of platypus breeders by month'
        : `Show me all ${noun} by ${grouping} for customer ${n % 5000} in year ${2000 + (n % 25)}`;
    const query = `SELECT ${grouping}, count(*) FROM ${noun} WHERE customer = ${n} GROUP BY ${grouping}`;
    const { lastInsertRowid } = insert.run(
      `example-${n}`,
      PROVIDERS[n % 4] ?? '',
      question,
      query,
      `hash-${n}`,
      toTimestamp(n),
    );
    const searchColumns = toSearchColumns(question, query);
    index.run(lastInsertRowid, searchColumns.asked, searchColumns.answer);
  }
  database.exec('commit');
  database.exec(`insert into example_search (example_search) values ('optimize')`);
  database.close();
}
