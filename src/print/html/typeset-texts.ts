import { Fault } from '../../domain/fault.ts';
import { texToHtml, texToInlineHtml } from './tex-to-html.ts';

/** A formula becomes up to a hundred times longer as HTML. */
const MAX_HTML_LENGTH = 4_000_000;

/** Converts texts to HTML, as paragraphs or inline. Throws an `invalid-input` fault if the HTML is too long. */
export function typesetTexts(texts: readonly string[], isInline: boolean): string[] {
  let length = 0;
  return texts.map((text) => {
    const html = isInline ? texToInlineHtml(text) : texToHtml(text);
    length += html.length;
    if (length > MAX_HTML_LENGTH) {
      throw new Fault(
        'invalid-input',
        `The typeset texts are longer than ${MAX_HTML_LENGTH.toLocaleString('en')} characters.`,
        { advice: 'Send fewer texts at once.' },
      );
    }
    return html;
  });
}
