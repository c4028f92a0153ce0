import { Fault } from '../../../domain/fault.ts';
import type { XmlElement } from '../../../ports/xml-reader.ts';
import type { FormatEngines } from '../../format.ts';
import { findChild, listChildren, type MarkupElement } from '../equations/markup-element.ts';

/** The parsed files of a Word document that reading needs. */
export type OpenDocument = {
  readonly body: MarkupElement;
  readonly numbering: MarkupElement | undefined;
  readonly styles: MarkupElement | undefined;
  /** The targets of relationships by their id, such as `media/image1.png`. */
  readonly targets: ReadonlyMap<string, string>;
  readonly media: ReadonlyMap<string, Uint8Array>;
};

const LIMITS = { fileBytes: 50_000_000, totalBytes: 200_000_000, files: 5000 };

/** Opens a `.docx` file. Throws an `invalid-input` fault with one sentence if it is not a readable Word document. */
export async function openDocument(
  bytes: Uint8Array,
  name: string,
  engines: FormatEngines,
): Promise<OpenDocument> {
  refuseOtherFiles(bytes, name);
  const files = await unpack(bytes, name, engines);
  const xml = await engines.openXml();
  const parse = (path: string): MarkupElement | undefined => {
    const content = files.get(path);
    return content === undefined ? undefined : addPrefixes(xml.parse(content, `${name}, ${path}`));
  };
  const main = parse('word/document.xml');
  const body = findChild(main, 'w:body');
  if (body === undefined) throw new Fault('invalid-input', `${name} is not a Word document.`);
  return {
    body,
    numbering: parse('word/numbering.xml'),
    styles: parse('word/styles.xml'),
    targets: readTargets(parse('word/_rels/document.xml.rels')),
    media: new Map([...files].filter(([path]) => path.startsWith('word/media/'))),
  };
}

/** The first bytes of the container of old Office files and of new ones with a password. */
const OLD_CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];

function refuseOtherFiles(bytes: Uint8Array, name: string): void {
  if (bytes.length === 0) throw new Fault('invalid-input', `${name} is empty.`);
  if (OLD_CONTAINER.every((byte, index) => bytes[index] === byte))
    throw new Fault(
      'invalid-input',
      `${name} is protected by a password or in the old .doc format; save it in Word as .docx without a password.`,
    );
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    throw new Fault('invalid-input', `${name} is not a Word document (.docx).`);
}

const NEEDED = /^word\/(?:(?:document|numbering|styles)\.xml|_rels\/document\.xml\.rels|media\/[^/]+)$/u;

async function unpack(
  bytes: Uint8Array,
  name: string,
  engines: FormatEngines,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const archives = await engines.openArchives();
  const files = new Map<string, Uint8Array>();
  for await (const file of archives.read(bytes, name, LIMITS)) {
    const path = file.name.replaceAll('\\', '/').replace(/^\//u, '');
    if ('bytes' in file) {
      if (NEEDED.test(path)) files.set(path, file.bytes);
    } else if (path === 'word/document.xml')
      throw new Fault('invalid-input', `${name} cannot be read: ${file.skipReason}.`);
  }
  return files;
}

function readTargets(relationships: MarkupElement | undefined): ReadonlyMap<string, string> {
  return new Map(
    listChildren(relationships).flatMap(({ attributes }) =>
      attributes.Id === undefined || attributes.TargetMode === 'External'
        ? []
        : [[attributes.Id, (attributes.Target ?? '').replace(/^\/word\//u, '')] as const],
    ),
  );
}

/** The usual prefix of each namespace, in the first and the strict edition of the standard. */
const PREFIXES: readonly (readonly [pattern: RegExp, prefix: string])[] = [
  [/wordprocessingml\/(?:2006\/)?main$/u, 'w'],
  [/officeDocument\/(?:2006\/)?math$/u, 'm'],
  [/drawingml\/(?:2006\/)?main$/u, 'a'],
  [/drawingml\/(?:2006\/)?picture$/u, 'pic'],
  [/wordprocessingDrawing$/u, 'wp'],
  [/markup-compatibility/u, 'mc'],
  [/wordprocessingShape$/u, 'wps'],
  [/schemas-microsoft-com:vml$/u, 'v'],
  [/schemas-microsoft-com:office:office$/u, 'o'],
];

/** Gives every element the usual prefix of its namespace, whatever prefix the document uses. */
function addPrefixes({ name, namespace, attributes, children }: XmlElement): MarkupElement {
  const prefix = PREFIXES.find(([pattern]) => pattern.test(namespace))?.[1];
  return {
    name: prefix === undefined ? name : `${prefix}:${name}`,
    attributes,
    children: children.map((child) => (typeof child === 'string' ? child : addPrefixes(child))),
  };
}
