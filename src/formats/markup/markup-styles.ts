import type { HtmlStyle } from '../../print/html/html-style.ts';
import { renderMathMl } from '../../print/html/render-maths.ts';
import { escapeXml } from './write-markup.ts';

type StyleOptions = {
  /** The tags of underlined text; QTI has no `<u>`. */
  readonly underline: readonly [open: string, close: string];
  readonly onUnknown: (command: string) => void;
};

const sharedElements = { emph: ['<em>', '</em>'], textit: ['<i>', '</i>'], textsl: ['<i>', '</i>'] } as const;

/** Formulas stay TeX in `\( \)` and `\[ \]`, which Moodle and Canvas typeset. */
export function createDelimiterStyle({ underline, onUnknown }: StyleOptions): HtmlStyle {
  return {
    lineBreak: '<br/>',
    renderMaths: (tex, display) =>
      display ? `<p>\\[${escapeXml(nestDisplay(tex))}\\]</p>` : `\\(${escapeXml(tex)}\\)`,
    elements: { ...sharedElements, underline, uline: underline },
    onUnknown,
  };
}

/** Formulas become MathML with the TeX as annotation. A formula that cannot be converted is shown as TeX. */
export function createMathMlStyle({ underline, onUnknown }: StyleOptions): HtmlStyle {
  return {
    lineBreak: '<br/>',
    renderMaths: (tex, display) => {
      const math = renderMathMl(tex, display);
      if (math === undefined) onUnknown(tex);
      const markup =
        math ?? `<code class="tex-source">${escapeXml(display ? `\\[${tex}\\]` : `$${tex}$`)}</code>`;
      return display ? `<p>${markup}</p>` : markup;
    },
    elements: { ...sharedElements, underline, uline: underline },
    onUnknown,
  };
}

/** MathJax rejects `align` inside `\[ \]`; `aligned` looks the same. */
function nestDisplay(tex: string): string {
  return tex.replace(/\\(begin|end)\{(align|gather)\*?\}/gu, '\\$1{$2ed}');
}
