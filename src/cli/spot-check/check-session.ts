import { asFault } from '../../domain/fault.ts';
import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { Keyboard } from '../../ports/keyboard.ts';
import type { Terminal } from '../../ports/terminal.ts';
import { describeConflict } from '../../review/spot-check/apply-suggestion.ts';
import type { ExpertRequests } from '../../review/spot-check/expert-requests.ts';
import type { LiveSession, SessionStep } from '../../review/spot-check/spot-check-session.ts';
import { type Choices, readChoice } from '../terminal/read-choice.ts';
import { writeLine } from '../terminal/write-output.ts';
import { editSuggestedText } from './edit-suggestion.ts';
import { formatReview, formatSuggestion } from './print-suggestion.ts';

/** Dependencies of a session of `vbagent check`. */
type CheckTools = {
  readonly session: LiveSession;
  readonly keyboard: Keyboard;
  readonly terminal: Terminal;
  readonly experts: ExpertRequests;
};

const HELP_LINES = [
  'a  write the change to the file',
  'r  leave the file unchanged; the suggestion stays in the history and can be applied later',
  's  decide later; the suggestion stays pending',
  'e  edit the suggested text in your editor, then review it again',
  'u  undo your last decision, also in the file',
  'x  reject it and send the question to the expert queue',
  'g  if the file has changed: review the problem again and regenerate the suggestion',
  'q  stop; `vbagent check resume` continues at the same suggestion',
  'Enter has no effect, so that nothing is approved by accident. In a pipe, write one key or its word per line.',
];

/** Shows the suggestions one by one until all are decided or the user quits. */
export async function runCheckSession(tools: CheckTools): Promise<'done' | 'quit'> {
  for (;;) {
    const step = await tools.session.next();
    if (step.kind === 'done') {
      if (await offerUndo(tools)) continue;
      return 'done';
    }
    const end = await showStep(tools, step);
    if (end === 'quit') return 'quit';
  }
}

/** Offers to undo the last decision before the session ends. A pipe gets no offer, because it might never send an answer. */
async function offerUndo(tools: CheckTools): Promise<boolean> {
  if (!tools.keyboard.isInteractive || tools.session.getLastDecision() === undefined) return false;
  const { out } = tools.terminal;
  writeLine(out, out.paint('dim', 'That was the last suggestion. u undo · any other key ends'));
  return (await tools.keyboard.readKey()) === 'u' && (await undoLastDecision(tools)) === 'next';
}

/** Prints one step of the session, and reads a decision if the step is a suggestion. */
async function showStep(
  tools: CheckTools,
  step: Exclude<SessionStep, { kind: 'done' }>,
): Promise<'quit' | undefined> {
  const { out, err } = tools.terminal;
  if (step.kind === 'checked') {
    for (const line of formatReview(step, out)) writeLine(out, line);
    return undefined;
  }
  if (step.kind === 'skipped') {
    writeLine(err, `Suggestion ${step.suggestion.id} is skipped: ${step.reason}`);
    return undefined;
  }
  if (step.kind === 'conflict') {
    writeLine(err, describeConflict(step.suggestion));
    return runChosenAction(tools, step.suggestion, CONFLICT_MENU);
  }
  const context = await tools.session.loadProblem(step.suggestion.problem_id).catch(() => undefined);
  for (const line of formatSuggestion(step, { out, image: context?.image_path ?? null }))
    writeLine(out, line);
  return runChosenAction(tools, step.suggestion, SUGGESTION_MENU);
}

/** Runs the action of a key. Returns undefined if the same suggestion must be shown again. */
type Action = (tools: CheckTools, suggestion: StoredSuggestion) => Promise<'next' | 'quit' | undefined>;

/** The actions that the user can choose: the line that lists their keys, and the action of each key. */
type ActionMenu = { readonly keys: string; readonly choices: Choices<Action> };

/** Reads keys until an action ends the suggestion or the session. */
async function runChosenAction(
  tools: CheckTools,
  suggestion: StoredSuggestion,
  { keys, choices }: ActionMenu,
): Promise<'quit' | undefined> {
  const { out, err } = tools.terminal;
  for (;;) {
    writeLine(out, out.paint('dim', keys));
    const action = await readChoice(tools.keyboard, choices, err);
    try {
      const end = action === undefined ? 'quit' : await action(tools, suggestion);
      if (end !== undefined) return end === 'quit' ? 'quit' : undefined;
    } catch (thrown) {
      const { message, advice } = asFault(thrown);
      writeLine(err, `${err.paint('red', 'error:')} ${message}${advice === undefined ? '' : ` ${advice}`}`);
    }
  }
}

const COMMON_CHOICES: Choices<Action> = {
  r: { word: 'reject', value: (tools, suggestion) => decide(tools, suggestion, 'reject') },
  s: { word: 'skip', value: (tools, suggestion) => decide(tools, suggestion, 'skip') },
  x: {
    word: 'expert',
    value: async (tools, suggestion) => {
      await tools.experts.submit(suggestion);
      writeLine(tools.terminal.out, 'Sent to the expert queue; u withdraws it.');
      return decide(tools, suggestion, 'reject');
    },
  },
  u: { word: 'undo', value: undoLastDecision },
  q: { word: 'quit', value: async () => 'quit' },
  '?': { word: 'help', value: showHelp },
};

const SUGGESTION_MENU: ActionMenu = {
  keys: 'a approve · r reject · s skip · e edit · u undo · x reject and send to experts · q quit · ? help',
  choices: {
    ...COMMON_CHOICES,
    a: { word: 'approve', value: approve },
    e: { word: 'edit', value: editSuggestion },
  },
};

const CONFLICT_MENU: ActionMenu = {
  keys: 'g regenerate · r reject · s skip · u undo · x reject and send to experts · q quit · ? help',
  choices: { ...COMMON_CHOICES, g: { word: 'regenerate', value: regenerate } },
};

async function showHelp({ terminal }: CheckTools): Promise<undefined> {
  for (const line of HELP_LINES) writeLine(terminal.out, line);
}

const DECISION_TEXTS = {
  reject: 'rejected; the file is unchanged',
  skip: 'skipped; it stays pending',
} as const;

async function decide(
  { session, terminal: { out } }: CheckTools,
  suggestion: StoredSuggestion,
  action: 'reject' | 'skip',
): Promise<'next'> {
  await session.decide(suggestion, action);
  writeLine(out, out.paint(action === 'reject' ? 'yellow' : 'dim', DECISION_TEXTS[action]));
  return 'next';
}

async function approve(
  { session, terminal: { out, err } }: CheckTools,
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
    `${suggestion.file_path} has changed since the review; the suggestion is shown again for its current content.`,
  );
  return 'next';
}

/** Reviews the current file again. If the review has no suggestion, the old suggestion stays pending in the history. */
async function regenerate(tools: CheckTools, suggestion: StoredSuggestion): Promise<'next'> {
  if (await tools.session.regenerate(suggestion)) return 'next';
  writeLine(tools.terminal.out, `A new review suggests nothing for ${suggestion.file_path}.`);
  return decide(tools, suggestion, 'skip');
}

/** Opens only the suggested lines in the editor. The edited text is then verified and shown again. */
async function editSuggestion(
  { session, keyboard, terminal: { err } }: CheckTools,
  suggestion: StoredSuggestion,
): Promise<'next' | undefined> {
  const editedText = await editSuggestedText(keyboard, suggestion);
  if (editedText === undefined) {
    writeLine(err, 'Nothing was changed.');
    return undefined;
  }
  if (editedText === suggestion.original_content) {
    writeLine(err, 'That is the current text; reject the suggestion to keep it.');
    return undefined;
  }
  await session.rewrite(suggestion, editedText);
  return 'next';
}

/** Undoes the last decision. Withdraws the question from the expert queue first, so that an interrupted undo can be repeated. */
async function undoLastDecision({ session, experts, terminal }: CheckTools): Promise<'next' | undefined> {
  const { out, err } = terminal;
  const lastDecision = session.getLastDecision();
  const withdrawal =
    lastDecision?.action === 'reject' ? await experts.withdraw(lastDecision.suggestionId) : undefined;
  const undone = await session.undo();
  if (undone === undefined) {
    writeLine(err, 'There is nothing to undo.');
    return undefined;
  }
  const { suggestion, failure } = undone;
  writeLine(out, `Suggestion ${suggestion.id} is pending again.`);
  if (withdrawal === 'withdrawn') writeLine(out, 'Withdrawn from the expert queue.');
  if (withdrawal === 'held') writeLine(err, 'An expert has already opened it; it stays in the expert queue.');
  if (failure !== undefined) writeLine(err, `${failure} The file is unchanged.`);
  return 'next';
}
