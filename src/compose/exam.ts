import type { ExamTools } from '../cli/exam/exam-tools.ts';
import { loadCourses } from './courses.ts';
import { openPdfPrinter } from './exam-pdf.ts';

/** The courses, and the ways to print their papers; a browser or TeX is looked for only when a PDF is asked for. */
export async function openExamTools(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<ExamTools> {
  return {
    courses: await loadCourses(),
    loadMathsStyle: async () => (await import('../adapters/katex/load-maths-style.ts')).loadMathsStyle(),
    pdf: openPdfPrinter(variables),
  };
}
