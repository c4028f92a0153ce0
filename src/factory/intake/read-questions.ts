import { z } from 'zod';
import type { Agents } from '../../agents/create-agents.ts';
import type { ScanOutcome } from '../../agents/scanner/scan-question.ts';
import { Fault } from '../../domain/fault.ts';
import { Ideas } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import type { Files } from '../../ports/files.ts';
import { readSourceText } from '../../text/source-text.ts';
import { type InputFile, type InputReaders, readInputQuestions } from './read-input-questions.ts';
import { selectQuestions } from './split-questions.ts';

/** A question read from an input file, with its position and its name for users. */
export type NumberedQuestion = { readonly index: number; readonly name: string; readonly question: Question };

type QuestionReaders = InputReaders & {
  readonly agents: Agents;
  /** Called with the result of each photo that an agent transcribed. */
  readonly onScan?: (name: string, scan: ScanOutcome) => void;
};

/** Reads the questions of a TeX file within the range, or transcribes the questions of a photo. */
export async function readQuestions(file: InputFile, readers: QuestionReaders): Promise<NumberedQuestion[]> {
  const { agents, onScan } = readers;
  const numberedQuestions: NumberedQuestion[] = [];
  for (const { index, source, kind, range } of await readInputQuestions(file, readers, agents.mode)) {
    const { name } = source;
    if (source.kind === 'text') {
      const [firstQuestion] = readTexQuestions(source.text).questions;
      if (firstQuestion !== undefined)
        numberedQuestions.push({ index, name, question: firstQuestion.question });
      continue;
    }
    const scan = await agents.scan(source, kind);
    onScan?.(name, scan);
    const questions = selectQuestions(scan.questions, range);
    numberedQuestions.push(...questions.map((question) => ({ index, name, question })));
  }
  if (numberedQuestions.length > 0) return numberedQuestions;
  throw new Fault('invalid-input', `${file.path} contains no question.`);
}

/** Reads all questions of several TeX files; a file without a question is an `invalid-input` fault. */
export async function readTexFiles(
  paths: readonly string[],
  files: Pick<Files, 'readText'>,
): Promise<NumberedQuestion[]> {
  const numberedQuestions: NumberedQuestion[] = [];
  for (const path of paths) {
    const { name, source } = await files.readText(path);
    const { questions } = readTexQuestions(readSourceText(source).text);
    if (questions.length === 0) throw new Fault('invalid-input', `${name} contains no question.`);
    numberedQuestions.push(
      ...questions.map(({ question }) => ({ index: numberedQuestions.length + 1, name, question })),
    );
  }
  return numberedQuestions;
}

/**
 * Reads a file written by `vbagent idea -o`: the concepts, formulas and techniques of one question or of several. Returns a
 * function that finds the ideas of a question by its index.
 */
export async function readIdeas(
  path: string,
  files: Pick<Files, 'readText'>,
): Promise<(index: number) => Ideas | undefined> {
  const { name, source } = await files.readText(path);
  const parsed = IdeasFile.safeParse(parseJson(readSourceText(source).text, name));
  if (!parsed.success)
    throw new Fault(
      'invalid-input',
      `${name} does not contain ideas in the form that \`vbagent idea\` writes.`,
    );
  const { data } = parsed;
  if (!Array.isArray(data)) return () => data;
  return (index) => data.find((entry) => entry.index === index)?.ideas;
}

const IdeasFile = z.union([Ideas, z.array(z.object({ index: z.number().int().positive(), ideas: Ideas }))]);

/** Parses the text of a JSON file; throws a fault with the file name if it is not valid JSON. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('invalid-input', `${name} is not valid JSON.`, { cause });
  }
}
