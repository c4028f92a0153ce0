import { Fault } from '../../domain/fault.ts';
import type { PdfPrinter } from '../../ports/pdf-printer.ts';
import type { ExamDocument } from '../../print/paper/exam-documents.ts';

/** The dependencies of printing. */
export type PrintDependencies = {
  /** Loads the style sheet for formulas in HTML, with its fonts. */
  readonly loadMathsStyle: () => Promise<string>;
  readonly pdf: PdfPrinter;
};

/** Prints a document as PDF; a failing printer is a `service-down` fault. */
export async function printPdf(
  document: Pick<ExamDocument, 'html' | 'tex'>,
  { pdf, loadMathsStyle }: PrintDependencies,
): Promise<Uint8Array> {
  const outcome = await pdf.print({ html: document.html(await loadMathsStyle()), tex: document.tex() });
  if (outcome.kind === 'printed') return outcome.bytes;
  throw new Fault('service-down', `The PDF could not be created: ${outcome.message}.`, {
    advice: 'Use HTML or TeX instead, which need no other program.',
  });
}
