import type { BankPaper } from '../../domain/bank-paper.ts';
import { Fault } from '../../domain/fault.ts';
import { type BankDocumentKind, createBankDocuments } from '../../print/bank-paper/bank-documents.ts';
import type { IncludedFile } from '../../print/bank-paper/logo-file.ts';
import type { PaperSheets } from '../../print/paper/paper-sheets.ts';

type PrintTask = {
  readonly paper: BankPaper;
  readonly figures: PaperSheets['figures'];
  readonly kind: BankDocumentKind;
  /** The version to print. The keys contain all versions. */
  readonly label: string;
  readonly mathsStyle: string;
};

type PrintedPaper = { readonly html: string; readonly tex: string; readonly files: readonly IncludedFile[] };

/** Prints one document of a paper as HTML and TeX. */
export function printPaper({ paper, figures, kind, label, mathsStyle }: PrintTask): PrintedPaper {
  const [document] = createBankDocuments(paper, figures, { kinds: [kind], label });
  if (document === undefined) throw new Fault('not-found', `This paper has no version ${label}.`);
  return { html: document.html(mathsStyle), tex: document.tex(), files: document.files };
}
