import { hash, randomBytes } from 'node:crypto';
import { formatCode, normaliseCode, PERSONAL_CODE_LENGTH } from '../../../domain/school-class.ts';
import type { AuditStamp } from '../../../ports/accounts.ts';
import type { ClassCodes, JoinOutcome, NewPupil } from '../../../ports/class-codes.ts';
import { createAccount } from '../accounts/accounts.ts';
import { writeAuditEntry } from '../audit-log/audit-log.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Tx } from '../schema/schema.ts';

type PupilRef = Parameters<ClassCodes['issueCode']>[0];
type Membership = Parameters<ClassCodes['addMember']>[0];

/** Creates the store of codes on an open, migrated database. It reads the codes of all institutions. */
export function createClassCodes(database: Database): ClassCodes {
  const { guard } = database;
  /** Runs the work in a transaction that only sees one institution. Joins wait for each other, so that a class cannot get too many pupils. */
  const write = <T>(institution: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    guard(() =>
      database
        .forInstitution(institution)
        .kysely.transaction()
        .execute(async (tx) => {
          await database.lockForWriting(tx, 'class_members');
          return work(tx);
        }),
    );
  return {
    findClass: (code, now) => guard(() => findClass(database, code, now)),
    addMember: (member, at) => write(member.institution, (tx) => addMember(tx, member, at)),
    addPupil: (pupil, stamp) =>
      write(pupil.institution, async (tx) => {
        if (await isFull(tx, pupil)) return undefined;
        const { institution, classId, name, email } = pupil;
        const account = await createAccount(tx, { institution, name, email, roles: ['learner'] }, stamp);
        await addMember(tx, { institution, classId, learner: account.id }, stamp.at);
        const ref = { institution, learner: account.id };
        return { learner: account.id, personalCode: await writeCode(tx, ref, stamp.at) };
      }),
    findHomeClass: (pupil) => guard(() => findHomeClass(database, pupil)),
    issueCode: (pupil, stamp) =>
      write(pupil.institution, async (tx) => {
        await endAccess(tx, pupil, stamp.at);
        await recordCode(tx, pupil, stamp);
        return writeCode(tx, pupil, stamp.at);
      }),
    findPupil: (personalCode) =>
      guard(async () => {
        const row = await database.kysely
          .selectFrom('personal_codes')
          .select(['institution', 'learner'])
          .where('hash', '=', hashCode(personalCode))
          .executeTakeFirst();
        return row && { institution: row.institution, learner: row.learner };
      }),
  };
}

async function findClass(database: Database, code: string, now: string) {
  const found = await database.kysely
    .selectFrom('class_codes')
    .select(['institution', 'class_id', 'expires_at', 'max_pupils'])
    .where('code', '=', normaliseCode(code))
    .executeTakeFirst();
  if (found === undefined || (found.expires_at !== null && found.expires_at <= now)) return undefined;
  const { institution, class_id: classId, max_pupils: maxPupils } = found;
  const row = await database
    .forInstitution(institution)
    .kysely.selectFrom('classes')
    .select('name')
    .where('id', '=', classId)
    .executeTakeFirst();
  return row && { institution, classId, className: row.name, maxPupils };
}

async function isFull(
  tx: Tx,
  { classId, maxPupils }: Pick<NewPupil, 'classId' | 'maxPupils'>,
): Promise<boolean> {
  if (maxPupils === undefined) return false;
  const { count } = await tx
    .selectFrom('class_members')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return Number(count) >= maxPupils;
}

async function addMember(tx: Tx, member: Membership, at: string): Promise<JoinOutcome> {
  const { classId, learner } = member;
  const existing = await tx
    .selectFrom('class_members')
    .select('seq')
    .where('class_id', '=', classId)
    .where('learner', '=', storableText(learner))
    .executeTakeFirst();
  if (existing !== undefined) return 'joined';
  if (await isFull(tx, member)) return 'full';
  const { last } = await tx
    .selectFrom('class_members')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  const number = Number(last ?? 0) + 1;
  const row = { class_id: classId, learner: storableText(learner), number, joined_at: at };
  await tx.insertInto('class_members').values(row).execute();
  return 'joined';
}

async function findHomeClass(
  database: Database,
  { institution, learner }: PupilRef,
): Promise<string | undefined> {
  const code = await database.kysely
    .selectFrom('personal_codes')
    .select('seq')
    .where('institution', '=', institution)
    .where('learner', '=', storableText(learner))
    .executeTakeFirst();
  if (code === undefined) return undefined;
  // Pupils enter open classes by themselves.
  const row = await database
    .forInstitution(institution)
    .kysely.selectFrom('class_members')
    .innerJoin('classes', 'classes.id', 'class_members.class_id')
    .select('class_members.class_id')
    .where('class_members.learner', '=', storableText(learner))
    .where('classes.is_open', '=', 0)
    .orderBy('class_members.seq')
    .executeTakeFirst();
  return row?.class_id;
}

/** Ends the sessions and API keys of a pupil. */
async function endAccess(tx: Tx, { institution, learner }: PupilRef, at: string): Promise<void> {
  const user = storableText(learner);
  await tx
    .deleteFrom('sessions')
    .where('institution', '=', institution)
    .where('user_id', '=', user)
    .execute();
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('institution', '=', institution)
    .where('user_id', '=', user)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Stores a new code of the pupil, by its hash, instead of an earlier one. */
async function writeCode(tx: Tx, { institution, learner }: PupilRef, at: string): Promise<string> {
  const code = createCode(PERSONAL_CODE_LENGTH);
  await tx
    .deleteFrom('personal_codes')
    .where('institution', '=', institution)
    .where('learner', '=', storableText(learner))
    .execute();
  await tx
    .insertInto('personal_codes')
    .values({ hash: hashCode(code), institution, learner: storableText(learner), created_at: at })
    .execute();
  return code;
}

async function recordCode(
  tx: Tx,
  { institution, learner }: PupilRef,
  { at, origin }: AuditStamp,
): Promise<void> {
  const entry = { ...origin, institution, at, subject: learner, target: null, detail: null };
  await writeAuditEntry(tx, { ...entry, action: 'code-created' });
}

/** The hash of a code in the form in which `normaliseCode` returns it. */
function hashCode(code: string): string {
  return hash('sha256', normaliseCode(code));
}

/** Creates a random code. */
export function createCode(length: number): string {
  for (;;) {
    const code = formatCode(randomBytes(length * 2), length);
    if (code !== undefined) return code;
  }
}
