import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import type { XmlElement, XmlReader } from '../../ports/xml-reader.ts';
import type { ReadDocumentResult } from '../format.ts';
import { readDataAddress } from '../items/data-address.ts';
import { createEditedFinding, isSameMarkup, readEmbeddedQuestion } from '../items/embedded-question.ts';
import { replayFigures } from '../items/read-figures.ts';
import { sanitisePicture } from '../items/sanitise-picture.ts';
import { decodeAddress } from '../markup/decode-address.ts';
import { findAll, findChild, findPath, getText, listChildren } from '../markup/find-elements.ts';
import { listLeftOut } from './list-left-out.ts';
import { createIdnumbers } from './moodle-elements.ts';
import { readMoodleQuestion } from './read-moodle-question.ts';
import { writeGroup } from './write-group.ts';

type Reading = {
  readonly questions: Question[];
  readonly findings: Finding[];
  readonly pictures: Map<string, Uint8Array>;
  readonly name: string;
  readonly xml: XmlReader;
  readonly getIdnumber: (id: string) => string;
  /** The category of each question, which becomes its topic. */
  readonly topics: ReadonlyMap<XmlElement, string>;
};

/** Reads a Moodle XML document. Questions that cannot be read are listed as findings with the reason. */
export async function readMoodleDocument(
  bytes: Uint8Array,
  name: string,
  xml: XmlReader,
): Promise<ReadDocumentResult> {
  const root = xml.parse(bytes, name);
  if (root.name !== 'quiz')
    throw new Fault(
      'invalid-input',
      `${name} is not Moodle XML: it begins with <${root.name}>, not with <quiz>.`,
    );
  const topics = new Map<XmlElement, string>();
  const elements = listQuestions(root, topics);
  const reading: Reading = {
    questions: [],
    findings: [],
    pictures: new Map(),
    name,
    xml,
    getIdnumber: createIdnumbers(),
    topics,
  };
  for (let index = 0; index < elements.length; ) index += await readNext(elements, index, reading);
  if (reading.questions.length === 0) throw createEmptyFault(name, reading.findings);
  return reading;
}

/** Lists the questions of a document, and the last name in the path of the category that each is in. */
function listQuestions(root: XmlElement, topics: Map<XmlElement, string>): XmlElement[] {
  let topic: string | undefined;
  return listChildren(root, 'question').filter((element) => {
    if (element.attributes.type === 'category')
      topic = readCategory(getText(findPath(element, 'category', 'text')));
    else if (topic !== undefined) topics.set(element, topic);
    return element.attributes.type !== 'category';
  });
}

/** Returns the last name of a path such as `$course$/top/Physics/Optics`; undefined for the categories that Moodle itself creates. */
function readCategory(path: string): string | undefined {
  const names = path
    .trim()
    .split(/(?<!\/)\/(?!\/)/u)
    .map((name) => name.replaceAll('//', '/').trim());
  const own = names.filter((name) => name !== '' && name !== 'top' && !/^\$\w+\$$/u.test(name));
  const last = own.at(-1);
  return last === undefined || /^(?:Default for|Standard für|Défaut pour|Por defecto)\b/u.test(last)
    ? undefined
    : last;
}

function createEmptyFault(name: string, findings: readonly Finding[]): Fault {
  const [first] = findings;
  return new Fault('invalid-input', first === undefined ? `${name} contains no question.` : first.message, {
    facts: { findings },
  });
}

/** Reads the question that begins at this element; returns the number of elements that it consists of. */
async function readNext(elements: readonly XmlElement[], index: number, reading: Reading): Promise<number> {
  const element = elements[index];
  if (element === undefined) return 1;
  const neutral = findChild(element, 'vbagent');
  const question = neutral && readEmbeddedQuestion(getText(neutral), reading.name);
  if (question !== undefined) {
    const group = elements.slice(index, index + Number(neutral?.attributes.elements ?? 1));
    const usesStack = neutral?.attributes.stack === 'true';
    if (await isUnchanged(question, group, { ...reading, usesStack })) {
      reading.questions.push(question);
      return group.length;
    }
    reading.findings.push(createEditedFinding(`Question ${question.id}`, element.line));
  }
  readMoodleElement(element, reading);
  return 1;
}

/** Whether writing the embedded question again gives the elements of the document. */
async function isUnchanged(
  question: Question,
  group: readonly XmlElement[],
  { xml, name, getIdnumber, usesStack }: Reading & { readonly usesStack: boolean },
): Promise<boolean> {
  const pictures = new Map(group.flatMap((element) => listFiles(element)));
  const figures = replayFigures(pictures);
  const written = await writeGroup(question, { figures, onLoss: () => {}, getIdnumber, usesStack });
  const expected = listChildren(xml.parse(`<quiz>${written.join('')}</quiz>`, name));
  return (
    expected.length === group.length &&
    expected.every((element, index) => isSameMarkup(element, withoutNeutral(group[index])))
  );
}

function withoutNeutral(element: XmlElement | undefined): XmlElement | string {
  if (element === undefined) return '';
  const children = element.children.filter((child) => typeof child === 'string' || child.name !== 'vbagent');
  return { ...element, children };
}

function listFiles(element: XmlElement): [name: string, bytes: Uint8Array][] {
  return findAll(element, 'file').map((file) => [
    (file.attributes.name ?? 'picture').replace(/[^\w.-]/gu, '-'),
    Buffer.from(getText(file), 'base64'),
  ]);
}

function readMoodleElement(element: XmlElement, reading: Reading): void {
  const { questions, findings, pictures, name, xml, topics } = reading;
  const number = questions.length + 1;
  const files = new Map(listFiles(element));
  const folder = getText(findChild(element, 'idnumber')).replace(/[^\w-]/gu, '-') || `question-${number}`;
  const outcome = readMoodleQuestion(element, {
    findPicture: (address) => {
      const file = decodeAddress(address.replace(/^@@PLUGINFILE@@\//u, '')).replace(/[^\w.-]/gu, '-');
      const bytes = files.get(file) ?? readDataAddress(address);
      const clean = bytes && sanitisePicture(bytes, xml);
      return (
        clean && {
          path: `${folder}/${files.has(file) ? file : `picture-${pictures.size + 1}.${clean.ending}`}`,
          bytes: clean.bytes,
        }
      );
    },
    onPicture: (path, bytes) => void pictures.set(path, bytes),
    onFinding: (finding) => void findings.push({ severity: 'info', ...withLine(element), ...finding }),
  });
  if (outcome.kind === 'question')
    findings.push(...listLeftOut(element).map((finding) => ({ ...withLine(element), ...finding })));
  if (outcome.kind === 'refused')
    findings.push({
      rule: 'question-is-readable',
      severity: 'warning',
      message: `${name}: ${nameQuestion(element)} was left out, because ${outcome.reason}.`,
      ...withLine(element),
    });
  else if (outcome.passage === undefined || !addToPassage(outcome.question, outcome.passage, questions))
    questions.push(withTopic(outcome.question, topics.get(element)));
}

/** Returns the name of a question for messages, as Moodle shows it. */
function nameQuestion(element: XmlElement): string {
  const title = getText(findChild(element, 'name')).trim().replace(/\s+/gu, ' ');
  return title === '' ? 'a question' : `the question “${title.slice(0, 80)}”`;
}

function withLine({ line }: XmlElement): Pick<Finding, 'position'> {
  return line === undefined || line < 1 ? {} : { position: { line, column: 1 } };
}

function withTopic(question: Question, topic: string | undefined): Question {
  return topic === undefined || question.topic !== undefined ? question : { ...question, topic };
}

/** Adds a question to the passage that its tag names; false if that passage was not read. */
function addToPassage(question: Question, id: string, questions: Question[]): boolean {
  const index = questions.findLastIndex((each) => each.id === id && each.kind === 'passage');
  const passage = questions[index];
  if (passage === undefined) return false;
  const { questions: _none, ...inner } = question;
  questions[index] = { ...passage, questions: [...(passage.questions ?? []), inner] };
  return true;
}
