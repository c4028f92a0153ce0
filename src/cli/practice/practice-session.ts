import type { TextStream } from '../../ports/terminal.ts';
import { writeLine } from '../terminal/write-output.ts';
import { type AnswerLines, readLearnerInput } from './answer-lines.ts';
import type { PracticeThread } from './practice-thread.ts';

/** Prints the events of a session: as text for a person, or as JSON lines for a program. */
export type PracticePrinter = {
  showQuestion(thread: PracticeThread): void;
  showHint(thread: PracticeThread): void;
  showFeedback(thread: PracticeThread): void;
};

/** Dependencies of a session. */
type PracticePlan = {
  readonly lines: AnswerLines;
  readonly printer: PracticePrinter;
  readonly err: TextStream;
  /** The number of questions; unlimited if not given. */
  readonly count?: number | undefined;
};

/** Asks and marks questions until the learner stops, the input ends or the count is reached; returns the final thread. */
export async function runPracticeSession(start: PracticeThread, plan: PracticePlan): Promise<PracticeThread> {
  const { lines, printer, count = Number.POSITIVE_INFINITY } = plan;
  let thread = start;
  for (let answered = 0; ; ) {
    if (!thread.state.result) {
      const marked = await askQuestion(thread, plan);
      if (marked === undefined) return thread;
      thread = marked;
      answered += 1;
    }
    printer.showFeedback(thread);
    if (answered >= count) return thread;
    const next = lines.isInteractive ? await chooseNext(plan, thread) : { continue: true };
    if (next === undefined) return thread;
    thread = await thread.resume(next);
  }
}

/** Asks one question and returns the thread after the answer, or undefined if the learner stops. */
async function askQuestion(
  start: PracticeThread,
  { lines, printer }: PracticePlan,
): Promise<PracticeThread | undefined> {
  let thread = start;
  printer.showQuestion(thread);
  for (;;) {
    const input = await readLearnerInput(lines);
    if (input.kind === 'quit') return undefined;
    if (input.kind === 'answer') return thread.resume({ user_answer: input.text });
    thread = await thread.resume({ hint: true });
    printer.showHint(thread);
  }
}

type NextStep = { readonly continue: true; readonly try_similar?: true };

async function chooseNext(
  { lines, err }: PracticePlan,
  { state }: PracticeThread,
): Promise<NextStep | undefined> {
  const similar = state.similar_question ? 's similar question · ' : '';
  for (;;) {
    const input = (await lines.next(`Enter next question · ${similar}q stop: `))?.trim().toLowerCase();
    if (input === undefined || /^(?:q|quit|exit|n|no)$/.test(input)) return undefined;
    if (input === '' || input === 'y' || input === 'next') return { continue: true };
    if (input === 's' && similar !== '') return { continue: true, try_similar: true };
    writeLine(err, 'Press Enter, or type one of the letters.');
  }
}
