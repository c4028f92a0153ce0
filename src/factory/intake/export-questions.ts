import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Fault } from '../../domain/fault.ts';
import { createLossCounter, type Loss, type LossSummary } from '../../domain/loss.ts';
import type { Question } from '../../domain/question.ts';
import { type FormatId, getFormatInfo, loadFormat } from '../../formats/all-formats.ts';
import type { FormatEngines, Outline } from '../../formats/format.ts';
import type { FigureSource } from '../../ports/figures.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { readSelectionPage, type Selection } from './select-questions.ts';

const PAGE_SIZE = 500;
/** The number of questions that are printed without a pause. Printing one blocks the process for milliseconds. */
const PRINTED_TOGETHER = 10;
/** Further losses are counted but not listed, so that the memory of an export does not grow with the bank. */
const MAX_LISTED_LOSSES = 100_000;

type ExportRequest = {
  readonly selection: Selection;
  readonly format: FormatId;
  /** The maximum number of questions; without it, all questions are exported. */
  readonly limit?: number;
  /** Called with the number of questions that were read so far. */
  readonly onProgress?: (count: number) => void;
};

export type ExportTools = { readonly engines: FormatEngines; readonly figures: FigureSource };

/** `losses` lists the fields that the format does not keep exactly, up to a limit; `summary` counts all of them. */
export type ExportReport = { readonly summary: LossSummary; readonly losses: readonly Loss[] };

type Save = (bytes: AsyncIterable<Uint8Array>) => Promise<void>;

/** Writes the questions of a bank as a document and streams it to `save`. Questions are read page by page to limit memory use. */
export async function exportBank(
  bank: Pick<QuestionBank, 'findMany' | 'list' | 'search'>,
  { selection, format, limit = Number.POSITIVE_INFINITY, onProgress }: ExportRequest,
  tools: ExportTools & { readonly save: Save },
): Promise<ExportReport> {
  async function* readPages(): AsyncGenerator<readonly Question[]> {
    let [count, after]: [number, string | undefined] = [0, undefined];
    do {
      const size = Math.min(PAGE_SIZE, limit - count);
      const page = await readSelectionPage(bank, selection, { limit: size, ...(after && { after }) });
      for (let start = 0; start < page.entries.length; start += PRINTED_TOGETHER) {
        yield page.entries.slice(start, start + PRINTED_TOGETHER).map((entry) => entry.question);
        onProgress?.(Math.min(count + start + PRINTED_TOGETHER, count + page.entries.length));
        await yieldToEventLoop();
      }
      count += page.entries.length;
      after = page.next;
    } while (after !== undefined && count < limit);
  }
  return exportQuestions(readPages(), format, tools);
}

type Destination = ExportTools & { readonly save: Save; readonly outline?: Outline };

/** Writes questions as a document, streams it to `save`, and reports what the format does not keep. */
export async function exportQuestions(
  pages: AsyncIterable<readonly Question[]>,
  format: FormatId,
  { engines, figures, save, outline }: Destination,
): Promise<ExportReport> {
  const { write } = await loadFormat(format);
  if (write === undefined) throw new Fault('invalid-input', `Questions cannot be exported as ${format}.`);
  const losesSections = (outline?.sections.length ?? 0) > 1 && getFormatInfo(format).keepsSections !== true;
  const counter = createLossCounter();
  const losses: Loss[] = [];
  const onLoss = (loss: Loss): void => {
    counter.add(loss);
    if (losses.length < MAX_LISTED_LOSSES) losses.push(loss);
  };
  let count = 0;
  async function* countQuestions(): AsyncGenerator<readonly Question[]> {
    for await (const page of pages) {
      count += page.length;
      if (!losesSections) yield page;
      // The losses of one question are counted together.
      else
        for (const question of page) {
          onLoss(createSectionLoss(question.id, format));
          yield [question];
        }
    }
  }
  await save(write(countQuestions(), { engines, figures, onLoss, ...(outline && { outline }) }));
  return { summary: counter.summarise(count), losses };
}

function createSectionLoss(question: string, format: FormatId): Loss {
  const message = 'The sections of the paper are not kept; its questions follow each other.';
  return { question, field: 'section', level: 'dropped', code: `${format}-no-sections`, message };
}
