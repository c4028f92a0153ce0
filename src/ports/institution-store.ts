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

/** The institutions and their settings. `default` always exists; it has version 0 until settings are stored. */
export type InstitutionStore = {
  readonly find: FindInstitution;
  /** Lists all institutions, ordered by id. */
  list(): Promise<StoredInstitution[]>;
  /** Creates an institution without settings; throws a `conflict` fault if it exists. */
  create(id: string, at: string): Promise<StoredInstitution>;
  /** Replaces all settings of an institution; throws a `not-found` fault for an unknown one. */
  put(change: InstitutionChange): Promise<StoredInstitution>;
  close(): Promise<void>;
};
