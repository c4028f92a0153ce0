import { Fault } from '../../domain/fault.ts';
import type { PdfPrinter } from '../../ports/pdf-printer.ts';
import type { ExamDocument } from '../../print/paper/exam-documents.ts';

/** What printing needs from outside. */
export type PrintTools = {
  /** The style sheet that formulas in HTML need, fonts included. */
  readonly loadMathsStyle: () => Promise<string>;
  readonly pdf: PdfPrinter;
};

/** The document as a PDF; a printer that fails is a `service-down` fault. */
export async function printPdf(
  document: Pick<ExamDocument, 'html' | 'tex'>,
  { pdf, loadMathsStyle }: PrintTools,
): Promise<Uint8Array> {
  const outcome = await pdf.print({ html: document.html(await loadMathsStyle()), tex: document.tex() });
  if (outcome.kind === 'printed') return outcome.bytes;
  throw new Fault('service-down', `The PDF could not be made: ${outcome.message}.`, {
    advice: 'Files ending in .html and .tex need no other program.',
  });
}
