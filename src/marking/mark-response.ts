import type { BulletAward } from '../domain/award.ts';
import { marksByPerson, totalMarks } from '../domain/marking-scheme.ts';
import type { PlainQuestion } from '../domain/question.ts';
import { chooseAttempt } from './awarding/choose-attempt.ts';
import { gapTagsOf, NO_ATTEMPT } from './awarding/gap-tags.ts';
import { type MarkedAttempt, markAttempt } from './awarding/mark-attempt.ts';
import type { Standing } from './awarding/standing.ts';
import type { MarkedLine, Marking } from './marking.ts';
import { readResponse } from './response/read-response.ts';
import type { ReadLine } from './response/statement.ts';
import { createTask, type Task } from './task.ts';

export type MarkOptions = {
  /** An exam's rule: a right answer alone is not enough where the subject asks for working. */
  readonly requireWorking?: boolean;
};

/** Marks a response bullet by bullet, with the evidence for each; pure, and never throws on what a learner writes. */
export function markResponse(question: PlainQuestion, response: string, options: MarkOptions = {}): Marking {
  const task = createTask(question, options.requireWorking ?? false);
  const attempts = readResponse(response, { symbols: task.symbols });
  if (attempts.length === 0) return markingOfBlank(task);
  const chosen = chooseAttempt(attempts.map((attempt) => markAttempt(task, attempt)));
  return chosen ? markingOf(task, chosen.marked, chosen.rule) : markingOfBlank(task);
}

function markingOfBlank({ scheme }: Task): Marking {
  const awards = scheme.bullets.map(({ n, marks }) => ({
    n,
    awarded: 0,
    available: marks,
    via: null,
    matchedLine: null,
    rule: 'Nothing was written.',
  }));
  return {
    result: 'wrong',
    marksAwarded: 0,
    marksAvailable: totalMarks(scheme),
    marksByPerson: marksByPerson(scheme),
    awards,
    gapTags: [NO_ATTEMPT],
    lines: [],
    finalAnswer: null,
    mistakes: [],
    undecided: [],
  };
}

function markingOf(task: Task, marked: MarkedAttempt, rule: string | undefined): Marking {
  const { scheme, desk } = task;
  const { standings, attempt, marks } = marked;
  const available = totalMarks(scheme);
  const byPerson = marksByPerson(scheme);
  const isCorrect = marks > 0 && marks >= available - byPerson;
  const last = attempt.statements.findLast(
    ({ isResult, text }) => isResult && desk.classOf(text) !== 'words',
  )?.text;
  return {
    result: isCorrect ? 'correct' : 'wrong',
    marksAwarded: marks,
    marksAvailable: available,
    marksByPerson: byPerson,
    awards: standings.map((standing) => toAward(standing, rule)),
    gapTags: isCorrect ? [] : gapTagsOf(task, marked),
    lines: attempt.lines.map((line) => toLine(line, task)),
    finalAnswer: last === undefined ? null : (desk.printed(last) ?? last),
    mistakes: marked.mistakes.flatMap(({ explanation }) => explanation ?? []),
    undecided: standings
      .filter(({ award, isUndecided }) => !award && isUndecided)
      .map(({ bullet }) => bullet.n),
  };
}

function toAward({ bullet, award, refusal }: Standing, attemptRule: string | undefined): BulletAward {
  const rule = award?.rule ?? refusal ?? 'Not shown in the response.';
  return {
    n: bullet.n,
    awarded: award ? bullet.marks : 0,
    available: bullet.marks,
    via: award?.via ?? null,
    matchedLine: award?.line ?? null,
    rule: attemptRule === undefined ? rule : `${rule} ${attemptRule}`,
  };
}

function toLine({ text, isCrossedOut, statements }: ReadLine, { desk }: Task): MarkedLine {
  const maths = statements.find((statement) => desk.classOf(statement.text) !== 'words');
  const reading = isCrossedOut ? 'crossed-out' : text.trim() === '' ? 'blank' : maths ? 'maths' : 'words';
  return { text: text.slice(0, 500), reading, asRead: maths ? (desk.printed(maths.text) ?? null) : null };
}
