import { findProgram } from '../adapters/process/find-program.ts';
import { Fault } from '../domain/fault.ts';
import type { PdfOutcome, PdfPrinter } from '../ports/pdf-printer.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** A way to a PDF; undefined where the machine does not have it. */
export type OpenPdfPrinter = () => Promise<PdfPrinter | undefined>;

/** pdflatex where it is installed, else a Chromium; neither is looked for before it is needed. */
export function openPdfPrinter(variables: Variables): PdfPrinter {
  return chainPrinters([() => openPdflatex(variables), () => openChromium(variables)]);
}

/** Tries one way after another until one prints, each opened once. */
export function chainPrinters(ways: readonly OpenPdfPrinter[]): PdfPrinter {
  const opened = new Map<OpenPdfPrinter, Promise<PdfPrinter | undefined>>();
  return {
    name: 'pdflatex or Chromium',
    print: async (source) => {
      const failures: string[] = [];
      for (const way of ways) {
        const opening = opened.get(way) ?? way();
        opened.set(way, opening);
        const printer = await opening;
        const outcome = await printer?.print(source);
        if (outcome?.kind === 'printed') return outcome;
        if (outcome) failures.push(`${printer?.name}: ${outcome.message}`);
      }
      return noWay(failures);
    },
    close: async () => {
      for (const opening of opened.values()) await (await opening)?.close();
    },
  };
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
  const chromium = await findChromium({
    variables,
    findProgram: (name) => findProgram(name, variables.PATH ?? ''),
  });
  return chromium && createChromiumPrinter(chromium);
}

function noWay(failures: readonly string[]): PdfOutcome {
  if (failures.length > 0) return { kind: 'failed', message: failures.join('; ') };
  throw new Fault(
    'not-found',
    'Nothing on this machine can make a PDF: install pdflatex (TeX Live), Chromium or Chrome, or the npm package @sparticuz/chromium beside vbagent.',
    { advice: 'Files ending in .html and .tex need nothing.' },
  );
}
