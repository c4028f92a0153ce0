import { asFault } from '../domain/fault.ts';
import type { ReviewDecision } from '../domain/queue-item.ts';
import { QUESTION_PROVIDER } from '../domain/queue-item-view.ts';
import type { QueueFilter, ReviewItem } from '../ports/review-queue.ts';
import type { ReviewService } from '../review/queue/review-service.ts';
import type { Keyboard } from './keyboard.ts';
import { itemLines } from './print-review-item.ts';
import { type Choices, readChoice } from './read-choice.ts';
import { type Terminal, writeLine } from './terminal.ts';

export type SessionTools = {
  readonly review: ReviewService;
  readonly keyboard: Keyboard;
  readonly terminal: Terminal;
  readonly now: () => Date;
  readonly reviewer: string;
};

export type SessionReport = { readonly decided: number; readonly skipped: number };

const KEYS = 'a approve · r reject · c correct · n note · s skip · u undo · q quit · ? help';

const HELP = [
  'a  the text is right as it stands: serve it as an example',
  'r  the text is wrong: never serve it',
  'c  mend the text in your editor; the mended text is checked and served',
  'n  write a note that goes with the next decision',
  's  leave it to somebody else, and go on',
  'u  take back your last decision',
  'q  stop; what you skipped is free again',
];

/** Shows one item after another until nothing waits or the person stops. */
export async function runSession(tools: SessionTools, filter: QueueFilter): Promise<SessionReport> {
  const { review, reviewer, terminal } = tools;
  const skipped: string[] = [];
  const decided: string[] = [];
  for (;;) {
    const item = await review.claimNext(filter, reviewer);
    if (item === undefined) {
      writeLine(terminal.out, 'Nothing more waits for an expert.');
      break;
    }
    const end = await handleItem(tools, item, decided);
    if (end === 'skip' || end === 'quit') skipped.push(item.id);
    if (end === 'quit') break;
  }
  // Skipped items stay claimed to the end, so that they do not come up again at once.
  for (const id of skipped) await review.release(id, reviewer);
  return { decided: decided.length, skipped: skipped.length };
}

type ItemEnd = 'decided' | 'skip' | 'quit';

/** One item on the table, and what was noted about it. */
type Table = { readonly item: ReviewItem; readonly decided: string[]; notes: string | undefined };

async function handleItem(tools: SessionTools, item: ReviewItem, decided: string[]): Promise<ItemEnd> {
  const { review, terminal, keyboard, now } = tools;
  const { out, err } = terminal;
  const lines = itemLines(item, await review.listFeedback(item.turnId), { out, now: now() });
  for (const line of ['', ...lines, '']) writeLine(out, line);
  const table: Table = { item, decided, notes: undefined };
  for (;;) {
    writeLine(out, out.paint('dim', KEYS));
    const act = await readChoice(keyboard, choices, err);
    try {
      const end = act === undefined ? 'quit' : await act(tools, table);
      if (end !== undefined) return end;
    } catch (thrown) {
      const { message, advice } = asFault(thrown);
      writeLine(err, `${err.paint('red', 'error:')} ${message}${advice === undefined ? '' : ` ${advice}`}`);
    }
  }
}

/** What a key does; undefined keeps the item on the table. */
type Action = (tools: SessionTools, table: Table) => Promise<ItemEnd | undefined>;

const choices: Choices<Action> = {
  a: { word: 'approve', means: (tools, table) => decide(tools, table, 'APPROVE') },
  r: { word: 'reject', means: (tools, table) => decide(tools, table, 'REJECT') },
  c: { word: 'correct', means: (tools, table) => decide(tools, table, 'CORRECT') },
  n: {
    word: 'note',
    means: async ({ keyboard }, table) => {
      table.notes = (await keyboard.readLine('Note: ')) || undefined;
      return undefined;
    },
  },
  u: { word: 'undo', means: undoLast },
  s: { word: 'skip', means: async () => 'skip' },
  q: { word: 'quit', means: async () => 'quit' },
  '?': { word: 'help', means: showHelp },
};

async function showHelp({ terminal }: SessionTools): Promise<undefined> {
  for (const line of HELP) writeLine(terminal.out, line);
}

/** Who leaves the editor without a change has not decided. */
async function decide(
  { review, keyboard, terminal, reviewer }: SessionTools,
  { item, decided, notes }: Table,
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
  { review, terminal, reviewer }: SessionTools,
  { decided }: Table,
): Promise<undefined> {
  const last = decided.at(-1);
  if (last === undefined) {
    writeLine(terminal.err, 'There is nothing to undo.');
    return;
  }
  await review.undo({ itemId: last, actor: reviewer });
  decided.pop();
  writeLine(terminal.out, `${last} waits again.`);
}
