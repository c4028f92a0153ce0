import type { ExamTools } from '../cli/exam/exam-tools.ts';
import type { PrintDependencies } from '../practice/exam/print-pdf.ts';
import { loadCourses } from './courses.ts';
import { openPdfPrinter } from './exam-pdf.ts';

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
  return { courses: await loadCourses(), ...openPrinters(variables) };
}
