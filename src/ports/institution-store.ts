import type { InstitutionSettings } from '../domain/institution-settings.ts';

export type StoredInstitution = {
  readonly id: string;
  readonly settings: InstitutionSettings;
  /** Increases by one with every change. */
  readonly version: number;
  readonly updatedAt: string;
};

export type InstitutionChange = {
  readonly id: string;
  readonly settings: InstitutionSettings;
  readonly at: string;
  /** The version that the caller read; if another version is stored, the change is a `conflict` fault. */
  readonly from?: number | undefined;
};

/** Finds the settings of one institution; verification and generation need only this function. */
export type FindInstitution = (id: string) => Promise<StoredInstitution | undefined>;

/** The settings of institutions. */
export type InstitutionStore = {
  readonly find: FindInstitution;
  /** Lists all institutions, ordered by id. */
  list(): Promise<StoredInstitution[]>;
  /** Replaces all settings of an institution. */
  put(change: InstitutionChange): Promise<StoredInstitution>;
  close(): Promise<void>;
};
