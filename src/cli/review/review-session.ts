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

// An item is an exam question (LaTeX) or an SQL query of another program. `src/domain/queue-item.ts` explains the
// names.

/** Dependencies of a session of `vbagent review`. */
type ReviewTools = {
  readonly review: ReviewService;
  readonly keyboard: Keyboard;
  readonly terminal: Terminal;
  readonly now: () => Date;
  readonly reviewer: string;
};

type ReviewReport = { readonly decidedCount: number; readonly skippedCount: number };

const KEY_LINE = 'a approve · r reject · c correct · n note · s skip · u undo · q quit · ? help';

const HELP_LINES = [
  'a  the text is correct: use it as an example',
  'r  the text is wrong: never use it',
  'c  correct the text in your editor; the corrected text is checked and used as an example',
  'n  write a note that is stored with the next decision',
  's  skip the item, so that another expert can decide it',
  'u  undo your last decision',
  'q  stop; skipped items return to the queue',
];

/** Shows the items one by one until the queue is empty or the user quits. */
export async function runReviewSession(tools: ReviewTools, filter: QueueFilter): Promise<ReviewReport> {
  const { review, reviewer, terminal } = tools;
  const skippedIds: string[] = [];
  const decidedIds: string[] = [];
  for (;;) {
    const item = await review.claimNext(filter, reviewer);
    if (item === undefined) {
      writeLine(terminal.out, 'The expert queue is empty.');
      break;
    }
    const end = await handleItem(tools, item, decidedIds);
    if (end === 'skip' || end === 'quit') skippedIds.push(item.id);
    if (end === 'quit') break;
  }
  // Skipped items stay leased until the end, so that `claimNext` does not return them again.
  for (const id of skippedIds) await review.release(id, reviewer);
  return { decidedCount: decidedIds.length, skippedCount: skippedIds.length };
}

type ItemEnd = 'decided' | 'skip' | 'quit';

/** The open item, the ids decided so far, and the note for the next decision. */
type OpenItem = { readonly item: ReviewItem; readonly decidedIds: string[]; notes: string | undefined };

async function handleItem(tools: ReviewTools, item: ReviewItem, decidedIds: string[]): Promise<ItemEnd> {
  const { review, terminal, keyboard, now } = tools;
  const { out, err } = terminal;
  const lines = formatItem(item, await review.listFeedback(item.turnId), { out, now: now() });
  for (const line of ['', ...lines, '']) writeLine(out, line);
  const openItem: OpenItem = { item, decidedIds, notes: undefined };
  for (;;) {
    writeLine(out, out.paint('dim', KEY_LINE));
    const action = await readChoice(keyboard, CHOICES, err);
    try {
      const end = action === undefined ? 'quit' : await action(tools, openItem);
      if (end !== undefined) return end;
    } catch (thrown) {
      const { message, advice } = asFault(thrown);
      writeLine(err, `${err.paint('red', 'error:')} ${message}${advice === undefined ? '' : ` ${advice}`}`);
    }
  }
}

/** Runs the action of a key. Returns undefined if the same item must be shown again. */
type Action = (tools: ReviewTools, openItem: OpenItem) => Promise<ItemEnd | undefined>;

const CHOICES: Choices<Action> = {
  a: { word: 'approve', value: (tools, openItem) => decide(tools, openItem, 'APPROVE') },
  r: { word: 'reject', value: (tools, openItem) => decide(tools, openItem, 'REJECT') },
  c: { word: 'correct', value: (tools, openItem) => decide(tools, openItem, 'CORRECT') },
  n: {
    word: 'note',
    value: async ({ keyboard }, openItem) => {
      openItem.notes = (await keyboard.readLine('Note: ')) || undefined;
      return undefined;
    },
  },
  u: { word: 'undo', value: undoLastDecision },
  s: { word: 'skip', value: async () => 'skip' },
  q: { word: 'quit', value: async () => 'quit' },
  '?': { word: 'help', value: showHelp },
};

async function showHelp({ terminal }: ReviewTools): Promise<undefined> {
  for (const line of HELP_LINES) writeLine(terminal.out, line);
}

/** Stores the decision. If the user changes nothing in the editor, a correction is not stored. */
async function decide(
  { review, keyboard, terminal, reviewer }: ReviewTools,
  { item, decidedIds, notes }: OpenItem,
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
  decidedIds.push(item.id);
  writeLine(terminal.out, terminal.out.paint('green', isCorrection ? 'corrected and approved' : status));
  return 'decided';
}

async function undoLastDecision(
  { review, terminal, reviewer }: ReviewTools,
  { decidedIds }: OpenItem,
): Promise<undefined> {
  const lastId = decidedIds.at(-1);
  if (lastId === undefined) {
    writeLine(terminal.err, 'There is nothing to undo.');
    return;
  }
  await review.undo({ itemId: lastId, actor: reviewer });
  decidedIds.pop();
  writeLine(terminal.out, `${lastId} is pending again.`);
}
