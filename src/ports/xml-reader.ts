/** An element of an XML or HTML document; comments and processing instructions are left out. */
export type XmlElement = {
  /** Without a namespace prefix. */
  readonly name: string;
  /** Attribute values by name without prefix, except `xml:…`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Elements and text in document order; neighbouring texts and CDATA sections are one text. */
  readonly children: readonly XmlNode[];
  /** The namespace of the element, or an empty text. */
  readonly namespace: string;
  /** The line in the document, from 1; absent in HTML. */
  readonly line?: number;
};
export type XmlNode = XmlElement | string;

/** Parses XML from untrusted sources. */
export type XmlReader = {
  /**
   * Parses a document and returns its root element. `name` is used in messages. Throws an `invalid-input` fault with the line if
   * the document is not well-formed, declares entities, or is nested more than 256 levels deep. Nothing outside the document
   * is read.
   */
  parse(document: Uint8Array | string, name: string): XmlElement;
};
