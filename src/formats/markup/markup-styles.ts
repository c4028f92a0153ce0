import type { HtmlStyle } from '../../print/html/html-style.ts';
import { renderMathMl } from '../../print/html/render-maths.ts';
import { cacheByText } from '../../text/cache-by-text.ts';
import { escapeXml } from './write-markup.ts';

type StyleOptions = {
  /** The tags of underlined text; QTI has no `<u>`. */
  readonly underline: readonly [open: string, close: string];
  readonly onUnknown: (command: string) => void;
};

/** Other programs do not have our style sheet, so a blank is underscores. */
const BLANK = '<span class="blank">__________</span>';

const sharedElements = { emph: ['<em>', '</em>'], textit: ['<i>', '</i>'], textsl: ['<i>', '</i>'] } as const;

/** Creates a style in which formulas stay TeX in `\( \)` and `\[ \]`, which Moodle and Canvas typeset. */
export function createDelimiterStyle({ underline, onUnknown }: StyleOptions): HtmlStyle {
  return {
    lineBreak: '<br/>',
    blank: BLANK,
    renderMaths: (tex, display) =>
      display ? `<p>\\[${escapeXml(nestDisplay(tex))}\\]</p>` : `\\(${escapeXml(tex)}\\)`,
    elements: { ...sharedElements, underline, uline: underline },
    onUnknown,
  };
}

/** Renders a formula as MathML; cached, because short formulas such as `$x$` occur in many questions. */
const renderCached = cacheByText((tex: string, layout: string) => renderMathMl(tex, layout === 'block'));

/** Creates a style in which formulas become MathML with the TeX as annotation. A formula that cannot be converted is shown as TeX. */
export function createMathMlStyle({ underline, onUnknown }: StyleOptions): HtmlStyle {
  return {
    lineBreak: '<br/>',
    blank: BLANK,
    renderMaths: (tex, display) => {
      const math = renderCached(tex, display ? 'block' : 'inline');
      if (math === undefined) onUnknown(tex);
      const markup =
        math ?? `<code class="tex-source">${escapeXml(display ? `\\[${tex}\\]` : `$${tex}$`)}</code>`;
      return display ? `<p>${markup}</p>` : markup;
    },
    elements: { ...sharedElements, underline, uline: underline },
    onUnknown,
  };
}

/** Replaces `align` by `aligned`, which looks the same, because MathJax rejects `align` inside `\[ \]`. */
function nestDisplay(tex: string): string {
  return tex.replace(/\\(begin|end)\{(align|gather)\*?\}/gu, '\\$1{$2ed}');
}
