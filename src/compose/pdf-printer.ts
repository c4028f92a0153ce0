import { chainPdfPrinters } from '../adapters/pdf-printers/chain-pdf-printers.ts';
import { findProgram } from '../adapters/process/find-program.ts';
import { createConcurrencyLimit } from '../adapters/sharp/concurrency-limit.ts';
import type { PdfPrinter } from '../ports/pdf-printer.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Each PDF needs a process with up to a few hundred megabytes. */
const MAX_CONCURRENT = 2;

/**
 * Opens a PDF printer: pdflatex if it is installed, otherwise Chromium. The programs are looked for at the first print. At most
 * two PDFs are made at the same time; the rest wait.
 */
export function openPdfPrinter(variables: Variables): PdfPrinter {
  const printer = chainPdfPrinters([() => openPdflatex(variables), () => openChromium(variables)]);
  const limitConcurrency = createConcurrencyLimit(MAX_CONCURRENT);
  return { ...printer, print: (source) => limitConcurrency(() => printer.print(source)) };
}

async function openPdflatex(variables: Variables): Promise<PdfPrinter | undefined> {
  const executable = await findProgram('pdflatex', variables.PATH ?? '');
  if (executable === undefined) return undefined;
  const { createPdflatexPrinter } = await import('../adapters/pdflatex/create-pdflatex-printer.ts');
  return createPdflatexPrinter({ executable, variables });
}

async function openChromium(variables: Variables): Promise<PdfPrinter | undefined> {
  const { findChromium } = await import('../adapters/chromium/find-chromium.ts');
  const { createChromiumPrinter } = await import('../adapters/chromium/create-chromium-printer.ts');
  const find = (name: string) => findProgram(name, variables.PATH ?? '');
  const chromium = await findChromium({ variables, findProgram: find });
  return chromium && createChromiumPrinter(chromium);
}
