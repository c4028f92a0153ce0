import { Fault } from '../../domain/fault.ts';
import { hasAnyRole, type Principal } from '../../domain/principal.ts';
import type { ClassMember, SchoolClass } from '../../domain/school-class.ts';
import type { Account, Accounts, AuditStamp } from '../../ports/accounts.ts';
import { parseCsv } from '../../text/csv.ts';
import type { ClassDependencies } from './class-dependencies.ts';
import { getTaughtClass } from './find-own-work.ts';

const DEFAULT_MAX_PUPILS = 40;
const MAX_IMPORTED = 300;
const DAY_MS = 86_400_000;

/** How pupils join: until when and how many. */
type CodeOptions = { readonly days?: number | undefined; readonly maxPupils?: number | undefined };

/** A pupil of an imported list; the code is shown once. */
type ImportedPupil = {
  readonly learner: string;
  readonly name: string | null;
  /** The e-mail address in the list. */
  readonly email: string | null;
  readonly personalCode: string | null;
};

/** What teachers do with their classes. */
export type ClassService = {
  create(name: string, options: CodeOptions, caller: Principal): Promise<SchoolClass>;
  /** Lists the classes of a teacher; an admin sees all. */
  list(caller: Principal): ReturnType<ClassDependencies['classes']['list']>;
  read(id: string, caller: Principal): Promise<SchoolClass & { readonly pupils: readonly ClassMember[] }>;
  rename(id: string, name: string, caller: Principal): Promise<void>;
  remove(id: string, caller: Principal): Promise<void>;
  /** Replaces the join code; null ends joining by a code. */
  changeCode(id: string, options: CodeOptions | null, caller: Principal): Promise<SchoolClass>;
  removePupil(id: string, learner: string, caller: Principal): Promise<void>;
  /** Adds the pupils of a CSV list with the columns name and email, both optional. */
  importPupils(id: string, csv: string, caller: Principal, stamp: AuditStamp): Promise<ImportedPupil[]>;
  /** Gives a pupil a new personal code, for example when the old one is lost. */
  issueCode(id: string, learner: string, caller: Principal, stamp: AuditStamp): Promise<string>;
};

export function createClassService(
  deps: ClassDependencies & { readonly accounts: Pick<Accounts, 'find' | 'list'> },
): ClassService {
  const { classes, codes, institution } = deps;
  return {
    async create(name, options, caller) {
      const createdAt = deps.now().toISOString();
      const joinCode = createJoinCode(options, deps);
      const created = { id: deps.newId(), name, teacher: caller.id, createdAt, joinCode, isOpen: false };
      await classes.create(created);
      return created;
    },
    list: (caller) => classes.list(hasAnyRole(caller, ['admin']) ? {} : { teacher: caller.id }),
    async read(id, caller) {
      return { ...(await getTaughtClass(id, caller, deps)), pupils: await classes.listMembers(id) };
    },
    async rename(id, name, caller) {
      await getTaughtClass(id, caller, deps);
      await classes.rename(id, name);
    },
    async remove(id, caller) {
      await getTaughtClass(id, caller, deps);
      await classes.remove(id);
    },
    async changeCode(id, options, caller) {
      const found = await getTaughtClass(id, caller, deps);
      const joinCode = options && createJoinCode(options, deps);
      await classes.setCode(id, joinCode);
      return { ...found, joinCode };
    },
    async removePupil(id, learner, caller) {
      await getTaughtClass(id, caller, deps);
      await classes.removeMember(id, learner);
    },
    async importPupils(id, csv, caller, stamp) {
      await getTaughtClass(id, caller, deps);
      const known = await deps.accounts.list(institution);
      const imported: ImportedPupil[] = [];
      for (const pupil of readPupils(csv)) {
        const account = known.find(({ email }) => email !== null && email === pupil.email);
        imported.push(await addImported(id, { pupil, account, stamp }, deps));
      }
      return imported;
    },
    async issueCode(id, learner, caller, stamp) {
      await getTaughtClass(id, caller, deps);
      const account = await deps.accounts.find({ institution, id: learner });
      if (account === undefined || !(await classes.hasMember(id, learner)))
        throw new Fault('not-found', `There is no pupil ${learner} in this class.`);
      await requireHomeClass(account, caller, deps);
      return codes.issueCode({ institution, learner }, stamp);
    },
  };
}

/** Throws unless the account was made for a class of the caller. Membership is not enough: teachers can add any account by its e-mail address. */
async function requireHomeClass(account: Account, caller: Principal, deps: ClassDependencies): Promise<void> {
  const { institution, id: learner } = account;
  const homeClass = await deps.codes.findHomeClass({ institution, learner });
  if (!mayHaveCode(account) || homeClass === undefined)
    throw new Fault('conflict', 'Only pupils whose account was made for a class have a personal code.');
  await getTaughtClass(homeClass, caller, deps).catch(() => {
    throw new Fault('conflict', 'The account of this pupil was made for the class of another teacher.', {
      advice: 'Ask that teacher, or an admin, for a new code.',
    });
  });
}

/** A code must not open the account of a member of staff, or of a person who signs in with a provider. */
function mayHaveCode({ issuer, roles }: Account): boolean {
  return issuer === null && roles.every((role) => role === 'learner');
}

function createJoinCode({ days, maxPupils = DEFAULT_MAX_PUPILS }: CodeOptions, deps: ClassDependencies) {
  const end = days === undefined ? null : new Date(deps.now().getTime() + days * DAY_MS);
  return { code: deps.newCode(), expiresAt: end?.toISOString() ?? null, maxPupils };
}

type ListedPupil = { readonly name: string | null; readonly email: string | null };

type Import = {
  readonly pupil: ListedPupil;
  readonly account: Account | undefined;
  readonly stamp: AuditStamp;
};

/** Adds a listed pupil to the class: the account with their e-mail address if there is one, otherwise a new account. */
async function addImported(
  classId: string,
  { pupil, account, stamp }: Import,
  { codes, institution }: ClassDependencies,
): Promise<ImportedPupil> {
  if (account !== undefined) {
    await codes.addMember({ institution, classId, learner: account.id }, stamp.at);
    return { learner: account.id, name: account.name, email: pupil.email, personalCode: null };
  }
  const added = await codes.addPupil({ institution, classId, ...pupil }, stamp);
  if (added === undefined) throw new Fault('conflict', 'The class is full.');
  return { ...added, ...pupil };
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Reads the list. Without a heading, the first column is the name and the second the e-mail address. */
function readPupils(csv: string): ListedPupil[] {
  const rows = parseCsv(csv);
  const heading = rows[0]?.map((cell) => cell.toLowerCase()) ?? [];
  const hasHeading = heading.some((cell) => ['name', 'email', 'e-mail'].includes(cell));
  const nameColumn = hasHeading ? heading.indexOf('name') : 0;
  const emailColumn = hasHeading ? heading.findIndex((cell) => /^e-?mail$/.test(cell)) : 1;
  const pupils = (hasHeading ? rows.slice(1) : rows).map((row) => ({
    name: row[nameColumn]?.slice(0, 200) || null,
    email: row[emailColumn]?.toLowerCase() || null,
  }));
  if (pupils.length === 0) throw new Fault('invalid-input', 'The list has no pupils.');
  if (pupils.length > MAX_IMPORTED)
    throw new Fault(
      'invalid-input',
      `The list has ${pupils.length} pupils; at most ${MAX_IMPORTED} are allowed.`,
    );
  const wrong = pupils.find(({ email }) => email !== null && !EMAIL.test(email));
  if (wrong !== undefined)
    throw new Fault('invalid-input', `${wrong.email} is not an e-mail address.`, {
      advice: 'Use the columns name and email; both may be empty.',
    });
  return pupils;
}
