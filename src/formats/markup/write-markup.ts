/** Characters that XML 1.0 does not allow, even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML content and attributes; characters that XML cannot contain become U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '\ufffd')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Writes a CDATA section; `]]>` inside it is split into two sections. */
export function writeCdata(text: string): string {
  return `<![CDATA[${text.replace(FORBIDDEN, '\ufffd').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes an element; `content` is XML. Attributes without a value are left out. */
export function writeElement(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const listed = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  const body = content.join('');
  return body === '' ? `<${name}${listed.join('')}/>` : `<${name}${listed.join('')}>${body}</${name}>`;
}

/** Writes an element that contains only text. */
export function writeTextElement(name: string, text: string | number, attributes: Attributes = {}): string {
  return writeElement(name, attributes, escapeXml(String(text)));
}
