import type { CourseSpec } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import type { GraphRunner } from '../../runs/graphs/graph-runner.ts';
import type { CliTools } from '../cli-tools.ts';
import { createAnswerLines } from '../practice/answer-lines.ts';
import { createJsonPrinter, createTextPrinter } from '../practice/practice-printers.ts';
import { runPracticeSession } from '../practice/practice-session.ts';
import { type PracticeThread, resumePractice, startPractice } from '../practice/practice-thread.ts';
import { formatStats } from '../practice/print-practice.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeLine } from '../terminal/write-output.ts';

export type PracticeOptions = SharedOptions &
  DatabaseOption & {
    readonly subject?: string;
    readonly level?: string;
    readonly outcome?: string;
    readonly seed?: number;
    readonly count?: number;
    readonly resume?: string | true;
  };

export async function runPractice(options: PracticeOptions, tools: CliTools): Promise<number> {
  const { terminal } = tools;
  const practice = await tools.openGraphs(readCommandSettings(options, tools));
  try {
    const startThread = await openThread(options, practice.graphs, practice.courses);
    const lines = createAnswerLines(await tools.openKeyboard(), tools.files);
    const printer = options.json === true ? createJsonPrinter(terminal) : createTextPrinter(terminal);
    if (lines.isInteractive) printInstructions(tools);
    try {
      const endThread = await runPracticeSession(startThread, {
        lines,
        printer,
        err: terminal.err,
        count: options.count,
      });
      if (lines.isInteractive) writeLine(terminal.err);
      writeLine(
        terminal.err,
        `${formatStats(endThread.state)}. To continue: vbagent practice --resume ${endThread.id}`,
      );
      return 0;
    } finally {
      lines.close();
    }
  } finally {
    await practice.close();
  }
}

function printInstructions({ terminal: { err } }: CliTools): void {
  writeLine(
    err,
    err.paint(
      'dim',
      'Write your working; an empty line submits it. `hint` shows a hint, `skip` gets another question, `quit` or Ctrl-C stops; the session is saved.',
    ),
  );
}

function openThread(
  { resume, subject, level, outcome, seed }: PracticeOptions,
  graphs: GraphRunner,
  courses: readonly CourseSpec[],
): Promise<PracticeThread> {
  if (resume !== undefined) return resumePractice(graphs, resume === true ? undefined : resume);
  if (subject === undefined || level === undefined) throw createMissingCourseFault(courses);
  return startPractice(graphs, {
    subject,
    level,
    ...(outcome !== undefined && { target_outcome: outcome }),
    ...(seed !== undefined && { seed }),
  });
}

function createMissingCourseFault(courses: readonly CourseSpec[]): Fault {
  const names = courses.map(({ subject, level }) => `${subject} ${level}`);
  return new Fault(
    'invalid-input',
    'Choose a course with --subject and --level, or continue a session with --resume.',
    {
      advice: `The courses are ${names.join(', ')}.`,
      facts: { courses: names },
    },
  );
}
