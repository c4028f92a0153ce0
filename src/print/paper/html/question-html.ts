import { printSvg } from '../../../diagrams/print-svg.ts';
import type { Scene } from '../../../diagrams/scene.ts';
import type { Question } from '../../../domain/question.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { texToHtml, texToInlineHtml } from '../../html/tex-to-html.ts';
import { splitParts } from '../split-parts.ts';

/** Prints the candidate's view of a question: stem with its parts, figure, options. */
export function questionHtml(question: Question, figure: Scene | undefined): string {
  return [stemHtml(question), figureHtml(figure), optionsHtml(question)].join('');
}

export function stemHtml({ vignette = '', stem }: Question): string {
  const parts = splitParts(`${vignette}\n\n${stem}`).map(({ label, tex }) => {
    const html = texToHtml(keepTogether(tex));
    return label === '' ? html : `<div class="part"><span>(${label})</span><div>${html}</div></div>`;
  });
  return `<div class="stem">${parts.join('')}</div>`;
}

function figureHtml(figure: Scene | undefined): string {
  if (figure === undefined) return '';
  const note = figure.toScale ? '' : '<span class="not-to-scale">The diagram is not drawn to scale.</span>';
  return `<div class="figure">${printSvg(figure)}${note}</div>`;
}

function optionsHtml({ options }: Question): string {
  if (options.length === 0) return '';
  const items = options.map(
    ({ id, text }) => `<li><b>${escapeHtml(id.toUpperCase())}</b><span>${texToInlineHtml(text)}</span></li>`,
  );
  return `<ul class="options">${items.join('')}</ul>`;
}

/**
 * Wraps a short formula and the punctuation after it in `\mbox`, so that no line break occurs between them.
 */
function keepTogether(tex: string): string {
  return tex.replace(/(?<!\\)\$[^$]{1,60}\$[,.;:?!)]+/g, (formula) => `\\mbox{${formula}}`);
}
