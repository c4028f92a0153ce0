/** One document as HTML and as TeX; a printer uses the form it supports. */
type PdfSource = {
  readonly html: string;
  readonly tex: string;
  /** Files that the TeX includes by their names; the HTML contains them. */
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
};

export type PdfOutcome =
  | { readonly kind: 'printed'; readonly bytes: Uint8Array }
  /** The printer's error in one sentence. */
  | { readonly kind: 'failed'; readonly message: string };

/** Prints a document as PDF, within a time limit. */
export type PdfPrinter = {
  /** The display name: `pdflatex`, `Chromium`. */
  readonly name: string;
  print(source: PdfSource): Promise<PdfOutcome>;
  close(): Promise<void>;
};
