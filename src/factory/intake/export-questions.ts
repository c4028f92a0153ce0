import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { type FormatId, loadFormat } from '../../formats/all-formats.ts';
import type { BankFilter, QuestionBank } from '../../ports/question-bank.ts';

const PAGE_SIZE = 500;

type ExportRequest = {
  readonly filter: BankFilter;
  readonly format: FormatId;
  /** The maximum number of questions; without it, all questions are exported. */
  readonly limit?: number;
};

/** The number of exported questions; `lost` lists the content that the format cannot express. */
type ExportReport = { readonly count: number; readonly lost: readonly Finding[] };

/** Writes the questions of a bank as a document and streams it to `save`. Questions are read page by page to limit memory use. */
export async function exportQuestions(
  bank: QuestionBank,
  { filter, format, limit = Number.POSITIVE_INFINITY }: ExportRequest,
  save: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<ExportReport> {
  const { write } = await loadFormat(format);
  if (write === undefined) throw new Fault('invalid-input', `Questions cannot be exported as ${format}.`);
  let count = 0;
  async function* readPages(): AsyncGenerator<readonly Question[]> {
    let after: string | undefined;
    do {
      const page = await bank.list(filter, {
        limit: Math.min(PAGE_SIZE, limit - count),
        ...(after && { after }),
      });
      count += page.entries.length;
      if (page.entries.length > 0) yield page.entries.map((entry) => entry.question);
      after = page.next;
    } while (after !== undefined && count < limit);
  }
  const { bytes, lost } = write(readPages());
  await save(bytes);
  return { count, lost };
}
