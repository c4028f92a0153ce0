import { chainPdfPrinters } from '../adapters/pdf-printers/chain-pdf-printers.ts';
import { findProgram } from '../adapters/process/find-program.ts';
import type { PdfPrinter } from '../ports/pdf-printer.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Opens a PDF printer: pdflatex if it is installed, otherwise Chromium. The programs are looked for at the first print. */
export function openPdfPrinter(variables: Variables): PdfPrinter {
  return chainPdfPrinters([() => openPdflatex(variables), () => openChromium(variables)]);
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
