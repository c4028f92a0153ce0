import { readQuestions } from '../src/latex/read-questions.ts';
import { verifyDocument } from '../src/verification/verify-document.ts';
import { readSamples } from './faults/read-samples.ts';
import { processorTime } from './processor-time.ts';

const COPIES = 20;
const GOAL = 300;

/** Questions verified per second of one core's work, against reading the same documents alone. */
export const bench = {
  name: 'verification',
  run: async (): Promise<string> => {
    const samples = readSamples();
    verifyAll(samples);
    const documents = Array.from({ length: COPIES }, (_, copy) =>
      samples.map((text) => renumber(text, copy)),
    ).flat();
    const reading = timeOf(() =>
      documents.reduce((sum, text) => sum + readQuestions(text).questions.length, 0),
    );
    const verifying = timeOf(() => verifyAll(documents));
    const perSecond = (verifying.count / verifying.ms) * 1000;
    return [
      `${verifying.count} questions, every number changed from copy to copy; goal ${GOAL} questions per second of processor time`,
      `read    ${((reading.count / reading.ms) * 1000).toFixed(0).padStart(6)} a second`,
      `verify  ${perSecond.toFixed(0).padStart(6)} a second, ${(verifying.ms / reading.ms).toFixed(1)}× the time of reading`,
    ].join('\n');
  },
};

function verifyAll(documents: readonly string[]): number {
  return documents.reduce((sum, text) => sum + verifyDocument(text).questions, 0);
}

/** Other digits in every formula, so that nothing is answered from memory. */
function renumber(text: string, copy: number): string {
  return text.replace(/(?<=\$[^$\n]*)\d(?=[^$\n]*\$)/g, (digit) => String((Number(digit) + copy) % 10));
}

function timeOf(work: () => number): { count: number; ms: number } {
  const start = processorTime();
  const count = work();
  return { count, ms: processorTime() - start };
}
