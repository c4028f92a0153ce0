import type { XmlElement, XmlNode } from '../../ports/xml-reader.ts';

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string';
}

export function listChildren(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  const children = element.children.filter(isElement);
  return names.length === 0 ? children : children.filter(({ name }) => names.includes(name));
}

export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element === undefined ? undefined : listChildren(element, name)[0];
}

/** Follows a path of child names from an element. */
export function findPath(
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  return path.reduce((current, name) => findChild(current, name), element);
}

/** Returns the text of an element and everything in it; an empty text if there is no element. */
export function getText(node: XmlNode | undefined): string {
  if (node === undefined) return '';
  return typeof node === 'string' ? node : node.children.map(getText).join('');
}

/** Lists all elements with one of these names, in document order; the content of a match is not searched. */
export function findAll(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  return listChildren(element).flatMap((child) =>
    names.includes(child.name) ? [child] : findAll(child, ...names),
  );
}

export function hasClass({ attributes }: XmlElement, name: string): boolean {
  return (attributes.class ?? '').split(/\s+/u).includes(name);
}
