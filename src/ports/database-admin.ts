export type DatabaseDescription = {
  readonly kind: 'sqlite' | 'postgres';
  /** A path, or an address without its password. */
  readonly location: string;
  /** 0 while there is no database yet. */
  readonly schemaVersion: number;
  /** The newest schema this program knows. */
  readonly knownSchemaVersion: number;
  readonly questions: number;
  readonly bytes: number;
};

/** `sqlite` is a database file; `jsonl` is a portable text that both kinds of database can read. */
export type BackupFormat = 'sqlite' | 'jsonl';

export type BackupReport = {
  readonly path: string;
  readonly format: BackupFormat;
  readonly bytes: number;
  readonly questions: number;
};

export type RestoreReport = {
  readonly location: string;
  readonly questions: number;
  /** Where the database that was there before lies now. */
  readonly keptAside: string | undefined;
};

/** Looks after the database as a whole. */
export type DatabaseAdmin = {
  /**
   * A consistent copy while others read and write; it appears whole or not at all. A path that ends in `.jsonl` asks
   * for the portable format. An existing file is a `conflict` unless forced.
   */
  backup(path: string, options?: { readonly force?: boolean }): Promise<BackupReport>;
  /** Puts a backup in the database's place, all or nothing; one that holds questions is a `conflict` unless forced. */
  restore(path: string, options?: { readonly force?: boolean }): Promise<RestoreReport>;
  describe(): Promise<DatabaseDescription>;
  close(): Promise<void>;
};
