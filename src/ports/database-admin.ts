/** The facts about a database that the CLI shows. */
export type DatabaseDescription = {
  readonly kind: 'sqlite' | 'postgres';
  /** A path, or an address without its password. */
  readonly location: string;
  /** 0 if the database does not exist yet. */
  readonly schemaVersion: number;
  /** The newest schema version that this program supports. */
  readonly knownSchemaVersion: number;
  readonly questions: number;
  readonly bytes: number;
};

/** `sqlite` is a database file; `jsonl` is a portable text dump that both databases can restore. */
export type BackupFormat = 'sqlite' | 'jsonl';

type BackupReport = {
  readonly path: string;
  readonly format: BackupFormat;
  readonly bytes: number;
  readonly questions: number;
};

type RestoreReport = {
  readonly location: string;
  readonly questions: number;
  /** The path of the copy of the replaced database, if there was one. */
  readonly keptAside: string | undefined;
};

/** Backs up, restores and describes a whole database. */
export type DatabaseAdmin = {
  /**
   * Writes a consistent copy, also while other processes read and write; the file appears only when it is complete. A
   * path that ends in `.jsonl` selects the portable format. An existing file is a `conflict` fault unless forced.
   */
  backup(path: string, options?: { readonly force?: boolean }): Promise<BackupReport>;
  /** Replaces the database by a backup, all or nothing; a database with questions is a `conflict` fault unless forced. */
  restore(path: string, options?: { readonly force?: boolean }): Promise<RestoreReport>;
  describe(): Promise<DatabaseDescription>;
  close(): Promise<void>;
};
