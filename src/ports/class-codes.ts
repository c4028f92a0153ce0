import type { AuditStamp } from './accounts.ts';

type PupilRef = { readonly institution: string; readonly learner: string };
type ClassRef = { readonly institution: string; readonly classId: string };

/** A class that a join code opens. */
export type JoinableClass = ClassRef & { readonly className: string };

/** How an attempt to add a pupil ended. */
export type JoinOutcome = 'joined' | 'full';

export type NewPupil = ClassRef & {
  readonly name: string | null;
  /** The pupil can sign in with a provider that has verified this address. */
  readonly email: string | null;
  /** At most this many pupils may be in the class afterwards; undefined without a limit. */
  readonly maxPupils?: number | undefined;
};

/**
 * The codes with which pupils join a class and come back. The store serves all institutions, because a code is entered
 * before its institution is known.
 */
export type ClassCodes = {
  /** Finds the class of a join code that has not expired. */
  findClass(code: string, now: string): Promise<(JoinableClass & { readonly maxPupils: number }) | undefined>;
  /** Adds a user who has an account. A user who is in the class already stays in it. */
  addMember(
    pupil: PupilRef & ClassRef & { readonly maxPupils?: number | undefined },
    at: string,
  ): Promise<JoinOutcome>;
  /** Creates an account with the role `learner`, its membership and its personal code, all or nothing. Undefined if the class is full. */
  addPupil(
    pupil: NewPupil,
    stamp: AuditStamp,
  ): Promise<{ readonly learner: string; readonly personalCode: string } | undefined>;
  /** Returns the class for which the account of a pupil was made: the first one. Undefined for other accounts. */
  findHomeClass(pupil: PupilRef): Promise<string | undefined>;
  /** Replaces the personal code of a pupil, and ends the pupil's sessions and API keys, which another person may have. */
  issueCode(pupil: PupilRef, stamp: AuditStamp): Promise<string>;
  findPupil(personalCode: string): Promise<PupilRef | undefined>;
};
