import { dirname, join } from 'node:path';
import type { BankPaper } from '../../domain/bank-paper.ts';
import { Fault } from '../../domain/fault.ts';
import { type PrintDependencies, printPdf } from '../../practice/exam/print-pdf.ts';
import {
  type BankDocument,
  type BankDocumentKind,
  createBankDocuments,
} from '../../print/bank-paper/bank-documents.ts';
import { listLogoFiles } from '../../print/bank-paper/logo-file.ts';
import type { PaperSheets } from '../../print/paper/paper-sheets.ts';
import type { CliTools } from '../cli-tools.ts';
import { writeLine } from '../terminal/write-output.ts';

const ENDINGS = ['pdf', 'tex', 'html'] as const;
type PaperEnding = (typeof ENDINGS)[number];

/** Reads the file format from the ending of a file name. */
export function readPaperEnding(output: string): PaperEnding {
  const ending = /\.([^./\\]+)$/.exec(output)?.[1]?.toLowerCase();
  const supported = ENDINGS.find((each) => each === ending);
  if (supported !== undefined) return supported;
  throw new Fault(
    'invalid-input',
    `A paper cannot be written to ${output}; the name must end in .pdf, .tex or .html.`,
  );
}

type PaperOutput = {
  readonly paper: BankPaper;
  readonly figures: PaperSheets['figures'];
  readonly kinds: readonly BankDocumentKind[];
  /** The only version to print; all if undefined. */
  readonly label: string | undefined;
  readonly output: string;
  readonly ending: PaperEnding;
};

type Writers = { readonly printing: PrintDependencies; readonly tools: CliTools };

/** Writes the documents of a paper and returns their paths. A TeX file gets its logo beside it. */
export async function writePaperDocuments(target: PaperOutput, writers: Writers): Promise<string[]> {
  const { paper, figures, kinds, label, output, ending } = target;
  const { files, terminal } = writers.tools;
  const baseName = output.slice(0, -ending.length - 1);
  const paths: string[] = [];
  for (const document of createBankDocuments(paper, figures, { kinds, label })) {
    const path = `${baseName}${document.suffix}${output.slice(baseName.length)}`;
    const content = await printDocument(document, ending, writers);
    if (typeof content === 'string') await files.writeText(path, content);
    else await files.writeBytes(path, content);
    paths.push(path);
    writeLine(terminal.err, `Wrote ${path}`);
  }
  for (const { name, bytes } of ending === 'tex' ? listLogoFiles(paper.plan) : []) {
    const path = join(dirname(output), name);
    await files.writeBytes(path, bytes);
    paths.push(path);
  }
  return paths;
}

async function printDocument(
  document: BankDocument,
  ending: PaperEnding,
  { printing }: Writers,
): Promise<string | Uint8Array> {
  switch (ending) {
    case 'tex':
      return document.tex();
    case 'html':
      return document.html(await printing.loadMathsStyle());
    case 'pdf':
      return printPdf(document, printing);
  }
}
