import type { ExamTools } from '../cli/exam/exam-tools.ts';
import type { PrintTools } from '../practice/exam/print-pdf.ts';
import { loadCourses } from './courses.ts';
import { openPdfPrinter } from './exam-pdf.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The ways to print a paper; a browser or TeX is looked for only when a PDF is asked for. */
export function openPrinters(variables: Variables): PrintTools {
  return {
    loadMathsStyle: async () => (await import('../adapters/katex/load-maths-style.ts')).loadMathsStyle(),
    pdf: openPdfPrinter(variables),
  };
}

/** The courses, and the ways to print their papers. */
export async function openExamTools(variables: Variables): Promise<ExamTools> {
  return { courses: await loadCourses(), ...openPrinters(variables) };
}
