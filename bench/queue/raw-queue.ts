import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

export type RawQueue = ReturnType<typeof openRawQueue>;

const COLUMNS = `id, conversation_id, turn_id, provider_id, user_input, generated_query, confidence as confidence_score,
  validation_status, reason as reason_for_review, created_at, priority`;

type Row = Record<string, SQLOutputValue>;

/** Opens the baseline: hand-written prepared statements on the same tables. */
export function openRawQueue(path: string) {
  const file = new DatabaseSync(path);
  file.exec('pragma journal_mode = wal; pragma synchronous = full');
  const first = file.prepare(
    `select ${COLUMNS}, urgency, seq from review_items where status = 'pending_review' order by urgency, seq limit ?`,
  );
  const after = file.prepare(
    `select ${COLUMNS}, urgency, seq from review_items where status = 'pending_review' and (urgency, seq) > (?, ?)
     order by urgency, seq limit ?`,
  );
  const count = file.prepare(
    `select sum(amount) as total from review_tallies where status = 'pending_review'`,
  );
  const next = file.prepare(`select seq, id from review_items where status = 'pending_review'
    and (lease_until is null or lease_until <= ?) order by urgency, seq limit 1`);
  const lease = file.prepare('update review_items set lease_holder = ?, lease_until = ? where seq = ?');
  const writeDecision = prepareDecision(file);
  return {
    page: (limit: number): Row[] => first.all(limit),
    pageAfter: (urgency: number, seq: number, limit: number): Row[] => after.all(urgency, seq, limit),
    count: () => count.get()?.total,
    claimAndDecide: (holder: string): void => {
      const now = new Date().toISOString();
      file.exec('begin immediate');
      const row = next.get(now);
      lease.run(holder, new Date(Date.now() + 600_000).toISOString(), row?.seq ?? null);
      file.exec('commit');
      writeDecision(Number(row?.seq), String(row?.id), holder);
    },
    close: () => file.close(),
  };
}

function prepareDecision(file: DatabaseSync) {
  const find = file.prepare('select * from review_items where id = ?');
  const decide =
    file.prepare(`update review_items set status = 'approved', decision = 'APPROVE', is_good_example = 1,
    reviewed_by = ?, reviewed_at = ?, lease_holder = null, lease_until = null, version = version + 1 where seq = ?`);
  const audit = file.prepare(
    `insert into review_audit (item_id, at, actor, action, detail) values (?, ?, ?, 'approved', '{"version":2}')`,
  );
  const tally = file.prepare(
    `insert into review_tallies (provider_id, status, reason, amount) values (?, ?, 'low_confidence', ?)`,
  );
  const example =
    file.prepare(`insert into review_examples (id, provider_id, nl_query, query, content_hash, status,
    intent, complexity, tables, added_by, created_at) values (?, ?, ?, ?, 'h', 'approved', 'filter', 'simple', '[]', ?, ?)`);
  const words = file.prepare('insert into example_search (rowid, asked, answer) values (?, ?, ?)');
  return (seq: number, id: string, holder: string): void => {
    const now = new Date().toISOString();
    file.exec('begin immediate');
    const item = find.get(id) ?? {};
    const [provider, asked, answer] = [item.provider_id, item.user_input, item.generated_query].map(String);
    decide.run(holder, now, seq);
    tally.run(provider ?? '', 'pending_review', -1);
    tally.run(provider ?? '', 'approved', 1);
    const { lastInsertRowid } = example.run(id, provider ?? '', asked ?? '', answer ?? '', holder, now);
    words.run(lastInsertRowid, asked ?? '', answer ?? '');
    audit.run(id, now, holder);
    file.exec('commit');
  };
}
