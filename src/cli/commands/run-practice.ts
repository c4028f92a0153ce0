import type { CourseSpec } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import type { GraphRunner } from '../../runs/graphs/graph-runner.ts';
import type { CliTools } from '../cli-tools.ts';
import { createAnswerLines } from '../practice/answer-lines.ts';
import { runPracticeSession } from '../practice/practice-session.ts';
import { type PracticeThread, resumePractice, startPractice } from '../practice/practice-thread.ts';
import { createJsonVoice, createSpokenVoice } from '../practice/practice-voices.ts';
import { statsLine } from '../practice/print-practice.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeLine } from '../terminal.ts';

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
  const house = await tools.openGraphs(settingsFor(options, tools));
  try {
    const start = await openThread(options, house.graphs, house.courses);
    const lines = createAnswerLines(await tools.openKeyboard(), tools.files);
    const voice = options.json === true ? createJsonVoice(terminal) : createSpokenVoice(terminal);
    if (lines.isInteractive) sayHow(tools);
    try {
      const end = await runPracticeSession(start, { lines, voice, err: terminal.err, count: options.count });
      if (lines.isInteractive) writeLine(terminal.err);
      writeLine(terminal.err, `${statsLine(end.standing)}. Go on with: vbagent practice --resume ${end.id}`);
      return 0;
    } finally {
      lines.close();
    }
  } finally {
    await house.close();
  }
}

function sayHow({ terminal: { err } }: CliTools): void {
  writeLine(
    err,
    err.paint(
      'dim',
      'Write your working; an empty line hands it in. `hint` helps, `quit` or Ctrl-C stops and keeps the session.',
    ),
  );
}

function openThread(
  { resume, subject, level, outcome, seed }: PracticeOptions,
  graphs: GraphRunner,
  courses: readonly CourseSpec[],
): Promise<PracticeThread> {
  if (resume !== undefined) return resumePractice(graphs, resume === true ? undefined : resume);
  if (subject === undefined || level === undefined) throw needsCourse(courses);
  return startPractice(graphs, {
    subject,
    level,
    ...(outcome !== undefined && { target_outcome: outcome }),
    ...(seed !== undefined && { seed }),
  });
}

function needsCourse(courses: readonly CourseSpec[]): Fault {
  const names = courses.map(({ subject, level }) => `${subject} ${level}`);
  return new Fault('invalid-input', 'Say which course, with --subject and --level, or --resume.', {
    advice: `The courses are ${names.join(', ')}.`,
    facts: { courses: names },
  });
}
