import { Fault } from '../../domain/fault.ts';
import { printTexQuestions } from '../../formats/tex/tex-questions.ts';
import type { BankEntry, QuestionBank } from '../../ports/question-bank.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { printQuestionText } from '../../print/print-question-text.ts';
import { wrapText } from '../../print/wrap-text.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine, writeText } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type BankShowOptions = DatabaseOption &
  SharedOptions & { readonly version?: number; readonly tex?: boolean };

export async function runBankShow(id: string, options: BankShowOptions, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  const { entry, versions } = await withStore(tools.openBank, { options, tools }, async (bank) => ({
    entry: await getEntry(bank, id, options.version),
    versions: await bank.listVersions(id),
  }));
  if (options.json === true) writeJson(out, { ...entry, versions });
  else if (options.tex === true) writeText(out, printTexQuestions([entry.question], { ids: true }));
  else printEntry(entry, versions.length, out);
  return 0;
}

/** Returns an entry; throws a fault that states whether the question or only the version is missing. */
async function getEntry(bank: QuestionBank, id: string, version: number | undefined): Promise<BankEntry> {
  const entry = await bank.find(id, version);
  if (entry !== undefined) return entry;
  const newest = version === undefined ? undefined : await bank.find(id);
  if (newest === undefined)
    throw new Fault('not-found', `There is no question ${id}.`, {
      advice: 'Find the id with `vbagent bank list` or `vbagent bank search WORDS`.',
    });
  throw new Fault('not-found', `${id} has no version ${version}; the newest is ${newest.version}.`);
}

function printEntry(entry: BankEntry, versionCount: number, out: TextStream): void {
  const { question } = entry;
  const facts = [
    question.kind,
    question.subject,
    question.level,
    question.topic,
    question.outcomeId,
    question.marks === undefined ? undefined : countNoun(question.marks, 'mark'),
    question.difficulty,
    `version ${entry.version} of ${versionCount}`,
  ];
  writeLine(out, out.paint('bold', question.id));
  const factsLine = facts.filter((fact) => fact !== undefined).join(' · ');
  for (const line of wrapText(factsLine, out.width)) writeLine(out, out.paint('dim', line));
  writeLine(out);
  for (const line of printQuestionText(question, out)) writeLine(out, line);
}
