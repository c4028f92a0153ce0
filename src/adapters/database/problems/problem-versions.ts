import { Fault } from '../../../domain/fault.ts';
import { ProblemVersion } from '../../../domain/problem.ts';
import type { NewVersion } from '../../../ports/problem-store.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { toVersionNote } from './problem-row.ts';

const versionColumns = [
  'problem_versions.version',
  'problem_versions.reason',
  'problem_versions.part',
  'problem_versions.author',
  'problem_versions.created_at',
  'problem_versions.note',
] as const;

/** Returns the given version of a problem, or the newest. */
export async function findVersion(
  kysely: Db,
  id: string,
  version?: number,
): Promise<ProblemVersion | undefined> {
  const versions = selectVersions(kysely, id).select([...versionColumns, 'problem_versions.content']);
  const query =
    version === undefined
      ? versions.orderBy('problem_versions.version', 'desc').limit(1)
      : versions.where('problem_versions.version', '=', version);
  const row = await query.executeTakeFirst();
  return row && ProblemVersion.parse({ ...toVersionNote(row), content: JSON.parse(row.content) });
}

/** Lists the versions of a problem without their content, newest first. */
export async function listVersions(kysely: Db, id: string): Promise<Omit<ProblemVersion, 'content'>[]> {
  const versions = selectVersions(kysely, id)
    .select(versionColumns)
    .orderBy('problem_versions.version', 'desc');
  return (await versions.execute()).map(toVersionNote);
}

function selectVersions(kysely: Db, id: string) {
  return kysely
    .selectFrom('problem_versions')
    .innerJoin('problems', 'problems.seq', 'problem_versions.problem_seq')
    .where('problems.id', '=', storableText(id));
}

type VersionToAdd = { readonly id: string; readonly newVersion: NewVersion; readonly expected: number };

/** Adds a version after the expected newest version. A resumed run that already added its version gets the number of that version. */
export async function addVersion(tx: Tx, { id, newVersion, expected }: VersionToAdd): Promise<number> {
  const { runId, digest, content, reason, part, author, createdAt, note } = newVersion;
  const addedBefore = runId === undefined ? undefined : await findVersionOfRun(tx, id, runId);
  if (addedBefore !== undefined) return addedBefore;
  const version = expected + 1;
  const updatedProblem = await tx
    .updateTable('problems')
    .set({ version, digest: storableText(JSON.stringify(digest)), updated_at: createdAt })
    .where('id', '=', storableText(id))
    .where('version', '=', expected)
    .returning('seq')
    .executeTakeFirst();
  if (updatedProblem === undefined)
    throw new Fault('conflict', 'This problem has changed since you read it.', {
      advice: 'Read the newest version and make the change again.',
    });
  await tx
    .insertInto('problem_versions')
    .values({
      problem_seq: updatedProblem.seq,
      version,
      reason,
      part: storableText(part),
      author: storableText(author),
      run_id: runId ?? null,
      note: note ? storableText(note) : null,
      content: storableText(JSON.stringify(content)),
      created_at: createdAt,
    })
    .execute();
  return version;
}

/** Returns the version that this run already added before it was interrupted and resumed. */
async function findVersionOfRun(tx: Tx, id: string, runId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('problem_versions')
    .innerJoin('problems', 'problems.seq', 'problem_versions.problem_seq')
    .select('problem_versions.version')
    .where('problems.id', '=', storableText(id))
    .where('problem_versions.run_id', '=', runId)
    .executeTakeFirst();
  return row?.version;
}
