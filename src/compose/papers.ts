import { randomInt, randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createCollectionStore } from '../adapters/database/collections/collection-store.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createPaperStore } from '../adapters/database/papers/paper-store.ts';
import type { BankPaper } from '../domain/bank-paper.ts';
import type { Settings } from '../domain/settings.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import {
  createPaperService,
  getStoredPaper,
  type PaperService,
  type PaperServiceDependencies,
} from '../practice/papers/paper-service.ts';
import type { PaperTools } from '../practice/papers/paper-tools.ts';

type PaperSources = {
  readonly database: Database;
  readonly bank: QuestionBank;
  readonly changeQuestion: PaperServiceDependencies['changeQuestion'];
};

const MAX_SEED = 999_999_999;

/** Opens the papers of one institution on an open database, which the caller closes. */
export function openPapers({ database, bank, changeQuestion }: PaperSources): PaperService {
  return createPaperService({
    bank,
    changeQuestion,
    papers: createPaperStore(database),
    listCollection: (name) => listCollection(name, { database, bank }),
    now: () => systemClock.now(),
    newId: randomUUID,
    newSeed: () => randomInt(0, MAX_SEED),
  });
}

const PAGE_SIZE = 500;

async function listCollection(
  name: string,
  { database, bank }: Pick<PaperSources, 'database' | 'bank'>,
): Promise<string[]> {
  const collections = await createCollectionStore(database).list();
  const found = collections.find((each) => each.name.toLowerCase() === name);
  const ids: string[] = [];
  if (found === undefined) return ids;
  let after: string | undefined;
  do {
    const page = await bank.list({ collection: found.id }, { limit: PAGE_SIZE, ...(after && { after }) });
    ids.push(...page.entries.map(({ question }) => question.id));
    after = page.next;
  } while (after !== undefined);
  return ids;
}

/** Returns a function that reads papers. */
export function createPaperReader(database: Database): (id: string) => Promise<BankPaper> {
  const store = createPaperStore(database);
  return (id) => getStoredPaper(store, id);
}

/** Opens the papers with their own database connection and printers, for a command. */
export async function openStandalonePapers(
  settings: Settings,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<PaperTools & { close(): Promise<void> }> {
  const { openDatabase } = await import('./database.ts');
  const { createQuestionBank } = await import('../adapters/database/bank/question-bank.ts');
  const { changeQuestion } = await import('../practice/papers/change-question.ts');
  const { openPrinters } = await import('./exam.ts');
  const { openDiagrams } = await import('./diagrams.ts');
  const database = await openDatabase(settings);
  const bank = createQuestionBank(database);
  const [diagrams, printing] = [openDiagrams(variables), openPrinters(variables)];
  return {
    papers: openPapers({ database, bank, changeQuestion: async (request) => changeQuestion(request) }),
    printing,
    draw: diagrams.draw,
    async close() {
      await Promise.all([diagrams.close(), printing.pdf.close()]);
      await database.close();
    },
  };
}
