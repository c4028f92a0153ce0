import type { XmlElement } from '../../ports/xml-reader.ts';
import { findChild, getText } from '../markup/find-elements.ts';
import { escapeXml } from '../markup/write-markup.ts';

/** Returns the content of a `<text>` as HTML; plain text is escaped, and its line breaks are kept. */
export function getHtml(element: XmlElement | undefined): string {
  const text = getText(findChild(element, 'text'));
  const format = element?.attributes.format ?? 'html';
  if (format === 'html') return text;
  const isMarkup = format === 'moodle_auto_format' && /<[a-z][^>]*>/iu.test(text);
  return (isMarkup ? text : escapeXml(text)).trim().replace(/\r?\n/gu, '<br/>');
}
