import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { getMetadata } from '../../domain/question-metadata.ts';
import type { BankWork } from '../../factory/bank/bank-work.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { printFindings } from '../terminal/print-findings.ts';
import { writeJson, writeLine, writeText } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type BankWorkOptions = DatabaseOption & SharedOptions;
export type BankEditOptions = BankWorkOptions & {
  readonly version?: number;
  readonly note?: string;
  readonly acceptFindings?: boolean;
};
export type BankRevertOptions = BankWorkOptions & { readonly to: number };
export type BankMakeOptions = BankWorkOptions & {
  readonly variant?: SingleVariant;
  readonly as?: QuestionKind;
};

type Run<Options extends BankWorkOptions> = { readonly options: Options; readonly tools: CliTools };
type Opened = { readonly bank: QuestionBank; readonly work: BankWork };

/** The author of changes on the command line, as in the pages of a server without accounts. */
export const CLI_AUTHOR = 'local';

/** The result of a command: a value for `--json`, and the lines for people. */
type Result = { readonly value: object; readonly lines: readonly string[] };

const simpleCommands = {
  history: async (id, { bank }) => {
    const versions = await bank.listVersions(id);
    if (versions.length === 0) throw new Fault('not-found', `There is no question ${id}.`);
    const lines = versions.map(({ version, createdAt, author, reason, note }) =>
      [`version ${version}`, createdAt, author, reason, note].filter(Boolean).join('  '),
    );
    return { value: { versions }, lines };
  },
  reviews: async (id, { work }) => {
    const reviews = await work.listReviews(id);
    const lines = reviews.map(({ state, isReported, by, at, createdAt, reason }) =>
      [state, at ?? createdAt, by, isReported ? 'reported by a learner' : '', reason]
        .filter(Boolean)
        .join('  '),
    );
    return { value: { reviews }, lines: lines.length > 0 ? lines : ['No expert was asked about it.'] };
  },
  uses: async (id, { work }) => {
    const uses = await work.findUses(id);
    const collections = await work.collections.list(id);
    const lines = [
      ...uses.papers.map(({ title, usedAt }) => `paper “${title}”, ${usedAt}`),
      ...collections.map(({ name }) => `collection “${name}”`),
      ...uses.exports.map(({ format, author, at }) => `exported as ${format} by ${author}, ${at}`),
      `${countNoun(uses.learners, 'learner')} answered it`,
    ];
    return { value: { ...uses, collections }, lines };
  },
  copy: async (id, { work }) => {
    const entry = await work.copy(id, CLI_AUTHOR);
    return { value: entry, lines: [`The copy is ${entry.question.id}.`] };
  },
  send: async (id, { work }) => {
    const itemId = await work.send(id);
    return { value: { review_item_id: itemId }, lines: [`It is in the queue of the experts: ${itemId}.`] };
  },
  reactivate: async (id, { work }) => {
    const entry = await work.reactivate(id);
    return { value: entry, lines: [`${id} is active.`] };
  },
  undo: async (id, { work }) => {
    const report = await work.undo(id, CLI_AUTHOR);
    const changedSince = report.stale.map((stale) => `${stale} was changed since and stays as it is.`);
    return { value: report, lines: [`Undone: ${countNoun(report.undone, 'question')}.`, ...changedSince] };
  },
} satisfies Record<string, (id: string, opened: Opened) => Promise<Result>>;

export async function runBankWork(
  name: keyof typeof simpleCommands,
  id: string,
  run: Run<BankWorkOptions>,
): Promise<number> {
  const command: (id: string, opened: Opened) => Promise<Result> = simpleCommands[name];
  const { value, lines } = await withStore(run.tools.openBankWork, run, (opened) => command(id, opened));
  const { out } = run.tools.terminal;
  if (run.options.json === true) writeJson(out, value);
  else for (const line of lines) writeLine(out, line);
  return 0;
}

export async function runBankEdit(id: string, file: string, run: Run<BankEditOptions>): Promise<number> {
  const { options, tools } = run;
  const { source: tex } = await tools.files.readText(file);
  const entry = await withStore(tools.openBankWork, run, async ({ bank, work }) => {
    const existing = await bank.find(id);
    if (existing === undefined) throw new Fault('not-found', `There is no question ${id}.`);
    const [parsed] = readTexQuestions(tex).questions;
    const metadata = { ...getMetadata(existing.question), ...(parsed && getMetadata(parsed.question)) };
    const { version = existing.version, note, acceptFindings: acceptsFindings } = options;
    return work.edit(id, { version, tex, metadata, note, acceptsFindings }, CLI_AUTHOR);
  });
  if (options.json === true) writeJson(tools.terminal.out, entry);
  else writeLine(tools.terminal.out, `Saved version ${entry.version} of ${id}.`);
  return 0;
}

export async function runBankRevert(id: string, run: Run<BankRevertOptions>): Promise<number> {
  const { options, tools } = run;
  const entry = await withStore(tools.openBankWork, run, async ({ bank, work }) => {
    const version = (await bank.find(id))?.version ?? 0;
    return work.restore(id, { from: options.to, version }, CLI_AUTHOR);
  });
  if (options.json === true) writeJson(tools.terminal.out, entry);
  else writeLine(tools.terminal.out, `Version ${options.to} is now version ${entry.version} of ${id}.`);
  return 0;
}

export async function runBankMake(id: string, run: Run<BankMakeOptions>): Promise<number> {
  const { options, tools } = run;
  const { variant, as } = options;
  if ((variant === undefined) === (as === undefined))
    throw new Fault('invalid-input', 'Give either --variant TYPE or --as KIND.');
  const request =
    variant === undefined
      ? { kind: 'conversion' as const, to: as ?? 'mcq_sc' }
      : { kind: 'variant' as const, type: variant };
  const outcome = await withStore(tools.openBankWork, run, ({ work }) =>
    work.makeChild(id, request, CLI_AUTHOR),
  );
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, outcome);
  else if (outcome.status === 'saved') writeLine(out, outcome.entry.question.id);
  else {
    writeText(out, outcome.latex);
    writeLine(err, `Not saved: ${outcome.reason}`);
    printFindings(outcome.findings, { name: id, stream: err });
  }
  return outcome.status === 'saved' ? 0 : EXIT_WITH_FINDINGS;
}
