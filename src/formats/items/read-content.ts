import type { Finding } from '../../domain/finding.ts';
import type { Diagram, MatchTable, SolutionStep } from '../../domain/question-content.ts';
import type { XmlElement, XmlNode } from '../../ports/xml-reader.ts';
import { findAll, getText, hasClass, listChildren } from '../markup/find-elements.ts';
import { markupToTex } from '../markup/markup-to-tex.ts';
import { parseHtml } from '../markup/parse-html.ts';
import { escapeXml, writeElement } from '../markup/write-markup.ts';
import { toDiagram } from './read-figures.ts';

/** Where the content of one question comes from. */
export type ContentSource = {
  /** Returns a picture of the document by its address; undefined if the document does not contain it. */
  findPicture(address: string): { readonly path: string; readonly bytes: Uint8Array } | undefined;
  /** Called with each picture that the question shows. */
  onPicture(path: string, bytes: Uint8Array): void;
  onFinding(finding: Omit<Finding, 'severity'> & { readonly severity?: Finding['severity'] }): void;
};

/** The content of a question or part above its answer field. */
type ReadContent = {
  readonly tex: string;
  readonly diagrams: readonly Diagram[];
  readonly vignette?: string;
  readonly title?: string;
  readonly table?: MatchTable;
};

type Hook = (element: XmlElement) => string | undefined;

/** Converts markup to TeX and collects its figures; elements with our own classes become fields again. */
export function readContent(nodes: readonly XmlNode[], source: ContentSource, hook?: Hook): ReadContent {
  const diagrams: Diagram[] = [];
  const fields: { vignette?: string; title?: string; table?: MatchTable } = {};
  const onImage = (element: XmlElement): string => {
    const diagram = readImage(element, source);
    if (diagram !== undefined) diagrams.push(diagram);
    return '';
  };
  const convert: Hook = (element) => {
    if (hasClass(element, 'vb-vignette')) {
      fields.vignette = markupToTex(element.children, { onImage });
      return '';
    }
    if (hasClass(element, 'vb-match')) {
      const table = readMatchTable(element, (children) => markupToTex(children, { onImage }));
      if (table === undefined) return undefined;
      fields.table = table;
      return '';
    }
    const own = hook?.(element);
    if (own === undefined) reportLostMedia(element, source);
    return own;
  };
  const tex = markupToTex(nodes, { onImage, convert });
  return { tex, diagrams, ...fields };
}

/** Converts an option or another short text without figures of its own. */
export function readInline(nodes: readonly XmlNode[], source: ContentSource): string {
  return readContent(nodes, source).tex;
}

export function readHtml(html: string, source: ContentSource, hook?: Hook): ReadContent {
  return readContent(parseHtml(html), source, hook);
}

function readImage(element: XmlElement, source: ContentSource): Diagram | undefined {
  const address =
    element.name === 'svg'
      ? toDataAddress(element)
      : (element.attributes.src ?? element.attributes.data ?? '');
  const picture = source.findPicture(address);
  if (picture !== undefined) {
    source.onPicture(picture.path, picture.bytes);
    return toDiagram(picture.path, picture.bytes);
  }
  const isRemote = /^(?:https?:)?\/\//iu.test(address);
  source.onFinding({
    rule: 'picture-is-included',
    severity: 'warning',
    message: isRemote
      ? 'A picture is on another server and was not downloaded.'
      : 'A picture is missing from the document.',
    evidence: address.slice(0, 80),
  });
  return undefined;
}

/** Converts a drawing inside the text to the address of a picture, which is sanitised like any other picture. */
function toDataAddress(drawing: XmlElement): string {
  return `data:image/svg+xml;base64,${Buffer.from(writeMarkup(drawing)).toString('base64')}`;
}

function writeMarkup({ name, attributes, children }: XmlElement): string {
  return writeElement(
    name,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? escapeXml(child) : writeMarkup(child))),
  );
}

const MEDIA: Readonly<Record<string, string>> = {
  video: 'A video',
  audio: 'A sound',
  iframe: 'A page of another server',
  object: 'An embedded file',
  embed: 'An embedded file',
};

/** Reports a video, sound or attached file, which a question cannot contain. */
function reportLostMedia({ name, attributes }: XmlElement, source: ContentSource): void {
  const address = attributes.src ?? attributes.data ?? attributes.href ?? '';
  const isFile = name === 'a' && /^(?:data:|@@PLUGINFILE@@)/u.test(address);
  const isPicture = name === 'object' && /^image\//u.test(attributes.type ?? '');
  const media = isFile ? 'An attached file' : isPicture ? undefined : MEDIA[name];
  if (media === undefined) return;
  source.onFinding({
    rule: 'media-is-kept',
    severity: 'warning',
    message: `${media} was left out.`,
    evidence: address.slice(0, 80),
  });
}

function readMatchTable(
  element: XmlElement,
  convert: (children: readonly XmlNode[]) => string,
): MatchTable | undefined {
  const [head, ...rows] = findAll(element, 'tr');
  if (head === undefined || rows.length === 0) return undefined;
  const [first = 'Column I', second = 'Column II'] = listChildren(head).map(({ children }) =>
    convert(children),
  );
  const cells = rows.map((row) => listChildren(row, 'td').map(({ children }) => children));
  const readColumn = (at: number) =>
    cells.flatMap((row) => {
      const id = (row[at] ?? []).map(getText).join('').trim();
      return id === '' ? [] : [{ id, text: convert(row[at + 1] ?? []) }];
    });
  const [left, right] = [readColumn(0), readColumn(2)];
  return left.length === 0 || right.length === 0 ? undefined : { headings: [first, second], left, right };
}

/** Splits TeX into steps: displays of several lines, and prose. */
export function toSteps(tex: string): SolutionStep[] {
  return tex.split(/\n{2,}/u).flatMap((block): SolutionStep[] => {
    const [, body] = /^\\begin\{align\*\}([\s\S]*)\\end\{align\*\}$/u.exec(block.trim()) ?? [];
    if (body === undefined) return block.trim() === '' ? [] : [{ kind: 'prose', tex: block.trim() }];
    const lines = body.split('\\\\').map((line) => line.trim());
    return [{ kind: 'display', lines: lines.filter((line) => line !== '') }];
  });
}
