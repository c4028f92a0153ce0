import { existsSync } from 'node:fs';
import type { ExamTools } from '../cli/exam/exam-tools.ts';
import type { PrintDependencies } from '../practice/exam/print-pdf.ts';
import { loadCourses } from './courses.ts';
import type { DatabaseSettings } from './database.ts';
import { openPdfPrinter } from './pdf-printer.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Opens the printers of papers; a browser or TeX is searched only when a PDF is requested. */
export function openPrinters(variables: Variables): PrintDependencies {
  return {
    loadMathsStyle: async () => (await import('../adapters/katex/load-maths-style.ts')).loadMathsStyle(),
    pdf: openPdfPrinter(variables),
  };
}

/** Opens the courses and the printers of their papers. */
export async function openExamTools(variables: Variables): Promise<ExamTools> {
  return { courses: await loadCourses(), listRetiredModels, ...openPrinters(variables) };
}

/** Lists the item models that experts decided not to use; none without a database, which this must not create. */
async function listRetiredModels(settings: DatabaseSettings): Promise<ReadonlySet<string>> {
  if (settings.databaseUrl === undefined && !existsSync(settings.database)) return new Set();
  const { openDatabase } = await import('./database.ts');
  const { createQuestionVerdicts } = await import('../adapters/database/feedback/question-verdicts.ts');
  const database = await openDatabase(settings);
  try {
    return await createQuestionVerdicts(database).listRetiredModels();
  } finally {
    await database.close();
  }
}
