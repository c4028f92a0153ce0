import { STEP_NAMES, type StepEvent, type StepName } from '../../factory/pipeline/step-event.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { plainLine } from '../../print/plain-line.ts';
import { truncateText } from '../../print/text-width.ts';
import { formatUsage } from '../terminal/format-usage.ts';

type ProcessTree = {
  update(name: string, event: StepEvent): void;
  /** Prints the final state of a question, which no longer changes. */
  finish(name: string, note?: string): void;
};

/** The last event of each step of one question. */
type Branch = Map<StepName, StepEvent>;

/** A step is `left-out` if it is not needed, and `skipped` if it failed or was refused. */
const SIGNS = { done: '✓', flagged: '!', 'left-out': '–', skipped: '×' } as const;
const COLOURS = { done: 'green', flagged: 'yellow', 'left-out': 'dim', skipped: 'yellow' } as const;
/** Clears the current line, which may contain a notice. */
const CLEAR_LINE = '\r\u001B[2K';
/** Moves the cursor up one line and clears it. */
const UP_AND_CLEAR = '\u001B[1A\u001B[2K';

/** Prints each question with its steps below it. A terminal shows the progress; a pipe gets each question when it is done. */
export function createProcessTree(stream: TextStream): ProcessTree {
  const activeQuestions = new Map<string, Branch>();
  let shownLines = 0;
  const clear = (): void => {
    stream.write(CLEAR_LINE + UP_AND_CLEAR.repeat(shownLines));
    shownLines = 0;
  };
  const draw = (): void => {
    const lines = [...activeQuestions].flatMap(([name, branch]) => formatBranch(name, branch));
    stream.write(lines.map((line) => `${line}\n`).join(''));
    shownLines = lines.length;
  };
  const formatBranch = (name: string, branch: Branch, note = ''): string[] => {
    const heading = stream.paint('bold', plainLine(name)) + (note === '' ? '' : `  ${plainLine(note)}`);
    return [heading, ...STEP_NAMES.flatMap((step) => formatStep(step, branch.get(step)))];
  };
  const formatStep = (step: StepName, event: StepEvent | undefined): string[] => {
    if (event === undefined) return stream.isTerminal ? [stream.paint('dim', `  · ${step}`)] : [];
    if (event.phase === 'begin') return [`  … ${step}`];
    const usageText = event.usage.calls === 0 ? '' : `  (${formatUsage(event.usage)})`;
    const text = truncateText(`${step.padEnd(11)}${plainLine(event.note)}${usageText}`, stream.width - 4);
    return [`  ${stream.paint(COLOURS[event.outcome], SIGNS[event.outcome])} ${text.trimEnd()}`];
  };
  return {
    update: (name, event) => {
      const branch = activeQuestions.get(name) ?? new Map();
      activeQuestions.set(name, branch.set(event.step, event));
      if (!stream.isTerminal) return;
      clear();
      draw();
    },
    finish: (name, note) => {
      const branch = activeQuestions.get(name) ?? new Map();
      activeQuestions.delete(name);
      if (stream.isTerminal) clear();
      const lines = formatBranch(name, branch, note);
      stream.write(lines.map((line) => `${line}\n`).join(''));
      if (stream.isTerminal) draw();
    },
  };
}
