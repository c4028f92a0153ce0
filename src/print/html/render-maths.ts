import katex from 'katex';
import 'katex/contrib/mhchem';
import { expandQuantities } from '../../latex/quantity-tex.ts';
import { escapeHtml } from './escape-html.ts';

/** Macros that occur in questions and that KaTeX does not define. */
const macros: Readonly<Record<string, string>> = {
  '\\degree': '^\\circ',
  '\\ans': '',
  '\\notag': '',
  '\\intertext': '\\text{#1}\\\\',
  '\\hrulefill': '\\underline{\\hspace{4em}}',
};

const MAX_FORMULA_LENGTH = 20_000;

/** Renders a formula as HTML with MathML. If KaTeX cannot parse the formula, its source is shown. */
export function renderMaths(tex: string, display: boolean): string {
  return typeset(tex, display, 'htmlAndMathml') ?? showSource(tex);
}

/** Renders a formula as a `<math>` element with its TeX as annotation; undefined if KaTeX cannot parse it. */
export function renderMathMl(tex: string, display: boolean): string | undefined {
  const html = typeset(tex, display, 'mathml');
  return html?.slice(html.indexOf('<math'), html.lastIndexOf('</math>') + '</math>'.length);
}

function typeset(tex: string, display: boolean, output: 'mathml' | 'htmlAndMathml'): string | undefined {
  if (tex.length > MAX_FORMULA_LENGTH) return undefined;
  try {
    return katex.renderToString(expandQuantities(tex), {
      displayMode: display,
      output,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
      maxSize: 40,
      // KaTeX stores definitions by \gdef in this object, so each formula uses a new copy.
      macros: { ...macros },
    });
  } catch {
    // KaTeX throws on a formula that it cannot parse.
    return undefined;
  }
}

function showSource(tex: string): string {
  return `<code class="tex-source">${escapeHtml(tex)}</code>`;
}
