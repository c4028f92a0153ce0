import { Fault } from '../../../domain/fault.ts';
import type { Finding } from '../../../domain/finding.ts';
import { createQuestion, type PlainQuestion, type Question } from '../../../domain/question.ts';
import { listAllParts } from '../../../domain/question-sections.ts';
import type { ReadDocumentResult, ReadOptions } from '../../format.ts';
import { readTexQuestions } from '../../tex/tex-questions.ts';
import { applyKey } from './apply-key.ts';
import { unpackLayoutTables } from './layout-tables.ts';
import { openDocument } from './open-document.ts';
import { createOutline, type QuestionBlock } from './outline.ts';
import { printBlock, printMargin } from './print-block.ts';
import { readKey } from './read-key.ts';
import { readParagraphs, type WordParagraph } from './read-paragraphs.ts';
import { readSolutions } from './read-solutions.ts';

/** Reads the questions of a Word document. Throws an `invalid-input` fault if it has none. */
export async function readDocument(
  bytes: Uint8Array,
  { name, engines }: ReadOptions,
): Promise<ReadDocumentResult> {
  const document = await openDocument(bytes, name, engines);
  const problems = createProblems();
  const pictures = new Map<string, Uint8Array>();
  const usePicture = (path: string): string => {
    const content = document.media.get(path);
    if (content === undefined) problems.add('word-picture-missing');
    else pictures.set(path, content);
    return `\\includegraphics{${path.replace(/[{}\\%#]/gu, '')}}`;
  };
  const paragraphs = readParagraphs({ document, report: problems.add, usePicture });
  const outline = createOutline(unpackLayoutTables(paragraphs, () => problems.add('word-table-text')));
  if (outline.blocks.length === 0)
    throw new Fault('invalid-input', `${name} contains no numbered questions.`, {
      advice: 'Number the questions 1., 2., 3., with a list of Word or with typed numbers.',
    });
  if (outline.front.length > 0) problems.add('word-text-before-questions');
  const key = readKey(outline.answers);
  const solutions = readSolutions(outline.solutions, () => problems.add('word-scheme-not-read'));
  const questions = collectQuestions(outline.blocks, (block) => {
    const { tex, answer } = printBlock(block, key.get(block.number)?.get(''));
    const blockQuestions = readBlock(`${tex}\n${solutions.get(block.number) ?? ''}`, block, problems);
    const entry = key.get(block.number) ?? (answer === undefined ? undefined : new Map([['', answer]]));
    const report = (): void => problems.add('word-answer-unused', block.number);
    const answered =
      entry === undefined
        ? blockQuestions
        : blockQuestions.map((question) => applyKey(question, entry, report));
    if (answered.some(hasOptionsWithoutKey)) problems.add('word-options-without-key', block.number);
    return answered;
  });
  const numbers = new Set(outline.blocks.map(({ number }) => number));
  for (const number of key.keys())
    if (!numbers.has(number)) problems.add('word-key-without-question', number);
  return { questions, findings: problems.list(), ...(pictures.size === 0 ? {} : { pictures }) };
}

/** The key is applied later, and options without a key are reported then. A paper need not have solutions. */
const IGNORED_RULES = new Set(['options-have-key', 'question-has-solution']);

/** Whether the question or one of its parts has options of which none is correct. */
function hasOptionsWithoutKey(question: PlainQuestion): boolean {
  return [question, ...listAllParts(question)].some(
    ({ options, answer }) =>
      options.length > 0 && answer === undefined && !options.some(({ correct }) => correct),
  );
}

/** Reads the TeX of one question; the reader of TeX decides on its kind, its parts and the steps of its solution. */
function readBlock(tex: string, { number }: QuestionBlock, problems: Problems): Question[] {
  const { questions, findings } = readTexQuestions(tex);
  for (const { rule, severity, message } of findings.filter((finding) => !IGNORED_RULES.has(finding.rule)))
    problems.addFinding({ rule, severity, message: `Question ${number}: ${message}` });
  return questions.map(({ question }) => question);
}

/** Collects questions in order; the questions after the text of a passage belong to it. */
function collectQuestions(
  blocks: readonly QuestionBlock[],
  readQuestions: (block: QuestionBlock) => PlainQuestion[],
): Question[] {
  const questions: Question[] = [];
  let passage: (Question & { questions: PlainQuestion[] }) | undefined;
  for (const block of blocks) {
    if (block.kind === 'passage') {
      passage = createPassage(block);
      questions.push(passage);
    } else if (block.isInPassage && passage !== undefined) passage.questions.push(...readQuestions(block));
    else {
      passage = undefined;
      questions.push(...readQuestions(block));
    }
  }
  return questions;
}

function createPassage({ paragraphs }: QuestionBlock): Question & { questions: PlainQuestion[] } {
  const isTitle = ({ style }: WordParagraph): boolean => style === 'PassageTitle';
  const title = paragraphs
    .find(isTitle)
    ?.tex.replace(/^\\textbf\{(.*)\}$/u, '$1')
    .trim();
  const texts = paragraphs.filter((paragraph) => !isTitle(paragraph)).map(printMargin);
  const [passageText] = readTexQuestions(
    `\\item ${texts.filter((text) => text.trim() !== '').join('\n\n')}`,
  ).questions;
  const id = paragraphs.find(({ questionId }) => questionId !== undefined)?.questionId;
  return {
    ...createQuestion({
      id: id ?? passageText?.question.id ?? 'passage',
      kind: 'passage',
      stem: passageText?.question.stem ?? '',
      ...(passageText?.question.marks === undefined ? {} : { marks: passageText.question.marks }),
      diagrams: passageText?.question.diagrams ?? [],
      ...(title === undefined || title === '' ? {} : { title }),
    }),
    questions: [],
  };
}

const MESSAGES = {
  'word-object': 'An embedded object, such as an equation of an old equation editor, cannot be read.',
  'word-text-box': 'The text in a text box was not read.',
  'word-empty-equation': 'An equation could not be read.',
  'word-picture-missing': 'A picture is linked but not contained in the document.',
  'word-text-before-questions': 'The text before the first question was not imported.',
  'word-table-text': 'The text beside the questions in a table was not read.',
  'word-scheme-not-read': 'Marking instructions and notes in the solutions are not read.',
  'word-options-without-key': 'No option is marked as correct.',
  'word-key-without-question': 'The key has an answer to this question, but the question was not found.',
  'word-answer-unused': 'The answer in the key fits no option or part of the question.',
} as const;

const INFORMATION: ReadonlySet<string> = new Set([
  'word-text-before-questions',
  'word-scheme-not-read',
  'word-table-text',
]);

type ProblemCode = keyof typeof MESSAGES;

type Problems = {
  /** Adds a problem of the document, or of the question with this number. */
  add(code: ProblemCode, question?: number): void;
  addFinding(finding: Finding): void;
  list(): Finding[];
};

function createProblems(): Problems {
  const findings = new Map<string, Finding>();
  return {
    add: (code, question) => {
      const message = question === undefined ? MESSAGES[code] : `Question ${question}: ${MESSAGES[code]}`;
      const isInfo = INFORMATION.has(code);
      findings.set(message, { rule: code, severity: isInfo ? 'info' : 'warning', message });
    },
    addFinding: (finding) => {
      findings.set(`${finding.rule} ${finding.message}`, finding);
    },
    list: () => [...findings.values()],
  };
}
