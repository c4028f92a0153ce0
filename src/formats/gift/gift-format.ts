import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { Format, ReadDocumentResult } from '../format.ts';
import { createLossReporter } from '../items/losses.ts';
import { decodeDocument } from '../parse-question.ts';
import { parseGift } from './parse-gift.ts';
import { readGiftEntry } from './read-gift.ts';
import { printGift } from './write-gift.ts';

/** A control character that no text contains. */
const BINARY = /[^\P{Cc}\t\n\f\r\u0085]/u;

/** Questions in GIFT, the text format of Moodle. */
export const giftFormat: Format = {
  read: async (bytes, { name }) => readDocument(decodeDocument(bytes), name),
  write: async function* (pages, { onLoss }) {
    const encoder = new TextEncoder();
    for await (const page of pages)
      for (const question of page) {
        const entries = printGift(question, createLossReporter('gift', question, onLoss));
        yield encoder.encode(entries.join(''));
      }
  },
};

function readDocument(text: string, name: string): ReadDocumentResult {
  if (BINARY.test(text)) throw new Fault('invalid-input', `${name} is a binary file, not text.`);
  const { entries, problems } = parseGift(text);
  const findings: Finding[] = problems.map(({ line, message }) =>
    createFinding(`The entry in line ${line} was not read: ${message}.`),
  );
  const questions: Question[] = [];
  const passages = new Map<string, { questions: PlainQuestion[] }>();
  for (const entry of entries) {
    const reading = readGiftEntry(entry, (finding) => findings.push(finding));
    if (reading.kind === 'refused') {
      findings.push(createFinding(`The entry in line ${entry.line} was not read: ${reading.reason}.`));
      continue;
    }
    const { question, passage } = reading;
    const inner: PlainQuestion[] = [];
    const container = passage === undefined ? undefined : passages.get(passage);
    if (container !== undefined) container.questions.push(question);
    else questions.push(question.kind === 'passage' ? { ...question, questions: inner } : question);
    if (question.kind === 'passage') passages.set(question.id, { questions: inner });
  }
  if (questions.length === 0) throw new Fault('invalid-input', `${name} contains no GIFT questions.`);
  return { questions, findings };
}

function createFinding(message: string): Finding {
  return { rule: 'gift-entry', severity: 'warning', message };
}
