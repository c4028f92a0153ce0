import { Fault } from '../domain/fault.ts';
import type { Finding } from '../domain/finding.ts';
import { Question } from '../domain/question.ts';
import { readTexQuestions } from '../factory/intake/tex-questions.ts';
import { readSourceText } from '../text/source-text.ts';
import type { CliTools } from './cli-tools.ts';
import { positionFindings } from './report-findings.ts';

export const importEndings = ['.tex', '.json', '.jsonl'] as const;

export type ImportSource = {
  readonly name: string;
  readonly questions: readonly Question[];
  readonly findings: readonly Finding[];
  /** TeX cannot say all that a question may hold. */
  readonly fromTex: boolean;
};

// An export of a whole bank is larger than any document a person writes.
const MAX_EXPORT = 256_000_000;

export async function readImportSource(path: string, tools: CliTools): Promise<ImportSource> {
  const ending = /\.jsonl?$/i.exec(path)?.[0].toLowerCase();
  const isData = ending !== undefined;
  const file = await tools.files.readText(path, isData ? { maxBytes: MAX_EXPORT } : {});
  const { text } = readSourceText(file.source);
  if (!isData) {
    const { questions, findings } = readTexQuestions(text);
    const found = positionFindings(findings, text);
    return {
      name: file.name,
      questions: questions.map((read) => read.question),
      findings: found,
      fromTex: true,
    };
  }
  const questions = ending === '.jsonl' ? readLines(text, file.name) : readTree(text, file.name);
  return { name: file.name, questions, findings: [], fromTex: false };
}

function readLines(text: string, name: string): Question[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, place: `${name}, line ${index + 1}` }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, place }) => checkQuestion(parseJson(line, place), place));
}

/** A list of questions, or an object that holds one as `questions`. */
function readTree(text: string, name: string): Question[] {
  const tree = parseJson(text, name);
  const holds = typeof tree === 'object' && tree !== null && 'questions' in tree && !('kind' in tree);
  const found = holds ? tree.questions : tree;
  const list = Array.isArray(found) ? found : [found];
  return list.map((each: unknown, index) => checkQuestion(each, `${name}, question ${index + 1}`));
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('invalid-input', `${place}: this is not valid JSON.`, { cause });
  }
}

function checkQuestion(value: unknown, place: string): Question {
  const parsed = Question.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the whole';
  throw new Fault('invalid-input', `${place}: this is no question (${field}: ${issue?.message}).`);
}
