import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import type { Settings } from '../domain/settings.ts';
import type { BankWork } from '../factory/bank/bank-work.ts';
import { createExportService, type ExportService } from '../factory/exports/export-service.ts';
import type { ExportTools } from '../factory/intake/export-questions.ts';
import type { RunManager } from '../runs/run-manager.ts';
import { openFileStore } from './file-store.ts';
import { createPaperReader } from './papers.ts';

export type ExportSources = {
  readonly database: Database;
  readonly settings: Settings;
  readonly runs: RunManager;
  readonly interchange: ExportTools;
  readonly recordExport: BankWork['recordExport'];
};

/** Opens the exports of one institution that run in the background. */
export function openExports({
  database,
  settings,
  runs,
  interchange,
  recordExport,
}: ExportSources): ExportService {
  return createExportService({
    ...{ runs, interchange, recordExport },
    bank: createQuestionBank(database),
    getPaper: createPaperReader(database),
    files: openFileStore(settings),
  });
}
