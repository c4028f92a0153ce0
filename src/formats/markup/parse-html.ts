import type { XmlElement, XmlNode } from '../../ports/xml-reader.ts';
import { decodeEntities } from './html-entities.ts';

type OpenElement = { name: string; attributes: Record<string, string>; children: XmlNode[]; namespace: '' };

const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is code and never shown. */
const HIDDEN_ELEMENTS = new Set('script style template noscript iframe object embed'.split(' '));
const BLOCK_ELEMENTS = new Set(
  'address article aside blockquote div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);
/** An open element that the start of another one ends, as in `<li>a<li>b`. */
const ENDED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
  p: BLOCK_ELEMENTS,
  li: new Set(['li']),
  td: new Set(['td', 'th', 'tr']),
  th: new Set(['td', 'th', 'tr']),
  tr: new Set(['tr']),
  option: new Set(['option']),
};
const MAX_DEPTH = 200;

/** A comment, a declaration, an end tag (group 1: its name) or a start tag (groups 2 and 3: its name and attributes). */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>|<\/([a-zA-Z][\w:-]*)[^>]*>|<([a-zA-Z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Parses HTML as browsers do in the common cases: unclosed elements are closed, scripts and styles are left out. */
export function parseHtml(html: string): readonly XmlNode[] {
  const root: OpenElement = { name: '', attributes: {}, children: [], namespace: '' };
  const openElements = [root];
  let position = 0;
  for (const match of html.matchAll(TOKEN)) {
    addText(html.slice(position, match.index), openElements);
    position = match.index + match[0].length;
    const [whole, closing, opening, attributes = ''] = match;
    if (closing !== undefined) closeElement(closing.toLowerCase(), openElements);
    else if (opening !== undefined) openElement(opening.toLowerCase(), attributes, { openElements, whole });
  }
  addText(html.slice(position), openElements);
  return root.children.filter(isShown).map(withoutHidden);
}

function addText(text: string, openElements: readonly OpenElement[]): void {
  if (text !== '') openElements.at(-1)?.children.push(decodeEntities(text));
}

function openElement(
  name: string,
  attributes: string,
  { openElements, whole }: { readonly openElements: OpenElement[]; readonly whole: string },
): void {
  while (openElements.length > 1 && ENDED_BY[openElements.at(-1)?.name ?? '']?.has(name)) openElements.pop();
  const element: OpenElement = { name, attributes: readAttributes(attributes), children: [], namespace: '' };
  openElements.at(-1)?.children.push(element);
  if (!VOID_ELEMENTS.has(name) && !whole.endsWith('/>') && openElements.length < MAX_DEPTH)
    openElements.push(element);
}

/** Closes the nearest open element of this name; a closing tag without one is ignored. */
function closeElement(name: string, openElements: OpenElement[]): void {
  const index = openElements.findLastIndex((element) => element.name === name);
  if (index > 0) openElements.length = index;
}

function readAttributes(source: string): Record<string, string> {
  const pairs = Array.from(source.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    decodeEntities(double ?? single ?? bare ?? ''),
  ]);
  return Object.fromEntries(pairs);
}

function isShown(node: XmlNode): boolean {
  return typeof node === 'string' || !HIDDEN_ELEMENTS.has(node.name);
}

function withoutHidden(node: XmlNode): XmlNode {
  if (typeof node === 'string') return node;
  const element: XmlElement = { ...node, children: node.children.filter(isShown).map(withoutHidden) };
  return element;
}
