import { Fault } from '../../domain/fault.ts';
import { printPdf } from '../../practice/exam/print-pdf.ts';
import type { ExamDocument } from '../../print/paper/exam-documents.ts';
import type { CliTools } from '../cli-tools.ts';
import { writeLine } from '../terminal/write-output.ts';
import type { ExamTools } from './exam-tools.ts';

const ENDINGS = ['pdf', 'tex', 'html', 'txt', 'json'] as const;
type ExamFileEnding = (typeof ENDINGS)[number];

/** Reads the file format from the ending of a file name. Returns undefined for `-`, which is standard output. */
export function readFileEnding(output: string): ExamFileEnding | undefined {
  if (output === '-') return undefined;
  const ending = /\.([^./\\]+)$/.exec(output)?.[1]?.toLowerCase();
  const supportedEnding = ENDINGS.find((supported) => supported === ending);
  if (supportedEnding !== undefined) return supportedEnding;
  const endingList = ENDINGS.map((supported) => `.${supported}`).join(', ');
  throw new Fault(
    'invalid-input',
    `A paper cannot be written to ${output}; the name must end in ${endingList}.`,
  );
}

type ExamOutput = {
  readonly documents: readonly ExamDocument[];
  readonly data: object;
  readonly output: string;
  readonly ending: ExamFileEnding;
};

/** Writes each document to a file and prints its path. The suffix of a document is inserted before the file ending. */
export async function writeDocuments(target: ExamOutput, exam: ExamTools, tools: CliTools): Promise<void> {
  const { documents, data, output, ending } = target;
  if (ending === 'json') {
    await tools.files.writeText(output, `${JSON.stringify(data, null, 2)}\n`);
    return writeLine(tools.terminal.err, `Wrote ${output}`);
  }
  const baseName = output.slice(0, -ending.length - 1);
  for (const document of documents) {
    const path = `${baseName}${document.suffix}${output.slice(baseName.length)}`;
    const content = await printDocument(document, ending, exam);
    if (typeof content === 'string') await tools.files.writeText(path, content);
    else await tools.files.writeBytes(path, content);
    writeLine(tools.terminal.err, `Wrote ${path}`);
  }
}

/** The style of a text file: lines of 100 characters without colours. */
const PLAIN_STYLE = { width: 100, paint: (_style: string, text: string): string => text };

async function printDocument(
  document: ExamDocument,
  ending: Exclude<ExamFileEnding, 'json'>,
  exam: ExamTools,
): Promise<string | Uint8Array> {
  switch (ending) {
    case 'txt':
      return `${document.text(PLAIN_STYLE).join('\n')}\n`;
    case 'tex':
      return document.tex();
    case 'html':
      return document.html(await exam.loadMathsStyle());
    case 'pdf':
      return printPdf(document, exam);
  }
}
