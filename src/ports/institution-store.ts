import type { InstitutionSettings } from '../domain/institution-settings.ts';

export type StoredInstitution = {
  readonly id: string;
  readonly settings: InstitutionSettings;
  /** Grows by one with every change. */
  readonly version: number;
  readonly updatedAt: string;
};

export type InstitutionChange = {
  readonly id: string;
  readonly settings: InstitutionSettings;
  readonly at: string;
  /** The version the change was made from; another one there is a conflict. */
  readonly from?: number | undefined;
};

/** Finds the settings of an institution; all that verification and generation need. */
export type FindInstitution = (id: string) => Promise<StoredInstitution | undefined>;

/** What institutions have set for themselves. */
export type InstitutionStore = {
  readonly find: FindInstitution;
  /** In the order of their names. */
  list(): Promise<StoredInstitution[]>;
  /** Puts the whole settings in the place of what was there. */
  put(change: InstitutionChange): Promise<StoredInstitution>;
  close(): Promise<void>;
};
