import type { MarkedScript } from '../../domain/marked-script.ts';
import { printPaperHtml } from '../../print/paper/html/paper-html.ts';
import { printSchemeHtml } from '../../print/paper/html/scheme-html.ts';
import { printScriptHtml } from '../../print/paper/html/script-html.ts';
import type { PaperSheets } from '../../print/paper/paper-sheets.ts';
import { printPaperTex } from '../../print/paper/tex/paper-tex.ts';
import { printSchemeTex } from '../../print/paper/tex/scheme-tex.ts';
import { printScriptTex } from '../../print/paper/tex/script-tex.ts';
import { printPaperText } from '../../print/paper/text/paper-text.ts';
import { printSchemeText } from '../../print/paper/text/scheme-text.ts';
import { printScriptText } from '../../print/paper/text/script-text.ts';
import type { TextLook } from '../../print/print-question-text.ts';

/** One document in every form it can be printed in. */
export type ExamDocument = {
  /** What its file is called beside the paper: `paper-marking-scheme.pdf`. */
  readonly suffix: string;
  readonly text: (look: TextLook) => string[];
  readonly html: (mathsStyle: string) => string;
  readonly tex: () => string;
};

/** The paper and its scheme are two files, so that one can be handed out. */
export function paperDocuments(sheets: PaperSheets): ExamDocument[] {
  return [
    {
      suffix: '',
      text: (look) => printPaperText(sheets, look),
      html: (style) => printPaperHtml(sheets, style),
      tex: () => printPaperTex(sheets),
    },
    {
      suffix: '-marking-scheme',
      text: (look) => printSchemeText(sheets, look),
      html: (style) => printSchemeHtml(sheets, style),
      tex: () => printSchemeTex(sheets),
    },
  ];
}

export function scriptDocument(sheets: PaperSheets, script: MarkedScript): ExamDocument {
  return {
    suffix: '',
    text: (look) => printScriptText(sheets, script, look),
    html: (style) => printScriptHtml(sheets, script, style),
    tex: () => printScriptTex(sheets, script),
  };
}
