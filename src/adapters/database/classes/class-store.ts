import { z } from 'zod';
import { ClassMember, type JoinCode, SchoolClass } from '../../../domain/school-class.ts';
import type { ClassFilter, ClassStore } from '../../../ports/class-store.ts';
import type { Database } from '../connection/database.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Tx } from '../schema/schema.ts';
import { removeAssignments } from './assignment-store.ts';

/** Creates the store of classes on an open, migrated database. */
export function createClassStore(database: Database): ClassStore {
  const { kysely, guard, institution } = database;
  return {
    create: (schoolClass) =>
      guard(() =>
        kysely.transaction().execute(async (tx) => {
          const { id, name, teacher, createdAt, joinCode, isOpen } = schoolClass;
          await tx
            .insertInto('classes')
            .values({
              id,
              name: storableText(name),
              teacher: storableText(teacher),
              created_at: createdAt,
              is_open: isOpen ? 1 : 0,
            })
            .execute();
          await writeCode(tx, { institution, id }, joinCode);
        }),
      ),
    find: (id) =>
      guard(async () => {
        const row = await selectClasses(database)
          .where('classes.id', '=', storableText(id))
          .executeTakeFirst();
        return row && toClass(row);
      }),
    list: (filter) => guard(() => listClasses(database, filter)),
    rename: (id, name) =>
      guard(async () => {
        await kysely
          .updateTable('classes')
          .set({ name: storableText(name) })
          .where('id', '=', id)
          .execute();
      }),
    setCode: (id, code) =>
      guard(() => kysely.transaction().execute((tx) => writeCode(tx, { institution, id }, code))),
    remove: (id) => guard(() => kysely.transaction().execute((tx) => removeClass(tx, { institution, id }))),
    listMembers: (id) => guard(() => listMembers(database, id)),
    hasMember: (id, learner) =>
      guard(async () => {
        const row = await kysely
          .selectFrom('class_members')
          .select('seq')
          .where('class_id', '=', storableText(id))
          .where('learner', '=', storableText(learner))
          .executeTakeFirst();
        return row !== undefined;
      }),
    removeMember: (id, learner) =>
      guard(async () => {
        await kysely
          .deleteFrom('class_members')
          .where('class_id', '=', id)
          .where('learner', '=', storableText(learner))
          .execute();
      }),
  };
}

type ClassKey = { readonly institution: string; readonly id: string };

/** Selects classes with their codes. */
function selectClasses({ kysely, institution }: Database) {
  return kysely
    .selectFrom('classes')
    .leftJoin('class_codes', (join) =>
      join.onRef('class_codes.class_id', '=', 'classes.id').on('class_codes.institution', '=', institution),
    )
    .select(['classes.id', 'classes.name', 'classes.teacher', 'classes.created_at', 'classes.is_open'])
    .select(['class_codes.code', 'class_codes.expires_at', 'class_codes.max_pupils']);
}

const ClassRow = z.object({
  code: z.string().nullable(),
  expiresAt: z.string().nullable(),
  maxPupils: z.number().nullable(),
  isOpen: z.number(),
});

function toClass(row: object): SchoolClass {
  const fields = readFields(row);
  const { code, expiresAt, maxPupils, isOpen } = ClassRow.parse(fields);
  return SchoolClass.parse({
    ...fields,
    isOpen: isOpen === 1,
    joinCode: code === null ? null : { code, expiresAt, maxPupils },
  });
}

async function listClasses(database: Database, { teacher, learner }: ClassFilter) {
  let query = selectClasses(database);
  if (teacher !== undefined) query = query.where('classes.teacher', '=', storableText(teacher));
  if (learner !== undefined)
    query = query.where(({ eb, or, selectFrom }) =>
      or([
        eb('classes.is_open', '=', 1),
        eb(
          'classes.id',
          'in',
          selectFrom('class_members').select('class_id').where('learner', '=', storableText(learner)),
        ),
      ]),
    );
  const rows = await query.orderBy('classes.seq').execute();
  const counts = await database.kysely
    .selectFrom('class_members')
    .select(({ fn }) => ['class_id', fn.countAll().as('count')])
    .groupBy('class_id')
    .execute();
  const countById = new Map(counts.map(({ class_id: id, count }) => [id, Number(count)]));
  return rows.map((row) => ({ ...toClass(row), pupilCount: countById.get(row.id) ?? 0 }));
}

async function writeCode(tx: Tx, { institution, id }: ClassKey, code: JoinCode | null): Promise<void> {
  await tx
    .deleteFrom('class_codes')
    .where('institution', '=', institution)
    .where('class_id', '=', id)
    .execute();
  if (code === null) return;
  const { expiresAt, maxPupils } = code;
  await tx
    .insertInto('class_codes')
    .values({ code: code.code, institution, class_id: id, expires_at: expiresAt, max_pupils: maxPupils })
    .execute();
}

async function removeClass(tx: Tx, { institution, id }: ClassKey): Promise<void> {
  const assignments = await tx.selectFrom('assignments').select('id').where('class_id', '=', id).execute();
  await removeAssignments(
    tx,
    assignments.map((assignment) => assignment.id),
  );
  await writeCode(tx, { institution, id }, null);
  await tx.deleteFrom('class_members').where('class_id', '=', id).execute();
  await tx.deleteFrom('classes').where('id', '=', id).execute();
}

async function listMembers({ kysely, institution }: Database, id: string): Promise<ClassMember[]> {
  const rows = await kysely
    .selectFrom('class_members')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'class_members.learner').on('accounts.institution', '=', institution),
    )
    .select(['class_members.learner', 'class_members.number', 'class_members.joined_at', 'accounts.name'])
    .where('class_members.class_id', '=', storableText(id))
    .orderBy('class_members.number')
    .execute();
  return rows.map((row) => ClassMember.parse(readFields(row)));
}
