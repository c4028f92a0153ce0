import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import type { XmlElement, XmlNode } from '../../ports/xml-reader.ts';
import { parseJson, parseQuestion } from '../parse-question.ts';

/** Reads the neutral question that our exports embed beside the content for other programs; undefined if it is unreadable. */
export function readEmbeddedQuestion(json: string, name: string): Question | undefined {
  try {
    return parseQuestion(parseJson(json, name), name);
  } catch {
    // Without the embedded question, the content for other programs is read.
    return undefined;
  }
}

/** Whether two elements have the same content; white space between elements does not matter. */
export function isSameMarkup(a: XmlNode, b: XmlNode): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  const [first, second] = [listContent(a), listContent(b)];
  return (
    a.name === b.name &&
    haveSameAttributes(a, b) &&
    first.length === second.length &&
    first.every((child, index) => isSameMarkup(child, second[index] ?? ''))
  );
}

function listContent({ children }: XmlElement): readonly XmlNode[] {
  const hasElements = children.some((child) => typeof child !== 'string');
  return hasElements
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
}

function haveSameAttributes({ attributes: a }: XmlElement, { attributes: b }: XmlElement): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** Reports that the content for other programs was edited, or was written by another version of this program. */
export function createEditedFinding(name: string, line?: number): Finding {
  return {
    rule: 'export-is-unedited',
    severity: 'info',
    message: `${name} was changed after it was exported, so it is read as the other program sees it; fields that only we have are lost.`,
    ...(line === undefined ? {} : { position: { line, column: 1 } }),
  };
}
