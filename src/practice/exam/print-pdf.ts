import { Fault } from '../../domain/fault.ts';
import type { PdfPrinter } from '../../ports/pdf-printer.ts';
import type { IncludedFile } from '../../print/bank-paper/logo-file.ts';
import type { ExamDocument } from '../../print/paper/exam-documents.ts';

/** The dependencies of printing. */
export type PrintDependencies = {
  /** Loads the style sheet for formulas in HTML, with its fonts. */
  readonly loadMathsStyle: () => Promise<string>;
  readonly pdf: PdfPrinter;
};

/** Prints a document as PDF; a failing printer is a `service-down` fault. */
export async function printPdf(
  document: Pick<ExamDocument, 'html' | 'tex'> & { readonly files?: readonly IncludedFile[] },
  { pdf, loadMathsStyle }: PrintDependencies,
): Promise<Uint8Array> {
  const { files = [] } = document;
  const html = document.html(await loadMathsStyle());
  const outcome = await pdf.print({ html, tex: document.tex(), files });
  if (outcome.kind === 'printed') return outcome.bytes;
  throw new Fault('service-down', `The PDF could not be created: ${outcome.message}.`, {
    advice: 'Use HTML or TeX instead, which need no other program.',
  });
}
