import type { Question } from '../../domain/question.ts';
import type { FileToArchive } from '../../ports/archives.ts';
import type { Format, Outline, WriteOptions } from '../format.ts';
import { createSectionStarts } from '../items/section-starts.ts';
import { writeElement, writeTextElement } from '../markup/write-markup.ts';
import { type Dialect, qti2, qti3, writeRoot } from './dialect.ts';
import { readQtiDocument } from './read-package.ts';
import { type QtiGroup, writeQtiGroup } from './write-qti-group.ts';
import { toIdentifier } from './write-responses.ts';

/** Questions as a QTI 3.0 package. Each neutral question is also embedded as a JSON file, which other programs ignore. */
export const qti3Format: Format = {
  read: readQtiDocument,
  write: (pages, options) => writePackage(pages, options, qti3),
};

/** Questions as a QTI 2.1 package. */
export const qti2Format: Format = {
  read: readQtiDocument,
  write: (pages, options) => writePackage(pages, options, qti2),
};

/** The files written so far, which the test and the manifest at the end of the package list. */
type Written = {
  readonly items: { readonly identifier: string; readonly path: string; readonly group: number }[];
  readonly resources: string[];
};

async function* writePackage(
  pages: AsyncIterable<readonly Question[]>,
  options: WriteOptions,
  dialect: Dialect,
): AsyncGenerator<Uint8Array> {
  const archives = await options.engines.openArchives();
  yield* archives.stream(writeFiles(pages, options, dialect));
}

async function* writeFiles(
  pages: AsyncIterable<readonly Question[]>,
  { figures, onLoss, outline }: WriteOptions,
  dialect: Dialect,
): AsyncGenerator<FileToArchive> {
  const written: Written = { items: [], resources: [] };
  const getName = createFileNames();
  let count = 0;
  for await (const page of pages) {
    for (const question of page) {
      const name = getName(question.id);
      const group = await writeQtiGroup(question, { figures, onLoss, name, dialect });
      for (const { path, content } of listFiles(group)) yield { name: path, content };
      yield { name: `vbagent/${name}.json`, content: JSON.stringify(question) };
      addResources(group, { written, dialect, name, number: count++ });
    }
  }
  yield { name: 'assessment.xml', content: writeTest(written, dialect, outline) };
  yield { name: 'imsmanifest.xml', content: writeManifest(written, dialect) };
}

function listFiles({ items, stimulus, pictures }: QtiGroup) {
  return [...pictures, ...(stimulus === undefined ? [] : [stimulus]), ...items.map(({ file }) => file)];
}

/** Creates file names that are unique even on disks that ignore case. */
function createFileNames(): (id: string) => string {
  const used = new Set<string>();
  return (id) => {
    const base = toIdentifier(id).slice(0, 80);
    let name = base;
    for (let n = 2; used.has(name.toLowerCase()); n++) name = `${base}-${n}`;
    used.add(name.toLowerCase());
    return name;
  };
}

type GroupPlace = {
  readonly written: Written;
  readonly dialect: Dialect;
  readonly name: string;
  readonly number: number;
};

function addResources(
  { items, stimulus, pictures }: QtiGroup,
  { written, dialect, name, number }: GroupPlace,
): void {
  const { resourceTypes } = dialect;
  const stimulusId = `${toIdentifier(name)}_stimulus_resource`;
  const writeFile = (href: string): string => writeElement('file', { href });
  if (stimulus !== undefined && resourceTypes.stimulus !== undefined)
    written.resources.push(
      writeElement(
        'resource',
        { identifier: stimulusId, type: resourceTypes.stimulus, href: stimulus.path },
        ...[stimulus, ...pictures].map(({ path }) => writeFile(path)),
      ),
    );
  for (const { identifier, file } of items) {
    written.items.push({ identifier, path: file.path, group: number });
    written.resources.push(
      writeElement(
        'resource',
        { identifier: `${identifier}_resource`, type: resourceTypes.item, href: file.path },
        ...[file, ...pictures].map(({ path }) => writeFile(path)),
        stimulus === undefined ? '' : writeElement('dependency', { identifierref: stimulusId }),
      ),
    );
  }
}

/** Writes a test with all items in order, in the sections of a paper; the questions of a passage share a section of their own. */
function writeTest({ items }: Written, dialect: Dialect, outline: Outline | undefined): string {
  const { element } = dialect;
  const getSection = createSectionStarts(outline);
  const sections: { readonly title: string; readonly groups: string[] }[] = [];
  const groups = Map.groupBy(items, ({ group }) => group);
  for (const [index, group] of [...groups.values()].entries()) {
    const title = getSection();
    if (title !== undefined || sections.length === 0)
      sections.push({ title: title ?? 'Questions', groups: [] });
    const attributes = { identifier: `section_${index + 1}`, title: `Question ${index + 1}`, visible: false };
    const refs = group.map(({ identifier, path }) =>
      element('assessmentItemRef', { identifier, href: path }),
    );
    sections.at(-1)?.groups.push(element('assessmentSection', attributes, ...refs));
  }
  const all = sections.map(({ title, groups: content }, index) => {
    const identifier = index === 0 ? 'questions' : `questions_${index + 1}`;
    return element('assessmentSection', { identifier, title, visible: true }, content.join(''));
  });
  const part = { identifier: 'part_1', navigationMode: 'nonlinear', submissionMode: 'individual' };
  return writeRoot(
    dialect,
    'assessmentTest',
    { identifier: 'vbagent_test', title: outline?.title ?? 'Questions' },
    element('testPart', part, ...all),
  );
}

function writeManifest({ items, resources }: Written, { manifest, resourceTypes }: Dialect): string {
  const test = writeElement(
    'resource',
    { identifier: 'test_resource', type: resourceTypes.test, href: 'assessment.xml' },
    writeElement('file', { href: 'assessment.xml' }),
    // Joined, because a call cannot have an argument for each of 100,000 questions.
    items
      .map(({ identifier }) => writeElement('dependency', { identifierref: `${identifier}_resource` }))
      .join(''),
  );
  const root = {
    identifier: 'vbagent_manifest',
    xmlns: manifest.namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${manifest.namespace} ${manifest.schema}`,
  };
  const metadata = writeElement(
    'metadata',
    {},
    writeTextElement('schema', manifest.name),
    writeTextElement('schemaversion', manifest.version),
  );
  const content = [metadata, '<organizations/>', writeElement('resources', {}, test, resources.join(''))];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement('manifest', root, ...content)}\n`;
}
