import type { TextStream } from '../../ports/terminal.ts';
import { writeLine } from '../terminal/write-output.ts';
import { type AnswerLines, readLearnerInput } from './answer-lines.ts';
import type { PracticeThread } from './practice-thread.ts';

/** How a session is told: in words for a person, or line by line for a program. */
export type PracticePrinter = {
  ask(thread: PracticeThread): void;
  hint(thread: PracticeThread): void;
  explain(thread: PracticeThread): void;
};

export type PracticePlan = {
  readonly lines: AnswerLines;
  readonly voice: PracticePrinter;
  readonly err: TextStream;
  /** How many questions; without it there is no end. */
  readonly count?: number | undefined;
};

/** Asks and marks until the learner stops, the lines end or the count is reached; answers where it then stands. */
export async function runPracticeSession(start: PracticeThread, plan: PracticePlan): Promise<PracticeThread> {
  const { lines, voice, count = Number.POSITIVE_INFINITY } = plan;
  let thread = start;
  for (let answered = 0; ; ) {
    if (!thread.standing.result) {
      const marked = await askQuestion(thread, plan);
      if (marked === undefined) return thread;
      thread = marked;
      answered += 1;
    }
    voice.explain(thread);
    if (answered >= count) return thread;
    const next = lines.isInteractive ? await chooseNext(plan, thread) : { continue: true };
    if (next === undefined) return thread;
    thread = await thread.resume(next);
  }
}

/** The thread after its question was answered; undefined when the learner leaves it open. */
async function askQuestion(
  start: PracticeThread,
  { lines, voice }: PracticePlan,
): Promise<PracticeThread | undefined> {
  let thread = start;
  voice.ask(thread);
  for (;;) {
    const typed = await readLearnerInput(lines);
    if (typed.kind === 'quit') return undefined;
    if (typed.kind === 'answer') return thread.resume({ user_answer: typed.text });
    thread = await thread.resume({ hint: true });
    voice.hint(thread);
  }
}

type Next = { readonly continue: true; readonly try_similar?: true };

async function chooseNext(
  { lines, err }: PracticePlan,
  { standing }: PracticeThread,
): Promise<Next | undefined> {
  const similar = standing.similar_question ? 's the similar one · ' : '';
  for (;;) {
    const typed = (await lines.next(`Enter next question · ${similar}q stop: `))?.trim().toLowerCase();
    if (typed === undefined || /^(?:q|quit|exit|n|no)$/.test(typed)) return undefined;
    if (typed === '' || typed === 'y' || typed === 'next') return { continue: true };
    if (typed === 's' && similar !== '') return { continue: true, try_similar: true };
    writeLine(err, 'Press Enter, or type one of the letters.');
  }
}
