import { asFault } from '../domain/fault.ts';
import type { StoredSuggestion } from '../domain/suggestion.ts';
import { conflictOf } from '../review/spot-check/apply-suggestion.ts';
import type { LiveSession, Step } from '../review/spot-check/spot-check-session.ts';
import type { Experts } from './ask-experts.ts';
import { editSpan } from './edit-span.ts';
import type { Keyboard } from './keyboard.ts';
import { lookedLines, suggestionLines } from './print-suggestion.ts';
import { type Choices, readChoice } from './read-choice.ts';
import { type Terminal, writeLine } from './terminal.ts';

export type CheckSessionTools = {
  readonly session: LiveSession;
  readonly keyboard: Keyboard;
  readonly terminal: Terminal;
  readonly experts: Experts;
};

const HELP = [
  'a  write the change to the file',
  'r  leave the file as it is; the suggestion is kept in the history and can be applied later',
  's  decide another time; it stays pending',
  'e  change the suggested text in your editor, then look at it again',
  'u  take back your last decision, in the file too',
  'x  reject it, and put the question before the experts',
  'g  where the file has changed under a suggestion: review the problem again and make it anew',
  'q  stop here; `vbagent check resume` goes on at the same place',
  'Enter does nothing: an approval takes its own key. In a pipe, write a key or its word on each line.',
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
  if (!tools.keyboard.isInteractive || tools.session.lastDecision() === undefined) return false;
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
    writeLine(err, `Suggestion ${step.suggestion.id} is passed over: ${step.reason}`);
    return undefined;
  }
  if (step.kind === 'conflict') {
    writeLine(err, conflictOf(step.suggestion));
    return choose(tools, step.suggestion, atConflict);
  }
  const context = await tools.session.contextOf(step.suggestion.problem_id).catch(() => undefined);
  for (const line of suggestionLines(step, { out, image: context?.image_path ?? null })) writeLine(out, line);
  return choose(tools, step.suggestion, atSuggestion);
}

/** What a key does; undefined keeps the suggestion on the table. */
type Action = (
  tools: CheckSessionTools,
  suggestion: StoredSuggestion,
) => Promise<'next' | 'quit' | undefined>;

/** What can be done, as one line and as what each key does. */
type Offer = { readonly keys: string; readonly choices: Choices<Action> };

async function choose(
  tools: CheckSessionTools,
  suggestion: StoredSuggestion,
  { keys, choices }: Offer,
): Promise<'quit' | undefined> {
  const { out, err } = tools.terminal;
  for (;;) {
    writeLine(out, out.paint('dim', keys));
    const act = await readChoice(tools.keyboard, choices, err);
    try {
      const end = act === undefined ? 'quit' : await act(tools, suggestion);
      if (end !== undefined) return end === 'quit' ? 'quit' : undefined;
    } catch (thrown) {
      const { message, advice } = asFault(thrown);
      writeLine(err, `${err.paint('red', 'error:')} ${message}${advice === undefined ? '' : ` ${advice}`}`);
    }
  }
}

const always: Choices<Action> = {
  r: { word: 'reject', means: (tools, suggestion) => settle(tools, suggestion, 'reject') },
  s: { word: 'skip', means: (tools, suggestion) => settle(tools, suggestion, 'skip') },
  x: {
    word: 'expert',
    means: async (tools, suggestion) => {
      await tools.experts.ask(suggestion);
      writeLine(tools.terminal.out, 'The experts are asked; u takes the question back.');
      return settle(tools, suggestion, 'reject');
    },
  },
  u: { word: 'undo', means: undoLast },
  q: { word: 'quit', means: async () => 'quit' },
  '?': { word: 'help', means: showHelp },
};

const atSuggestion: Offer = {
  keys: 'a approve · r reject · s skip · e edit · u undo · x reject and ask an expert · q quit · ? help',
  choices: {
    ...always,
    a: { word: 'approve', means: approve },
    e: { word: 'edit', means: editSuggestion },
  },
};

const atConflict: Offer = {
  keys: 'g make it anew · r reject · s skip · u undo · x reject and ask an expert · q quit · ? help',
  choices: { ...always, g: { word: 'regenerate', means: regenerate } },
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

/** The file is reviewed as it is now; where nothing is left to suggest, the suggestion waits in the history. */
async function regenerate(tools: CheckSessionTools, suggestion: StoredSuggestion): Promise<'next'> {
  if (await tools.session.regenerate(suggestion)) return 'next';
  writeLine(tools.terminal.out, `A new review has nothing more to say about ${suggestion.file_path}.`);
  return settle(tools, suggestion, 'skip');
}

/** Only the suggested part is put into the editor; what comes back is verified and shown again. */
async function editSuggestion(
  { session, keyboard, terminal: { err } }: CheckSessionTools,
  suggestion: StoredSuggestion,
): Promise<'next' | undefined> {
  const suggested = await editSpan(keyboard, suggestion);
  if (suggested === undefined) {
    writeLine(err, 'Nothing was changed.');
    return undefined;
  }
  if (suggested === suggestion.original_content) {
    writeLine(err, 'That is the text as it stands; reject the suggestion to keep it.');
    return undefined;
  }
  await session.rewrite(suggestion, suggested);
  return 'next';
}

/** The experts are told first: cut off in between, the decision still stands and can be taken back again. */
async function undoLast({ session, experts, terminal }: CheckSessionTools): Promise<'next' | undefined> {
  const { out, err } = terminal;
  const last = session.lastDecision();
  const asked = last?.action === 'reject' ? await experts.withdraw(last.suggestionId) : undefined;
  const undone = await session.undo();
  if (undone === undefined) {
    writeLine(err, 'There is nothing to undo.');
    return undefined;
  }
  const { suggestion, failure } = undone;
  writeLine(out, `Suggestion ${suggestion.id} waits again.`);
  if (asked === 'withdrawn') writeLine(out, 'The experts are asked no more.');
  if (asked === 'held') writeLine(err, 'An expert is looking at it already; it stays in their queue.');
  if (failure !== undefined) writeLine(err, `${failure} The file is left as it is.`);
  return 'next';
}
