import { DatabaseSync } from 'node:sqlite';

/** Opens the baseline: a table and two prepared statements per job, each in its own transaction. */
export function openRawSqliteJobs(path: string): {
  processJobs(hashes: readonly string[]): void;
  close(): void;
} {
  const database = new DatabaseSync(path);
  database.exec(`pragma journal_mode = wal; pragma synchronous = normal;
    create table jobs (place integer primary key, hash text not null, status text not null, worker text);
    create index jobs_by_status on jobs (status, place)`);
  const insert = database.prepare("insert into jobs (hash, status) values (?, 'waiting')");
  const claim = database.prepare(`update jobs set status = 'running', worker = 'w'
    where place = (select place from jobs where status = 'waiting' order by place limit 1) returning place`);
  const finish = database.prepare("update jobs set status = 'done', worker = null where place = ?");
  return {
    processJobs: (hashes) => {
      database.exec('begin');
      for (const hash of hashes) insert.run(hash);
      database.exec('commit');
      for (let row = claim.get(); row !== undefined; row = claim.get()) finish.run(Number(row.place));
    },
    close: () => database.close(),
  };
}
