import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

// The columns follow the queue's specification, which was written for SQL queries. `src/domain/queue-item.ts` explains
// the names.

export type RawQueue = ReturnType<typeof openRawQueue>;

const COLUMNS = `id, conversation_id, turn_id, provider_id, user_input, generated_query, confidence as confidence_score,
  validation_status, reason as reason_for_review, created_at, priority`;

type Row = Record<string, SQLOutputValue>;

/** Opens the baseline: hand-written prepared statements on the same tables. */
export function openRawQueue(path: string) {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const selectFirstPage = database.prepare(
    `select ${COLUMNS}, urgency, seq from review_items where status = 'pending_review' order by urgency, seq limit ?`,
  );
  const selectNextPage = database.prepare(
    `select ${COLUMNS}, urgency, seq from review_items where status = 'pending_review' and (urgency, seq) > (?, ?)
     order by urgency, seq limit ?`,
  );
  const count = database.prepare(
    `select sum(amount) as total from review_tallies where status = 'pending_review'`,
  );
  const selectNextItem = database.prepare(`select seq, id from review_items where status = 'pending_review'
    and (lease_until is null or lease_until <= ?) order by urgency, seq limit 1`);
  const leaseItem = database.prepare(
    'update review_items set lease_holder = ?, lease_until = ? where seq = ?',
  );
  const writeDecision = prepareDecision(database);
  return {
    page: (limit: number): Row[] => selectFirstPage.all(limit),
    pageAfter: (urgency: number, seq: number, limit: number): Row[] =>
      selectNextPage.all(urgency, seq, limit),
    count: () => count.get()?.total,
    claimAndDecide: (holder: string): void => {
      const now = new Date().toISOString();
      database.exec('begin immediate');
      const row = selectNextItem.get(now);
      leaseItem.run(holder, new Date(Date.now() + 600_000).toISOString(), row?.seq ?? null);
      database.exec('commit');
      writeDecision(Number(row?.seq), String(row?.id), holder);
    },
    close: () => database.close(),
  };
}

function prepareDecision(database: DatabaseSync) {
  const find = database.prepare('select * from review_items where id = ?');
  const decide =
    database.prepare(`update review_items set status = 'approved', decision = 'APPROVE', is_good_example = 1,
    reviewed_by = ?, reviewed_at = ?, lease_holder = null, lease_until = null, version = version + 1 where seq = ?`);
  const insertAudit = database.prepare(
    `insert into review_audit (item_id, at, actor, action, detail) values (?, ?, ?, 'approved', '{"version":2}')`,
  );
  const insertTally = database.prepare(
    `insert into review_tallies (provider_id, status, reason, amount) values (?, ?, 'low_confidence', ?)`,
  );
  const insertExample =
    database.prepare(`insert into review_examples (id, provider_id, nl_query, query, content_hash, status,
    intent, complexity, tables, added_by, created_at) values (?, ?, ?, ?, 'h', 'approved', 'filter', 'simple', '[]', ?, ?)`);
  const insertSearchRow = database.prepare(
    'insert into example_search (rowid, asked, answer) values (?, ?, ?)',
  );
  return (seq: number, id: string, holder: string): void => {
    const now = new Date().toISOString();
    database.exec('begin immediate');
    const item = find.get(id) ?? {};
    const [provider, question, answer] = [item.provider_id, item.user_input, item.generated_query].map(
      String,
    );
    decide.run(holder, now, seq);
    insertTally.run(provider ?? '', 'pending_review', -1);
    insertTally.run(provider ?? '', 'approved', 1);
    const { lastInsertRowid } = insertExample.run(
      id,
      provider ?? '',
      question ?? '',
      answer ?? '',
      holder,
      now,
    );
    insertSearchRow.run(lastInsertRowid, question ?? '', answer ?? '');
    insertAudit.run(id, now, holder);
    database.exec('commit');
  };
}
