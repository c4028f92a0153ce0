import type { TextStream } from '../../ports/terminal.ts';
import { terminalText } from '../../print/terminal-text.ts';
import { writeLine } from '../terminal/write-output.ts';
import type { AnswerLines } from './answer-lines.ts';
import type { PracticeThread } from './practice-thread.ts';
import { readResponse } from './read-response.ts';

/** Prints the events of a session: as text for a person, or as JSON lines for a program. */
export type PracticePrinter = {
  showQuestion(thread: PracticeThread): void;
  showHint(thread: PracticeThread): void;
  showFeedback(thread: PracticeThread): void;
  /** Shows the marks that the learner gave themselves. */
  showSelfMarks(thread: PracticeThread): void;
};

/** The input, the output and the options of a session. */
type SessionContext = {
  readonly lines: AnswerLines;
  readonly printer: PracticePrinter;
  readonly err: TextStream;
  /** The number of questions; unlimited if undefined. */
  readonly count?: number | undefined;
};

/** Asks and marks questions until the learner stops, the input ends or the count is reached; returns the final thread. */
export async function runPracticeSession(
  start: PracticeThread,
  context: SessionContext,
): Promise<PracticeThread> {
  const { lines, printer, count = Number.POSITIVE_INFINITY } = context;
  let thread = start;
  for (let answeredCount = 0; ; ) {
    if (!thread.state.result) {
      const markedThread = await askQuestion(thread, context);
      if (markedThread === undefined) return thread;
      thread = markedThread;
      answeredCount += 1;
    }
    printer.showFeedback(thread);
    if (lines.isInteractive) thread = await markOwnAnswer(thread, context);
    if (answeredCount >= count) return thread;
    const nextStep = lines.isInteractive ? await chooseNext(context, thread) : { continue: true };
    if (nextStep === undefined) return thread;
    thread = await thread.resume(nextStep);
  }
}

/** Asks a question, or others that the learner wants instead; returns the thread after the answer, or undefined if the learner stops. */
async function askQuestion(
  start: PracticeThread,
  { lines, printer }: SessionContext,
): Promise<PracticeThread | undefined> {
  let thread = start;
  for (;;) {
    printer.showQuestion(thread);
    const paths = thread.state.question.metadata.parts?.map(({ path }) => path) ?? [];
    const input = await readResponse(lines, paths, async (part) => {
      thread = await thread.resume({ hint: true, ...(part !== undefined && { part }) });
      printer.showHint(thread);
    });
    if (input.kind === 'quit') return undefined;
    if (input.kind === 'answer') return thread.resume({ user_answer: input.response });
    thread = await thread.resume({ something_else: true });
  }
}

/** Asks the learner whether the answer earns each step that a person must mark. If an input is neither yes nor no, no step is marked. */
async function markOwnAnswer(
  thread: PracticeThread,
  { lines, printer, err }: SessionContext,
): Promise<PracticeThread> {
  const { marking, self_marking: given, proposed_marking: proposed } = thread.state;
  const stepsForPerson = marking?.steps.filter(({ for_person: isForPerson }) => isForPerson) ?? [];
  if (stepsForPerson.length === 0 || given) return thread;
  writeLine(err, 'Mark these yourself. Marks you give yourself are shown separately from automatic marks.');
  const decisions: Record<string, boolean> = {};
  for (const { n, step, example } of stepsForPerson) {
    const point = terminalText(example === null ? step : `${step}: ${example}`);
    const proposal = proposed?.steps.find((other) => other.n === n);
    if (proposal) {
      const verdict = proposal.earned ? 'this is in your answer' : 'this is not in your answer';
      writeLine(err, `The AI thinks: ${verdict}. ${terminalText(proposal.reason ?? '')}`);
    }
    const input = (await lines.next(`${point}\n  Is this in your answer? y/n: `))?.trim().toLowerCase();
    if (input === undefined || !/^(?:y|yes|n|no)$/u.test(input)) return thread;
    decisions[n] = input.startsWith('y');
  }
  const marked = await thread.resume({ self_marks: decisions });
  printer.showSelfMarks(marked);
  return marked;
}

type NextStep = { readonly continue: true; readonly try_similar?: true };

async function chooseNext(
  { lines, err }: SessionContext,
  { state }: PracticeThread,
): Promise<NextStep | undefined> {
  const similarOption = state.similar_question ? 's similar question · ' : '';
  for (;;) {
    const input = (await lines.next(`Enter next question · ${similarOption}q stop: `))?.trim().toLowerCase();
    if (input === undefined || /^(?:q|quit|exit|n|no)$/.test(input)) return undefined;
    if (input === '' || input === 'y' || input === 'next') return { continue: true };
    if (input === 's' && similarOption !== '') return { continue: true, try_similar: true };
    writeLine(err, 'Press Enter, or type one of the letters.');
  }
}
