import type { XmlElement } from '../../ports/xml-reader.ts';

/** Renames the elements and attributes of QTI 3 to those of QTI 2, so that one reader reads both. */
export function normaliseNames(element: XmlElement): XmlElement {
  const isQti3 = element.name.startsWith('qti-');
  const attributes = isQti3
    ? Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [toCamel(name), value]))
    : element.attributes;
  return {
    ...element,
    name: isQti3 ? toCamel(element.name.slice('qti-'.length)) : element.name,
    attributes,
    children: element.children.map((child) => (typeof child === 'string' ? child : normaliseNames(child))),
  };
}

function toCamel(name: string): string {
  return name.replace(/-([a-z])/gu, (_whole, letter: string) => letter.toUpperCase());
}
