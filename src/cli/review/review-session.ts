import { asFault } from '../../domain/fault.ts';
import type { ReviewDecision } from '../../domain/queue-item.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import type { Keyboard } from '../../ports/keyboard.ts';
import type { QueueFilter, ReviewItem } from '../../ports/review-queue.ts';
import type { Terminal } from '../../ports/terminal.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';
import { type Choices, readChoice } from '../terminal/read-choice.ts';
import { writeLine } from '../terminal/write-output.ts';
import { formatItem } from './print-review-item.ts';

/** Dependencies of a session. */
type ReviewTools = {
  readonly review: ReviewService;
  readonly keyboard: Keyboard;
  readonly terminal: Terminal;
  readonly now: () => Date;
  readonly reviewer: string;
};

type ReviewReport = { readonly decided: number; readonly skipped: number };

const KEYS = 'a approve · r reject · c correct · n note · s skip · u undo · q quit · ? help';

const HELP = [
  'a  the text is correct: use it as an example',
  'r  the text is wrong: never use it',
  'c  correct the text in your editor; the corrected text is checked and used as an example',
  'n  write a note that is stored with the next decision',
  's  leave it for another expert and continue',
  'u  undo your last decision',
  'q  stop; skipped items return to the queue',
];

/** Shows the items one by one until the queue is empty or the user quits. */
export async function runReviewSession(tools: ReviewTools, filter: QueueFilter): Promise<ReviewReport> {
  const { review, reviewer, terminal } = tools;
  const skipped: string[] = [];
  const decided: string[] = [];
  for (;;) {
    const item = await review.claimNext(filter, reviewer);
    if (item === undefined) {
      writeLine(terminal.out, 'The expert queue is empty.');
      break;
    }
    const end = await handleItem(tools, item, decided);
    if (end === 'skip' || end === 'quit') skipped.push(item.id);
    if (end === 'quit') break;
  }
  // Skipped items stay leased until the end, so that `claimNext` does not return them again.
  for (const id of skipped) await review.release(id, reviewer);
  return { decided: decided.length, skipped: skipped.length };
}

type ItemEnd = 'decided' | 'skip' | 'quit';

/** The open item, the ids decided so far, and the note for the next decision. */
type OpenItem = { readonly item: ReviewItem; readonly decided: string[]; notes: string | undefined };

async function handleItem(tools: ReviewTools, item: ReviewItem, decided: string[]): Promise<ItemEnd> {
  const { review, terminal, keyboard, now } = tools;
  const { out, err } = terminal;
  const lines = formatItem(item, await review.listFeedback(item.turnId), { out, now: now() });
  for (const line of ['', ...lines, '']) writeLine(out, line);
  const open: OpenItem = { item, decided, notes: undefined };
  for (;;) {
    writeLine(out, out.paint('dim', KEYS));
    const act = await readChoice(keyboard, choices, err);
    try {
      const end = act === undefined ? 'quit' : await act(tools, open);
      if (end !== undefined) return end;
    } catch (thrown) {
      const { message, advice } = asFault(thrown);
      writeLine(err, `${err.paint('red', 'error:')} ${message}${advice === undefined ? '' : ` ${advice}`}`);
    }
  }
}

/** The effect of a key; undefined keeps the same item open. */
type Action = (tools: ReviewTools, open: OpenItem) => Promise<ItemEnd | undefined>;

const choices: Choices<Action> = {
  a: { word: 'approve', means: (tools, open) => decide(tools, open, 'APPROVE') },
  r: { word: 'reject', means: (tools, open) => decide(tools, open, 'REJECT') },
  c: { word: 'correct', means: (tools, open) => decide(tools, open, 'CORRECT') },
  n: {
    word: 'note',
    means: async ({ keyboard }, open) => {
      open.notes = (await keyboard.readLine('Note: ')) || undefined;
      return undefined;
    },
  },
  u: { word: 'undo', means: undoLast },
  s: { word: 'skip', means: async () => 'skip' },
  q: { word: 'quit', means: async () => 'quit' },
  '?': { word: 'help', means: showHelp },
};

async function showHelp({ terminal }: ReviewTools): Promise<undefined> {
  for (const line of HELP) writeLine(terminal.out, line);
}

/** Stores the decision. A correction without a change in the editor is not a decision. */
async function decide(
  { review, keyboard, terminal, reviewer }: ReviewTools,
  { item, decided, notes }: OpenItem,
  decision: ReviewDecision,
): Promise<ItemEnd | undefined> {
  const fileName = item.providerId === QUESTION_PROVIDER ? 'question.tex' : 'query.sql';
  const isCorrection = decision === 'CORRECT';
  const correctedQuery = isCorrection ? await keyboard.edit(item.generatedQuery, fileName) : undefined;
  if (isCorrection && correctedQuery === undefined) {
    writeLine(terminal.err, 'Nothing was changed.');
    return undefined;
  }
  const { status } = await review.processReviewDecision({
    itemId: item.id,
    decision,
    reviewer,
    ...(correctedQuery !== undefined && { correctedQuery }),
    ...(notes !== undefined && { notes }),
  });
  decided.push(item.id);
  writeLine(terminal.out, terminal.out.paint('green', isCorrection ? 'corrected and approved' : status));
  return 'decided';
}

async function undoLast(
  { review, terminal, reviewer }: ReviewTools,
  { decided }: OpenItem,
): Promise<undefined> {
  const last = decided.at(-1);
  if (last === undefined) {
    writeLine(terminal.err, 'There is nothing to undo.');
    return;
  }
  await review.undo({ itemId: last, actor: reviewer });
  decided.pop();
  writeLine(terminal.out, `${last} is pending again.`);
}
