import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import { createQuestion, type PlainQuestion, type Question } from '../../domain/question.ts';
import type { XmlElement, XmlReader } from '../../ports/xml-reader.ts';
import type { ReadDocumentResult, ReadOptions } from '../format.ts';
import { readDataAddress } from '../items/data-address.ts';
import { createEditedFinding, isSameMarkup, readEmbeddedQuestion } from '../items/embedded-question.ts';
import { type ContentSource, readContent } from '../items/read-content.ts';
import { replayFigures } from '../items/read-figures.ts';
import { sanitisePicture } from '../items/sanitise-picture.ts';
import { findAll, findChild, getText, hasClass, isElement } from '../markup/find-elements.ts';
import { qti2, qti3 } from './dialect.ts';
import { normaliseNames } from './normalise-names.ts';
import { listResources, openPackage, resolvePath } from './open-package.ts';
import { readItem } from './read-item.ts';
import { writeQtiGroup } from './write-qti-group.ts';

const ROOT_BYTES = 4096;
const ITEM = /<(?:\w+:)?(?:qti-assessment-item|assessmentItem)[\s>]/u;
const OLD_ITEMS = /<(?:\w+:)?questestinterop[\s>]/u;

type Reading = {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly xml: XmlReader;
  readonly name: string;
  readonly questions: Question[];
  readonly findings: Finding[];
  readonly pictures: Map<string, Uint8Array>;
  /** The index of the passage in `questions` by the path of its stimulus. */
  readonly passages: Map<string, number>;
};

/** Reads a QTI package of version 2 or 3, or a single item. */
export async function readQtiDocument(
  bytes: Uint8Array,
  { name, engines }: ReadOptions,
): Promise<ReadDocumentResult> {
  const xml = await engines.openXml();
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const { files, skipped } = isZip
    ? await openPackage(await engines.openArchives(), bytes, name)
    : { files: new Map([['item.xml', bytes]]), skipped: [] };
  const findings = skipped.map(
    (file): Finding => ({
      rule: 'file-is-readable',
      severity: 'warning',
      message: `${file.name} was not read, because ${file.reason}.`,
    }),
  );
  const reading: Reading = {
    files,
    xml,
    name,
    questions: [],
    findings,
    pictures: new Map(),
    passages: new Map(),
  };
  if (!isZip && OLD_ITEMS.test(new TextDecoder().decode(bytes.subarray(0, ROOT_BYTES))))
    throw new Fault('invalid-input', createOldVersionMessage(name));
  const items = isZip ? listItemPaths(reading) : ['item.xml'];
  const embedded = await readEmbeddedQuestions(items, reading);
  const seen = new Set<Question>();
  for (const path of items) {
    const question = embedded.get(path);
    if (question === undefined) readItemFile(path, reading);
    else if (!seen.has(question)) reading.questions.push(question);
    if (question !== undefined) seen.add(question);
  }
  if (reading.questions.length === 0)
    throw new Fault('invalid-input', reading.findings[0]?.message ?? `${name} contains no question.`, {
      facts: { findings },
    });
  return { questions: reading.questions, findings, pictures: reading.pictures };
}

/** Lists the paths of the items in the order of the manifest; without a manifest, in the order of the archive. */
function listItemPaths({ files, xml, name }: Reading): string[] {
  const manifestPath = [...files.keys()].find((path) => /(?:^|\/)imsmanifest\.xml$/iu.test(path));
  const manifest = manifestPath === undefined ? undefined : files.get(manifestPath);
  const contents = [...files].filter(([path]) => /\.(?:xml|qti)$/iu.test(path));
  const hasRoot = (bytes: Uint8Array, root: RegExp): boolean =>
    root.test(new TextDecoder().decode(bytes.subarray(0, ROOT_BYTES)));
  const resources =
    manifestPath === undefined || manifest === undefined
      ? contents
          .filter(([, bytes]) => hasRoot(bytes, ITEM))
          .map(([href]) => ({ type: 'imsqti_item_xmlv3', href }))
      : listResources(xml.parse(manifest, `${name}, imsmanifest.xml`), manifestPath);
  const items = resources.filter(({ type }) => /^imsqti_(?:item|apipitem)_xmlv[23]/iu.test(type));
  if (items.length > 0) return items.map(({ href }) => href);
  const isOld =
    contents.some(([, bytes]) => hasRoot(bytes, OLD_ITEMS)) ||
    resources.some(({ type }) => /imsqti_xmlv1|assessment.*v1|question-bank/iu.test(type));
  if (isOld) throw new Fault('invalid-input', createOldVersionMessage(name));
  const reason =
    manifest === undefined
      ? 'is not a QTI package: it has no imsmanifest.xml'
      : 'contains no QTI item of version 2 or 3';
  throw new Fault('invalid-input', `${name} ${reason}.`);
}

function createOldVersionMessage(name: string): string {
  return `${name} contains QTI 1.2, which cannot be read; export it as QTI 2.1 or 3.0, or as Moodle XML.`;
}

/**
 * Reads the embedded questions by the paths of their items. Leaves out a question if writing it again does not give the files of
 * the package.
 */
async function readEmbeddedQuestions(
  items: readonly string[],
  reading: Reading,
): Promise<Map<string, Question>> {
  const embedded = new Map<string, Question>();
  const known = new Set(items);
  const pictures = Map.groupBy(reading.files, ([path]) => /^images\/(.*)-figure-[^/]*$/u.exec(path)?.[1]);
  for (const [path, bytes] of reading.files) {
    const [, base] = /^vbagent\/([^/]+)\.json$/u.exec(path) ?? [];
    const question =
      base === undefined ? undefined : readEmbeddedQuestion(new TextDecoder().decode(bytes), path);
    if (base === undefined || question === undefined) continue;
    const paths = await findUnchanged(question, base, { ...reading, pictures: new Map(pictures.get(base)) });
    if (paths === undefined) reading.findings.push(createEditedFinding(`Question ${question.id}`));
    for (const item of paths ?? []) if (known.has(item)) embedded.set(item, question);
  }
  return embedded;
}

async function findUnchanged(
  question: Question,
  name: string,
  { files, xml, pictures }: Pick<Reading, 'files' | 'xml' | 'pictures'>,
): Promise<string[] | undefined> {
  const first = files.get(`items/${name}.xml`) ?? files.get(`items/${name}_q1.xml`) ?? new Uint8Array();
  const isVersion3 = new TextDecoder().decode(first.subarray(0, 300)).includes('qti-assessment-item');
  const figures = replayFigures(pictures);
  const options = { figures, onLoss: () => {}, name, dialect: isVersion3 ? qti3 : qti2 };
  const group = await writeQtiGroup(question, options);
  const expected = [
    ...group.items.map(({ file }) => file),
    ...(group.stimulus === undefined ? [] : [group.stimulus]),
  ];
  const isSame = expected.every(({ path, content }) => {
    const found = files.get(path);
    if (found === undefined) return false;
    return isEqualText(found, content) || isSameMarkup(xml.parse(found, path), xml.parse(content, path));
  });
  return isSame ? group.items.map(({ file }) => file.path) : undefined;
}

function isEqualText(bytes: Uint8Array, text: string | Uint8Array): boolean {
  return typeof text === 'string' && new TextDecoder().decode(bytes) === text;
}

/** Reads an item from the QTI elements that other programs read; one that cannot be read is listed with the reason. */
function readItemFile(path: string, reading: Reading): void {
  const reason = tryReadItem(path, reading);
  if (reason === undefined) return;
  reading.findings.push({
    rule: 'question-is-readable',
    severity: 'warning',
    message: `${reading.name}, ${path}: the question was left out, because ${reason}.`,
  });
}

/** Adds the question of an item; returns why it cannot be read. */
function tryReadItem(path: string, reading: Reading): string | undefined {
  const { files, xml, name, findings, questions, pictures } = reading;
  const bytes = files.get(path);
  if (bytes === undefined) return 'the file is missing from the package';
  const item = parseItem(bytes, `${name}, ${path}`, xml);
  if (item instanceof Fault) return item.message.replace(`${name}, ${path}, `, 'in ').replace(/\.$/u, '');
  if (item.name !== 'assessmentItem') return `it begins with <${item.name}>`;
  const source = createSource(path, { files, findings, pictures, xml });
  const outcome = readItem(item, readId(item, path), source);
  if (outcome.kind === 'refused') return outcome.reason;
  const passage = findPassage(item, path, { reading, source });
  if (passage === undefined) questions.push(outcome.question);
  else addToPassage(outcome.question, passage, reading);
  return undefined;
}

function parseItem(bytes: Uint8Array, name: string, xml: XmlReader): XmlElement | Fault {
  try {
    return normaliseNames(xml.parse(bytes, name));
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown;
    throw thrown;
  }
}

function readId({ attributes }: XmlElement, path: string): string {
  return attributes.identifier?.replace(/[^\w.-]/gu, '-') || path.replace(/^.*\/|\.xml$/gu, '') || 'item';
}

function createSource(
  path: string,
  { files, findings, pictures, xml }: Pick<Reading, 'files' | 'findings' | 'pictures' | 'xml'>,
): ContentSource {
  return {
    findPicture: (address) => {
      const resolved = resolvePath(address, path);
      const bytes = resolved === undefined ? readDataAddress(address) : files.get(resolved);
      const clean = bytes && sanitisePicture(bytes, xml);
      const own = `${path.replace(/\.xml$/u, '')}-picture-${pictures.size + 1}.${clean?.ending}`;
      return clean && { path: resolved ?? own, bytes: clean.bytes };
    },
    onPicture: (picture, bytes) => void pictures.set(picture, bytes),
    onFinding: (finding) => void findings.push({ severity: 'info', evidence: path, ...finding }),
  };
}

type PassageText = { readonly key: string; readonly create: () => Omit<Question, 'id'> };
type PassageTools = { readonly reading: Reading; readonly source: ContentSource };

/** Finds the text that an item shares with others: a stimulus of QTI 3, or the text of a passage that our QTI 2 export repeats in each item. */
function findPassage(
  item: XmlElement,
  path: string,
  { reading, source }: PassageTools,
): PassageText | undefined {
  const repeated = findChild(item, 'itemBody')
    ?.children.filter(isElement)
    .find((node) => hasClass(node, 'vb-passage'));
  if (repeated !== undefined)
    return { key: repeated.attributes.class ?? '', create: () => createPassage(repeated, source) };
  const reference = findChild(item, 'assessmentStimulusRef')?.attributes.href;
  const stimulusPath = reference === undefined ? undefined : resolvePath(reference, path);
  const bytes = stimulusPath === undefined ? undefined : reading.files.get(stimulusPath);
  if (stimulusPath === undefined || bytes === undefined) return undefined;
  const stimulus = parseItem(bytes, `${reading.name}, ${stimulusPath}`, reading.xml);
  if (stimulus instanceof Fault) return undefined;
  const [body] = findAll(stimulus, 'stimulusBody');
  const stimulusSource = createSource(stimulusPath, reading);
  return body === undefined
    ? undefined
    : { key: stimulusPath, create: () => createPassage(body, stimulusSource) };
}

function createPassage(body: XmlElement, source: ContentSource): Omit<Question, 'id'> {
  const { children } = body;
  const marks = findAll(body, 'span').find((span) => hasClass(span, 'vb-marks'));
  const first = children.filter(isElement)[0];
  const title = first?.name === 'h3' ? first : undefined;
  const { tex, diagrams, ...fields } = readContent(
    children.filter((child) => child !== title),
    source,
    (element) => (element === marks ? '' : undefined),
  );
  const shownMarks = marks === undefined ? {} : { marks: Number(getText(marks).replace(/\D/gu, '')) };
  const shownTitle = title === undefined ? {} : { title: readContent(title.children, source).tex };
  const { id: _id, ...passage } = createQuestion({
    id: 'x',
    kind: 'passage',
    stem: tex,
    diagrams: [...diagrams],
    ...fields,
    ...shownTitle,
    ...shownMarks,
  });
  return { ...passage, questions: [] };
}

/** Derives the id of a passage: the id in the class name of our own passages, otherwise the file name of the stimulus. */
function derivePassageId(key: string): string {
  return key.replace(/^.*(?:\/|vb-passage-)/u, '').replace(/\.xml$/u, '') || 'passage';
}

function addToPassage(
  question: PlainQuestion,
  { key, create }: PassageText,
  { questions, passages }: Reading,
): void {
  const known = passages.get(key);
  const index = known ?? questions.length;
  const passage = questions[index] ?? { ...create(), id: derivePassageId(key) };
  passages.set(key, index);
  questions[index] = { ...passage, questions: [...(passage.questions ?? []), question] };
}
