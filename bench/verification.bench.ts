import { readQuestions } from '../src/latex/read-questions.ts';
import { verifyDocument } from '../src/verification/verify-document.ts';
import { readSamples } from './faults/read-samples.ts';
import { processorTime } from './processor-time.ts';

const COPIES = 20;
const GOAL_PER_SECOND = 300;

/** Measures questions verified per second of processor time, compared with only reading the same documents. */
export const bench = {
  name: 'verification',
  run: async (): Promise<string> => {
    const samples = readSamples();
    verifyAll(samples);
    const documents = Array.from({ length: COPIES }, (_, copy) =>
      samples.map((text) => changeDigits(text, copy)),
    ).flat();
    const reading = measureMs(() =>
      documents.reduce((sum, text) => sum + readQuestions(text).questions.length, 0),
    );
    const verifying = measureMs(() => verifyAll(documents));
    const perSecond = (verifying.count / verifying.ms) * 1000;
    return [
      `${verifying.count} questions, every number changed from copy to copy; goal: ${GOAL_PER_SECOND} questions per second of processor time`,
      `read    ${((reading.count / reading.ms) * 1000).toFixed(0).padStart(6)} per second`,
      `verify  ${perSecond.toFixed(0).padStart(6)} per second, ${(verifying.ms / reading.ms).toFixed(1)}× the time of reading`,
    ].join('\n');
  },
};

function verifyAll(documents: readonly string[]): number {
  return documents.reduce((sum, text) => sum + verifyDocument(text).questions, 0);
}

/** Changes the digits in every formula, so that no result is cached. */
function changeDigits(text: string, copy: number): string {
  return text.replace(/(?<=\$[^$\n]*)\d(?=[^$\n]*\$)/g, (digit) => String((Number(digit) + copy) % 10));
}

function measureMs(work: () => number): { count: number; ms: number } {
  const start = processorTime();
  const count = work();
  return { count, ms: processorTime() - start };
}
