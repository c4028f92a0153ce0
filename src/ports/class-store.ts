import type { ClassMember, JoinCode, SchoolClass } from '../domain/school-class.ts';

/** Which classes to list: those of a teacher, those of a pupil with the open ones, or all. */
export type ClassFilter = { readonly teacher?: string | undefined; readonly learner?: string | undefined };

/** The classes of one institution and their pupils. */
export type ClassStore = {
  create(schoolClass: SchoolClass): Promise<void>;
  find(id: string): Promise<SchoolClass | undefined>;
  /** Lists classes with the number of their pupils, oldest first. */
  list(filter: ClassFilter): Promise<(SchoolClass & { readonly pupilCount: number })[]>;
  rename(id: string, name: string): Promise<void>;
  /** Replaces the join code; null ends joining by a code. Throws `conflict` if another class has the code. */
  setCode(id: string, code: JoinCode | null): Promise<void>;
  /** Deletes a class with its assignments and attempts. The marks stay in the answer log. */
  remove(id: string): Promise<void>;
  /** Lists the pupils in the order of joining. */
  listMembers(id: string): Promise<ClassMember[]>;
  hasMember(id: string, learner: string): Promise<boolean>;
  removeMember(id: string, learner: string): Promise<void>;
};
