/** One document in both of the forms a printer may want. */
export type PdfSource = { readonly html: string; readonly tex: string };

export type PdfOutcome =
  | { readonly kind: 'printed'; readonly bytes: Uint8Array }
  /** The printer's own complaint in one sentence. */
  | { readonly kind: 'failed'; readonly message: string };

/** Makes a PDF of a document, within a time limit. */
export type PdfPrinter = {
  /** As a person calls it: `pdflatex`, `Chromium`. */
  readonly name: string;
  print(source: PdfSource): Promise<PdfOutcome>;
  close(): Promise<void>;
};
