export type ChangeTask = 'retag' | 'classify' | 'collect' | 'delete' | 'purge';
/** A task on the selected questions. */
export type BulkTask = ChangeTask | 'verify' | 'export';
