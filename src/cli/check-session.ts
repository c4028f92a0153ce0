import { asFault } from '../domain/fault.ts';
import type { StoredSuggestion } from '../domain/suggestion.ts';
import type { LiveSession, Step } from '../review/spot-check/spot-check-session.ts';
import type { Keyboard } from './keyboard.ts';
import { lookedLines, type SuggestionStep, suggestionLines } from './print-suggestion.ts';
import { type Terminal, writeLine } from './terminal.ts';

export type CheckSessionTools = {
  readonly session: LiveSession;
  readonly keyboard: Keyboard;
  readonly terminal: Terminal;
  /** Puts a rejected suggestion before the experts. */
  readonly sendToExperts: (suggestion: StoredSuggestion) => Promise<void>;
};

const KEYS = 'a approve · r reject · s skip · e edit · u undo · x reject and ask an expert · q quit · ? help';

const HELP = [
  'a  write the change to the file',
  'r  leave the file as it is; the suggestion is kept in the history and can be applied later',
  's  decide another time; it stays pending',
  'e  change the suggested text in your editor, then look at it again',
  'u  take back your last decision, in the file too',
  'x  reject it, and put the question before the experts',
  'q  stop here; `vbagent check resume` goes on at the same place',
  'Enter does nothing: an approval takes its own key.',
];

/** Shows one suggestion after another until the plan is done or the person stops. */
export async function runCheckSession(tools: CheckSessionTools): Promise<'done' | 'quit'> {
  for (;;) {
    const step = await tools.session.next();
    if (step.kind === 'done') {
      if (await wantsUndo(tools)) continue;
      return 'done';
    }
    const end = await showStep(tools, step);
    if (end === 'quit') return 'quit';
  }
}

/** The last decision can be taken back too, before the session ends; a pipe may stay open and say nothing more. */
async function wantsUndo(tools: CheckSessionTools): Promise<boolean> {
  if (!tools.keyboard.isInteractive || !tools.session.canUndo()) return false;
  const { out } = tools.terminal;
  writeLine(out, out.paint('dim', 'That was the last one. u undo · any other key ends'));
  return (await tools.keyboard.readKey()) === 'u' && (await undoLast(tools)) === 'next';
}

async function showStep(
  tools: CheckSessionTools,
  step: Exclude<Step, { kind: 'done' }>,
): Promise<'quit' | undefined> {
  const { out, err } = tools.terminal;
  if (step.kind === 'looked') {
    for (const line of lookedLines(step, out)) writeLine(out, line);
    return undefined;
  }
  if (step.kind === 'passed-over') {
    writeLine(err, `Suggestion ${step.suggestion.id} is passed over: ${step.reason}.`);
    return undefined;
  }
  return handleSuggestion(tools, step);
}

async function handleSuggestion(tools: CheckSessionTools, step: SuggestionStep): Promise<'quit' | undefined> {
  const { out, err } = tools.terminal;
  const context = await tools.session.contextOf(step.suggestion.problem_id).catch(() => undefined);
  for (const line of suggestionLines(step, { out, image: context?.image_path ?? null })) writeLine(out, line);
  for (;;) {
    writeLine(out, out.paint('dim', KEYS));
    const key = await tools.keyboard.readKey();
    if (key === undefined || key === 'q') return 'quit';
    try {
      if ((await (actions[key] ?? showHelp)(tools, step.suggestion)) === 'next') return undefined;
    } catch (thrown) {
      const { message, advice } = asFault(thrown);
      writeLine(err, `${err.paint('red', 'error:')} ${message}${advice === undefined ? '' : ` ${advice}`}`);
    }
  }
}

/** What a key does; undefined keeps the suggestion on the table. */
type Action = (tools: CheckSessionTools, suggestion: StoredSuggestion) => Promise<'next' | undefined>;

const actions: Readonly<Record<string, Action>> = {
  a: approve,
  r: (tools, suggestion) => settle(tools, suggestion, 'reject'),
  s: (tools, suggestion) => settle(tools, suggestion, 'skip'),
  x: async (tools, suggestion) => {
    await tools.sendToExperts(suggestion);
    return settle(tools, suggestion, 'reject');
  },
  e: editSuggestion,
  u: undoLast,
};

async function showHelp({ terminal }: CheckSessionTools): Promise<undefined> {
  for (const line of HELP) writeLine(terminal.out, line);
}

const said = { reject: 'rejected; the file is as it was', skip: 'skipped; it stays pending' } as const;

async function settle(
  { session, terminal: { out } }: CheckSessionTools,
  suggestion: StoredSuggestion,
  action: 'reject' | 'skip',
): Promise<'next'> {
  await session.decide(suggestion, action);
  writeLine(out, out.paint(action === 'reject' ? 'yellow' : 'dim', said[action]));
  return 'next';
}

async function approve(
  { session, terminal: { out, err } }: CheckSessionTools,
  suggestion: StoredSuggestion,
): Promise<'next' | undefined> {
  const outcome = await session.decide(suggestion, 'approve');
  if (outcome.kind === 'decided') {
    writeLine(out, out.paint('green', `approved; ${suggestion.file_path} is written`));
    return 'next';
  }
  if (outcome.kind === 'failed') throw outcome.fault;
  writeLine(
    err,
    `${suggestion.file_path} has changed since the review; here is the suggestion for what it is now.`,
  );
  return 'next';
}

/** Only the suggested part is put into the editor; what comes back is verified and shown again. */
async function editSuggestion(
  { session, keyboard, terminal: { err } }: CheckSessionTools,
  suggestion: StoredSuggestion,
): Promise<'next' | undefined> {
  const { head, changed, tail } = changedPart(suggestion);
  const edited = await keyboard.edit(changed, 'suggestion.tex');
  if (edited === undefined) {
    writeLine(err, 'Nothing was changed.');
    return undefined;
  }
  const suggested = head + edited + tail;
  if (suggested === suggestion.original_content) {
    writeLine(err, 'That is the text as it stands; reject the suggestion to keep it.');
    return undefined;
  }
  await session.rewrite(suggestion, suggested);
  return 'next';
}

/** The lines that differ, between those that both texts share. */
export function changedPart({
  original_content: before,
  suggested_content: after,
}: Pick<StoredSuggestion, 'original_content' | 'suggested_content'>): {
  head: string;
  changed: string;
  tail: string;
} {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  start = after.lastIndexOf('\n', start - 1) + 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const feed = after.indexOf('\n', Math.max(start, after.length - end));
  const until = feed === -1 ? after.length : feed + 1;
  return { head: after.slice(0, start), changed: after.slice(start, until), tail: after.slice(until) };
}

async function undoLast({ session, terminal: { out, err } }: CheckSessionTools): Promise<'next' | undefined> {
  const undone = await session.undo();
  if (undone === undefined) {
    writeLine(err, 'There is nothing to undo.');
    return undefined;
  }
  const { suggestion, failure } = undone;
  writeLine(out, `Suggestion ${suggestion.id} waits again.`);
  if (failure !== undefined) writeLine(err, `${failure} The file is left as it is.`);
  return 'next';
}
