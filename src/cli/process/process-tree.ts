import { PIPELINE_STEPS, type PipelineStep, type StepEvent } from '../../factory/pipeline/pipeline-step.ts';
import { plainLine } from '../../print/plain-line.ts';
import { truncateText } from '../../print/text-width.ts';
import { usageLine } from '../report-usage.ts';
import type { TextStream } from '../terminal.ts';

export type ProcessTree = {
  take(name: string, event: StepEvent): void;
  /** The question is done; its tree stays as it is. */
  finish(name: string, note?: string): void;
};

type Branch = Map<PipelineStep, StepEvent>;

const SIGNS = { done: '✓', flagged: '!', 'left-out': '–', skipped: '×' } as const;
const COLOURS = { done: 'green', flagged: 'yellow', 'left-out': 'dim', skipped: 'yellow' } as const;
const UP_AND_CLEAR = '\u001B[1A\u001B[2K';

/** Questions with their steps below them: on a terminal as they go on, elsewhere each when it is done. */
export function createProcessTree(stream: TextStream): ProcessTree {
  const active = new Map<string, Branch>();
  let shown = 0;
  const clear = (): void => {
    stream.write(UP_AND_CLEAR.repeat(shown));
    shown = 0;
  };
  const draw = (): void => {
    const lines = [...active].flatMap(([name, branch]) => linesOf(name, branch));
    stream.write(lines.map((line) => `${line}\n`).join(''));
    shown = lines.length;
  };
  const linesOf = (name: string, branch: Branch, note = ''): string[] => {
    const heading = stream.paint('bold', plainLine(name)) + (note === '' ? '' : `  ${plainLine(note)}`);
    return [heading, ...PIPELINE_STEPS.flatMap((step) => lineOf(step, branch.get(step)))];
  };
  const lineOf = (step: PipelineStep, event: StepEvent | undefined): string[] => {
    if (event === undefined) return stream.isTerminal ? [stream.paint('dim', `  · ${step}`)] : [];
    if (event.phase === 'begin') return [`  … ${step}`];
    const used = event.usage.calls === 0 ? '' : `  (${usageLine(event.usage)})`;
    const text = truncateText(`${step.padEnd(11)}${plainLine(event.note)}${used}`, stream.width - 4);
    return [`  ${stream.paint(COLOURS[event.outcome], SIGNS[event.outcome])} ${text.trimEnd()}`];
  };
  return {
    take: (name, event) => {
      const branch = active.get(name) ?? new Map();
      active.set(name, branch.set(event.step, event));
      if (!stream.isTerminal) return;
      clear();
      draw();
    },
    finish: (name, note) => {
      const branch = active.get(name) ?? new Map();
      active.delete(name);
      if (stream.isTerminal) clear();
      stream.write(
        linesOf(name, branch, note)
          .map((line) => `${line}\n`)
          .join(''),
      );
      if (stream.isTerminal) draw();
    },
  };
}
