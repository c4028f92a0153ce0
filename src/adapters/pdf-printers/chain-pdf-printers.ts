import { Fault } from '../../domain/fault.ts';
import type { PdfOutcome, PdfPrinter } from '../../ports/pdf-printer.ts';

/** Opens a printer; returns undefined if it is not installed on this machine. */
type OpenPdfPrinter = () => Promise<PdfPrinter | undefined>;

/** Combines printers: each is tried in turn until one prints, and opened only once. */
export function chainPdfPrinters(openers: readonly OpenPdfPrinter[]): PdfPrinter {
  const openingByOpener = new Map<OpenPdfPrinter, Promise<PdfPrinter | undefined>>();
  return {
    name: 'pdflatex or Chromium',
    print: async (source) => {
      const failures: string[] = [];
      for (const open of openers) {
        const opening = openingByOpener.get(open) ?? open();
        openingByOpener.set(open, opening);
        const printer = await opening;
        const outcome = await printer?.print(source);
        if (outcome?.kind === 'printed') return outcome;
        if (outcome) failures.push(`${printer?.name}: ${outcome.message}`);
      }
      return reportFailures(failures);
    },
    close: async () => {
      for (const opening of openingByOpener.values()) await (await opening)?.close();
    },
  };
}

function reportFailures(failures: readonly string[]): PdfOutcome {
  if (failures.length > 0) return { kind: 'failed', message: failures.join('; ') };
  throw new Fault(
    'not-found',
    'This machine has no program to create a PDF: install pdflatex (TeX Live), Chromium or Chrome, or the npm package @sparticuz/chromium beside vbagent.',
    { advice: 'Files ending in .html and .tex need no other program.' },
  );
}
