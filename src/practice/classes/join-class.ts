import { Fault } from '../../domain/fault.ts';
import type { Principal } from '../../domain/principal.ts';
import type { AuditStamp } from '../../ports/accounts.ts';
import type { ClassCodes, JoinableClass } from '../../ports/class-codes.ts';

/** What a pupil gets after joining. The personal code is null for a pupil who has an account. */
type JoinedPupil = {
  readonly institution: string;
  readonly learner: string;
  readonly className: string;
  readonly personalCode: string | null;
};

/** Finds the class of a join code. An unknown code and an expired one give the same answer. */
export async function findJoinableClass(
  code: string,
  codes: ClassCodes,
  now: string,
): Promise<JoinableClass & { readonly maxPupils: number }> {
  const found = await codes.findClass(code, now);
  if (found === undefined)
    throw new Fault('not-found', "This code isn't valid.", {
      advice: 'Check it, or ask your teacher for the current one.',
    });
  return found;
}

type JoinRequest = {
  readonly code: string;
  readonly name: string | null;
  /** The pupil's own account, after a sign-in; undefined for a pupil without one, who gets a new account. */
  readonly caller: Principal | undefined;
};

/** Adds a pupil to the class of a join code. */
export async function joinClass(
  { code, name, caller }: JoinRequest,
  codes: ClassCodes,
  stamp: AuditStamp,
): Promise<JoinedPupil> {
  const { institution, classId, className, maxPupils } = await findJoinableClass(code, codes, stamp.at);
  if (caller !== undefined) {
    if (caller.institution !== institution)
      throw new Fault('not-found', "This code isn't valid.", {
        advice: 'It belongs to another institution.',
      });
    const outcome = await codes.addMember({ institution, classId, learner: caller.id, maxPupils }, stamp.at);
    if (outcome === 'full') throw createFull();
    return { institution, learner: caller.id, className, personalCode: null };
  }
  const added = await codes.addPupil({ institution, classId, name, email: null, maxPupils }, stamp);
  if (added === undefined) throw createFull();
  return { institution, className, ...added };
}

function createFull(): Fault {
  return new Fault('conflict', 'This class is full.', { advice: 'Ask your teacher to allow more pupils.' });
}
