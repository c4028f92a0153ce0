import { z } from 'zod';

/** The code with which pupils join a class. */
export const JoinCode = z.object({
  code: z.string(),
  /** Null if the code does not expire. */
  expiresAt: z.iso.datetime().nullable(),
  /** Nobody can join with the code when the class has this many pupils. */
  maxPupils: z.number().int().positive(),
});
export type JoinCode = z.infer<typeof JoinCode>;

/** A class of an institution. Its teacher and admins see the work of its pupils. */
export const SchoolClass = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  /** The id of the user who created it. */
  teacher: z.string().min(1),
  createdAt: z.iso.datetime(),
  /** Null if nobody can join by a code. */
  joinCode: JoinCode.nullable(),
  /**
   * Whether its assignments are for everyone in the institution. A user who starts an assignment becomes a
   * pupil of the class.
   */
  isOpen: z.boolean().default(false),
});
export type SchoolClass = z.infer<typeof SchoolClass>;

/** A pupil of a class. The name is optional: without one, pages show the number. */
export const ClassMember = z.object({
  learner: z.string().min(1),
  name: z.string().nullable(),
  /** From 1, in the order of joining. */
  number: z.number().int().positive(),
  joinedAt: z.iso.datetime(),
});
export type ClassMember = z.infer<typeof ClassMember>;

/** Returns the names of the pupils of a class for pages and files, by learner; equal names get the number. */
export function formatPupils(members: readonly ClassMember[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(members, ({ name }) => name);
  const entries = members.map(({ learner, name, number }): [string, string] => {
    if (name === null) return [learner, `Pupil ${number}`];
    const isShared = (byName.get(name)?.length ?? 0) > 1;
    return [learner, isShared ? `${name} (${number})` : name];
  });
  return new Map(entries);
}

/** Letters and digits that are not easily confused: no 0, O, 1, I, L or U. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const JOIN_CODE_LENGTH = 8;
/** Twelve characters have 58 bits, which nobody can guess. */
export const PERSONAL_CODE_LENGTH = 12;
const GROUP_LENGTH = 4;

/**
 * Writes random bytes as a code in groups of four: `K7QM-2XWP`. The largest bytes are skipped, because with them some
 * characters would be more frequent than others. Returns undefined if too few bytes remain.
 */
export function formatCode(bytes: Iterable<number>, length: number): string | undefined {
  const limit = 256 - (256 % CODE_ALPHABET.length);
  const characters = [...bytes].filter((byte) => byte < limit).slice(0, length);
  if (characters.length < length) return undefined;
  return groupCode(characters.map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join(''));
}

function groupCode(text: string): string {
  return text.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join('-') ?? '';
}

/** Reads a code as a person types it: small letters, spaces and missing dashes are accepted. */
export function normaliseCode(typed: string): string {
  return groupCode(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}
