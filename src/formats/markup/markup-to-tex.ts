import type { XmlElement, XmlNode } from '../../ports/xml-reader.ts';
import { escapeTex, formatDisplay, formatInline, textToTex } from './escape-tex.ts';
import { findAll, getText, hasClass, listChildren } from './find-elements.ts';
import { mathMlToTex } from './mathml-to-tex.ts';

type MarkupReader = {
  /** Called for each picture; returns the TeX to print in its place, usually an empty text. */
  onImage(element: XmlElement): string;
  /** Called for other elements that need a reader of their own, such as an input field; undefined for ordinary markup. */
  convert?(element: XmlElement): string | undefined;
};

const COMMANDS: Readonly<Record<string, string>> = {
  b: 'textbf',
  strong: 'textbf',
  em: 'emph',
  i: 'textit',
  u: 'underline',
  sub: 'textsubscript',
  sup: 'textsuperscript',
  code: 'texttt',
  tt: 'texttt',
};

const BLOCKS = new Set(
  'p div section article figure blockquote ul ol table pre h1 h2 h3 h4 h5 h6 hr dl header footer'.split(' '),
);

/** Converts XHTML or HTML to TeX prose. Elements that TeX cannot express keep only their text. */
export function markupToTex(nodes: readonly XmlNode[], reader: MarkupReader): string {
  const blocks: string[] = [];
  let inline = '';
  const flush = (): void => {
    const text = inline.replace(/[ \t\r\n]+/gu, ' ').trim();
    const trimmed = text.replace(/^(?:\\\\\s*)+|(?:\s*\\\\)+$/gu, '');
    if (trimmed !== '') blocks.push(trimmed.replace(/\s*\\\\(?!\[)\s*/gu, '\\\\\n'));
    inline = '';
  };
  for (const node of nodes) {
    if (typeof node === 'string') inline += textToTex(node);
    else {
      const custom = reader.convert?.(node);
      if (custom !== undefined) inline += custom;
      else if (isBlock(node)) {
        flush();
        const block = convertBlock(node, reader);
        if (block !== '') blocks.push(block);
      } else inline += convertInline(node, reader);
    }
  }
  flush();
  return blocks.join('\n\n');
}

function isBlock(element: XmlElement): boolean {
  return BLOCKS.has(element.name) || (element.name === 'math' && element.attributes.display === 'block');
}

function convertInline(element: XmlElement, reader: MarkupReader): string {
  const { name, children } = element;
  if (name === 'br') return '\\\\ ';
  if (name === 'img' || name === 'svg' || isPictureObject(element)) return reader.onImage(element);
  if (name === 'math') return formatInline(mathMlToTex(element));
  if (hasClass(element, 'tex-source')) return getText(element);
  if (hasClass(element, 'blank')) return '\\hrulefill{}';
  const command = hasClass(element, 'qti-underline') ? 'underline' : COMMANDS[name];
  const content = markupToTex(children, reader);
  const before = /^\s/u.test(getText(children[0])) ? ' ' : '';
  const after = /\s$/u.test(getText(children.at(-1))) ? ' ' : '';
  if (command === undefined || content === '') return before + content + after;
  return `${before}\\${command}{${content}}${after}`;
}

/** QTI shows pictures with `object`, too. */
function isPictureObject({ name, attributes }: XmlElement): boolean {
  return name === 'object' && /^image\//u.test(attributes.type ?? '');
}

function convertBlock(element: XmlElement, reader: MarkupReader): string {
  const { name, children } = element;
  switch (name) {
    case 'math':
      return formatDisplay(mathMlToTex(element));
    case 'ul':
    case 'ol':
      return convertList(element, reader);
    case 'table':
      return convertTable(element, reader);
    case 'blockquote':
      return wrap('quote', markupToTex(children, reader));
    case 'pre':
      return `\\texttt{${escapeTex(getText(element)).replace(/\n/gu, '\\\\\n')}}`;
    case 'hr':
      return '';
    default:
      break;
  }
  const content = markupToTex(children, reader);
  if (/^h[1-6]$/u.test(name)) return content === '' ? '' : `\\textbf{${content}}`;
  return hasClass(element, 'centred') ? wrap('center', content) : content;
}

function wrap(environment: string, content: string): string {
  return content === '' ? '' : `\\begin{${environment}}\n${content}\n\\end{${environment}}`;
}

function convertList(element: XmlElement, reader: MarkupReader): string {
  const items = listChildren(element, 'li').map(({ children }) => `\\item ${markupToTex(children, reader)}`);
  return wrap(element.name === 'ol' ? 'enumerate' : 'itemize', items.join('\n'));
}

function convertTable(element: XmlElement, reader: MarkupReader): string {
  const rows = findAll(element, 'tr').map((row) =>
    listChildren(row, 'td', 'th').map(({ children }) => markupToTex(children, reader)),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const lines = rows.map((row) => `${row.join(' & ')} \\\\`);
  return `\\begin{tabular}{${'c'.repeat(width)}}\n${lines.join('\n')}\n\\end{tabular}`;
}
