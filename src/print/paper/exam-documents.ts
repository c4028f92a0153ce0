import type { MarkedScript } from '../../domain/marked-script.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { printPaperHtml } from './html/paper-html.ts';
import { printSchemeHtml } from './html/scheme-html.ts';
import { printScriptHtml } from './html/script-html.ts';
import type { PaperSheets } from './paper-sheets.ts';
import { printPaperTex } from './tex/paper-tex.ts';
import { printSchemeTex } from './tex/scheme-tex.ts';
import { printScriptTex } from './tex/script-tex.ts';
import { printPaperText } from './text/paper-text.ts';
import { printSchemeText } from './text/scheme-text.ts';
import { printScriptText } from './text/script-text.ts';

/** One document with a printing function for each output format. */
export type ExamDocument = {
  /** Added to the file name of the paper: `-marking-scheme` in `paper-marking-scheme.pdf`. */
  readonly suffix: string;
  readonly text: (terminal: TerminalStyle) => string[];
  readonly html: (mathsStyle: string) => string;
  readonly tex: () => string;
};

/**
 * Creates the paper and its marking scheme as two documents, so that candidates get the paper without the
 * scheme.
 */
export function createPaperDocuments(sheets: PaperSheets): ExamDocument[] {
  return [
    {
      suffix: '',
      text: (terminal) => printPaperText(sheets, terminal),
      html: (style) => printPaperHtml(sheets, style),
      tex: () => printPaperTex(sheets),
    },
    {
      suffix: '-marking-scheme',
      text: (terminal) => printSchemeText(sheets, terminal),
      html: (style) => printSchemeHtml(sheets, style),
      tex: () => printSchemeTex(sheets),
    },
  ];
}

export function createScriptDocument(sheets: PaperSheets, script: MarkedScript): ExamDocument {
  return {
    suffix: '',
    text: (terminal) => printScriptText(sheets, script, terminal),
    html: (style) => printScriptHtml(sheets, script, style),
    tex: () => printScriptTex(sheets, script),
  };
}
