import {
  XmlElement as LibxmlElement,
  ParseOption,
  type XmlAttribute,
  XmlCData,
  XmlDocument,
  XmlEntityReference,
  XmlParseError,
  XmlText,
} from 'libxml2-wasm';
import { Fault } from '../../domain/fault.ts';
import type { XmlElement, XmlNode, XmlReader } from '../../ports/xml-reader.ts';

/** Creates an XML parser with libxml2, which limits depth to 256 and text nodes to 10 MB, and loads nothing by itself. */
export function createXmlReader(): XmlReader {
  return { parse: parseDocument };
}

function parseDocument(document: Uint8Array | string, name: string): XmlElement {
  const parsed = openDocument(document, name);
  try {
    return copyElement(parsed.root, name);
  } finally {
    parsed.dispose();
  }
}

function openDocument(document: Uint8Array | string, name: string): XmlDocument {
  const options = { option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE };
  try {
    return typeof document === 'string'
      ? XmlDocument.fromString(document, options)
      : XmlDocument.fromBuffer(document, options);
  } catch (cause) {
    throw createParseFault(name, cause);
  }
}

function createParseFault(name: string, cause: unknown): Fault {
  const [detail] = cause instanceof XmlParseError ? cause.details : [];
  const where = detail === undefined ? '' : `, line ${detail.line}`;
  const reason = detail?.message.trim().replace(/, use XML_PARSE_HUGE option$/u, '') ?? 'it is empty';
  return new Fault('invalid-input', `${name}${where}: this is not well-formed XML (${reason}).`, { cause });
}

/** Copies an element, so that nothing refers to the memory of the engine afterwards. */
function copyElement(element: LibxmlElement, name: string): XmlElement {
  const children: XmlNode[] = [];
  let text = '';
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlText || node instanceof XmlCData) text += node.content;
    else if (node instanceof LibxmlElement) {
      if (text !== '') children.push(text);
      text = '';
      children.push(copyElement(node, name));
    } else if (node instanceof XmlEntityReference)
      throw new Fault(
        'invalid-input',
        `${name}, line ${node.line}: entities of a DTD are not allowed in XML.`,
      );
  }
  if (text !== '') children.push(text);
  const attributes = Object.fromEntries(element.attrs.map(copyAttribute));
  return { name: element.name, attributes, children, namespace: element.namespaceUri, line: element.line };
}

function copyAttribute(attribute: XmlAttribute): [name: string, value: string] {
  return [attribute.prefix === 'xml' ? `xml:${attribute.name}` : attribute.name, attribute.value];
}
