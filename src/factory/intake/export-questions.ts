import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Fault } from '../../domain/fault.ts';
import { createLossCounter, type Loss, type LossSummary } from '../../domain/loss.ts';
import type { Question } from '../../domain/question.ts';
import { type FormatId, loadFormat } from '../../formats/all-formats.ts';
import type { FormatEngines } from '../../formats/format.ts';
import type { FigureSource } from '../../ports/figures.ts';
import type { BankFilter, QuestionBank } from '../../ports/question-bank.ts';

const PAGE_SIZE = 500;
/** The number of questions that are printed without a pause. Printing one blocks the process for milliseconds. */
const PRINTED_TOGETHER = 10;
/** Further losses are counted but not listed, so that the memory of an export does not grow with the bank. */
const MAX_LISTED_LOSSES = 100_000;

type ExportRequest = {
  readonly filter: BankFilter;
  readonly format: FormatId;
  /** The maximum number of questions; without it, all questions are exported. */
  readonly limit?: number;
};

export type ExportTools = { readonly engines: FormatEngines; readonly figures: FigureSource };

/** `losses` lists the fields that the format does not keep exactly, up to a limit; `summary` counts all of them. */
export type ExportReport = { readonly summary: LossSummary; readonly losses: readonly Loss[] };

type Save = (bytes: AsyncIterable<Uint8Array>) => Promise<void>;

/** Writes the questions of a bank as a document and streams it to `save`. Questions are read page by page to limit memory use. */
export async function exportBank(
  bank: QuestionBank,
  { filter, format, limit = Number.POSITIVE_INFINITY }: ExportRequest,
  tools: ExportTools & { readonly save: Save },
): Promise<ExportReport> {
  async function* readPages(): AsyncGenerator<readonly Question[]> {
    let [count, after]: [number, string | undefined] = [0, undefined];
    do {
      const page = await bank.list(filter, {
        limit: Math.min(PAGE_SIZE, limit - count),
        ...(after && { after }),
      });
      count += page.entries.length;
      for (let start = 0; start < page.entries.length; start += PRINTED_TOGETHER) {
        yield page.entries.slice(start, start + PRINTED_TOGETHER).map((entry) => entry.question);
        await yieldToEventLoop();
      }
      after = page.next;
    } while (after !== undefined && count < limit);
  }
  return exportQuestions(readPages(), format, tools);
}

/** Writes questions as a document, streams it to `save`, and reports what the format does not keep. */
export async function exportQuestions(
  pages: AsyncIterable<readonly Question[]>,
  format: FormatId,
  { engines, figures, save }: ExportTools & { readonly save: Save },
): Promise<ExportReport> {
  const { write } = await loadFormat(format);
  if (write === undefined) throw new Fault('invalid-input', `Questions cannot be exported as ${format}.`);
  const counter = createLossCounter();
  const losses: Loss[] = [];
  let count = 0;
  async function* countQuestions(): AsyncGenerator<readonly Question[]> {
    for await (const page of pages) {
      count += page.length;
      yield page;
    }
  }
  const onLoss = (loss: Loss): void => {
    counter.add(loss);
    if (losses.length < MAX_LISTED_LOSSES) losses.push(loss);
  };
  await save(write(countQuestions(), { engines, figures, onLoss }));
  return { summary: counter.summarise(count), losses };
}
