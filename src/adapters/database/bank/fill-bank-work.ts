import { Provenance } from '../../../domain/provenance.ts';
import { createInstitutionPlugin } from '../connection/institution-plugin.ts';
import { listInstitutionIds } from '../institutions/list-institution-ids.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { listTags } from './question-tags.ts';

const PAGE_SIZE = 500;

/** Fills the table of tags and the column `parent_id` from the stored questions, for the migration that adds them. */
export async function fillBankWork(tx: Tx): Promise<void> {
  for (const id of await listInstitutionIds(tx))
    await fillInstitution(tx.withPlugin(createInstitutionPlugin(id)));
}

async function fillInstitution(tx: Db): Promise<void> {
  let lastSeq = 0;
  for (;;) {
    const rows = await tx
      .selectFrom('questions')
      .innerJoin('question_versions', (join) =>
        join
          .onRef('question_versions.question_seq', '=', 'questions.seq')
          .onRef('question_versions.version', '=', 'questions.version'),
      )
      .select(['questions.seq', 'questions.tags', 'question_versions.provenance'])
      .where('questions.seq', '>', lastSeq)
      .orderBy('questions.seq')
      .limit(PAGE_SIZE)
      .execute();
    if (rows.length === 0) return;
    const tags = rows.flatMap(({ seq, tags: stored }) =>
      listTags(stored === null ? [] : JSON.parse(stored)).map((tag) => ({ question_seq: seq, tag })),
    );
    if (tags.length > 0) await tx.insertInto('question_tags').values(tags).execute();
    for (const { seq, provenance } of rows) await fillParent(tx, seq, provenance);
    lastSeq = rows.at(-1)?.seq ?? lastSeq;
  }
}

async function fillParent(tx: Db, seq: number, provenance: string | null): Promise<void> {
  if (provenance === null) return;
  const { parentId } = Provenance.parse(JSON.parse(provenance));
  if (parentId === undefined) return;
  await tx.updateTable('questions').set({ parent_id: parentId }).where('seq', '=', seq).execute();
}
