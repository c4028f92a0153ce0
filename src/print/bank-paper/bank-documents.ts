import type { BankPaper } from '../../domain/bank-paper.ts';
import type { ExamDocument } from '../paper/exam-documents.ts';
import type { PaperSheets } from '../paper/paper-sheets.ts';
import { printBankPaperHtml, printBankSchemeHtml } from './bank-paper-html.ts';
import { printBankPaperTex, printBankSchemeTex } from './bank-paper-tex.ts';
import { printKeyGridHtml, printKeyGridTex } from './key-grid.ts';
import { type IncludedFile, listLogoFiles } from './logo-file.ts';
import type { Edition } from './paper-sheet.ts';

/** A document of a paper as HTML and TeX. */
export type BankDocument = Pick<ExamDocument, 'suffix' | 'html' | 'tex'> & {
  /** The files that the TeX includes. */
  readonly files: readonly IncludedFile[];
};

export type BankDocumentKind = Edition | 'scheme' | 'keys';

type DocumentChoice = {
  readonly kinds: readonly BankDocumentKind[];
  /** The only version to print; all if undefined. */
  readonly label?: string | undefined;
};

/** Lists the documents of these kinds: one for each version, and one with the keys of all versions. */
export function createBankDocuments(
  paper: BankPaper,
  figures: PaperSheets['figures'],
  { kinds, label }: DocumentChoice,
): BankDocument[] {
  const files = listLogoFiles(paper.plan);
  const isSingle = paper.versions.length === 1;
  const versions = paper.versions.filter((version) => label === undefined || version.label === label);
  const versionDocuments = versions.flatMap((version) => {
    const name = isSingle ? '' : `-${version.label}`;
    return kinds.flatMap((kind): BankDocument[] => {
      if (kind === 'keys') return [];
      const sheet = { paper, version, figures, edition: kind === 'scheme' ? 'normal' : kind } as const;
      const suffix = `${name}${kind === 'normal' ? '' : `-${kind}`}`;
      return kind === 'scheme'
        ? [
            {
              suffix,
              files,
              html: (style) => printBankSchemeHtml(sheet, style),
              tex: () => printBankSchemeTex(sheet),
            },
          ]
        : [
            {
              suffix,
              files,
              html: (style) => printBankPaperHtml(sheet, style),
              tex: () => printBankPaperTex(sheet),
            },
          ];
    });
  });
  const keys = {
    suffix: '-keys',
    files: [],
    html: (style: string) => printKeyGridHtml(paper, style),
    tex: () => printKeyGridTex(paper),
  };
  return kinds.includes('keys') ? [...versionDocuments, keys] : versionDocuments;
}
