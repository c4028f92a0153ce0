import type { Difficulty } from '../../domain/classification.ts';
import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { BankWork } from '../../factory/bank/bank-work.ts';
import type { BankAction } from '../../factory/bank/bulk-change.ts';
import type { ChangeReport } from '../../factory/bank/carry-out-change.ts';
import type { Selection } from '../../factory/intake/select-questions.ts';
import { countNoun } from '../../text/count-noun.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { toBankFilter } from '../bank/bank-filter.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, FilterOptions, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';
import { CLI_AUTHOR } from './run-bank-work.ts';

export type BankChangeOptions = FilterOptions &
  DatabaseOption &
  SharedOptions & {
    readonly addTag?: readonly string[];
    readonly removeTag?: readonly string[];
    readonly setSubject?: string;
    readonly setLevel?: string;
    readonly setTopic?: string;
    readonly setDifficulty?: Difficulty;
    readonly auto?: boolean;
    readonly collect?: string;
    readonly delete?: boolean;
    readonly purge?: boolean;
    readonly verify?: boolean;
    readonly preview?: boolean;
  };

export async function runBankChange(
  ids: readonly string[],
  options: BankChangeOptions,
  tools: CliTools,
): Promise<number> {
  const selection = toSelection(ids, options);
  return withStore(tools.openBankWork, { options, tools }, async ({ work }) => {
    if (options.verify) return verifySelection(selection, work, { options, tools });
    const action = await toAction(options, work);
    const request = { selection, action };
    const report = options.preview ? await work.preview(request) : await work.change(request, CLI_AUTHOR);
    printReport(report, options, tools);
    return report.stale.length > 0 ? EXIT_WITH_FINDINGS : 0;
  });
}

/** Selects the listed questions or, without ids, all that match the filters. Throws if there are neither ids nor filters. */
function toSelection(ids: readonly string[], options: BankChangeOptions): Selection {
  if (ids.length > 0) return { ids };
  const filter = toBankFilter(options);
  if (Object.keys(filter).length > 0) return { filter };
  throw new Fault('invalid-input', 'Name the questions, or choose them with filters such as --topic.');
}

async function toAction(options: BankChangeOptions, work: BankWork): Promise<BankAction> {
  const { addTag: add = [], removeTag: remove = [], auto } = options;
  const set = {
    ...(options.setSubject && { subject: options.setSubject }),
    ...(options.setLevel && { level: options.setLevel }),
    ...(options.setTopic && { topic: options.setTopic }),
    ...(options.setDifficulty && { difficulty: options.setDifficulty }),
  };
  const actions: BankAction[] = [
    ...(add.length + remove.length > 0 ? [{ kind: 'retag' as const, add, remove }] : []),
    ...(auto || Object.keys(set).length > 0 ? [{ kind: 'classify' as const, set, auto }] : []),
    ...(options.delete ? [{ kind: 'delete' as const }] : []),
    ...(options.purge ? [{ kind: 'purge' as const }] : []),
    ...(options.collect ? [{ kind: 'collect' as const, collection: options.collect }] : []),
  ];
  const [action, ...others] = actions;
  if (action === undefined || others.length > 0)
    throw new Fault(
      'invalid-input',
      'Choose one change: tags, fields (--set-… and --auto), --collect, --delete or --purge.',
      {
        advice: 'See `vbagent bank change --help`.',
      },
    );
  if (action.kind !== 'collect') return action;
  return { kind: 'collect', collection: await findOrCreateCollection(action.collection, work) };
}

async function findOrCreateCollection(name: string, work: BankWork): Promise<string> {
  const existing = (await work.collections.list()).find((collection) => collection.name === name);
  return existing?.id ?? work.createCollection(name, CLI_AUTHOR);
}

function printReport(report: ChangeReport, options: BankChangeOptions, tools: CliTools): void {
  const { out, err } = tools.terminal;
  if (options.json === true) {
    writeJson(out, report);
    return;
  }
  const { selected, changed, retired, stale, changeId } = report;
  const verb = options.preview ? 'would change' : 'changed';
  writeLine(out, `${changed} of ${countNoun(selected, 'question')} ${verb}.`);
  if (retired > 0) writeLine(out, `${retired} of them retired, because papers or answers use them.`);
  for (const id of stale) writeLine(err, `${id} was changed by someone else and stays as it is.`);
  if (changeId !== undefined) writeLine(out, `Undo with: vbagent bank undo ${changeId}`);
}

async function verifySelection(
  selection: Selection,
  work: BankWork,
  { options, tools }: { readonly options: BankChangeOptions; readonly tools: CliTools },
): Promise<number> {
  const entries = await work.select(selection);
  const questions = entries.flatMap(({ question }) => {
    const findings = verifyQuestion(question).findings.filter(({ severity }) => severity !== 'info');
    return findings.length === 0 ? [] : [{ id: question.id, findings }];
  });
  const { out } = tools.terminal;
  if (options.json === true) writeJson(out, { verified: entries.length, questions });
  else {
    for (const { id, findings } of questions)
      for (const { severity, message } of findings) writeLine(out, `${id}: ${severity}: ${message}`);
    writeLine(out, `${countNoun(entries.length, 'question')} verified, ${questions.length} with findings.`);
  }
  return questions.some(({ findings }) => hasErrors(findings)) ? EXIT_WITH_FINDINGS : 0;
}

export async function runBankCollections(
  options: DatabaseOption & SharedOptions,
  tools: CliTools,
): Promise<number> {
  const collections = await withStore(tools.openBankWork, { options, tools }, ({ work }) =>
    work.collections.list(),
  );
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, { collections });
  else if (collections.length === 0)
    writeLine(err, 'There is no collection yet. Create one with `vbagent bank change … --collect NAME`.');
  else
    for (const { name, size, id } of collections)
      writeLine(out, `${name}  ${countNoun(size, 'question')}  ${id}`);
  return 0;
}

/** Prints the newest changes of questions with the ids that `bank undo` takes. */
export async function runBankChanges(
  options: DatabaseOption & SharedOptions,
  tools: CliTools,
): Promise<number> {
  const changes = await withStore(tools.openBankWork, { options, tools }, ({ work }) => work.listChanges());
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, { changes });
  else if (changes.length === 0) writeLine(err, 'No questions have been changed together yet.');
  else
    for (const { id, kind, author, createdAt, questionCount, undoneAt } of changes) {
      const undone = undoneAt === null ? [] : ['undone'];
      writeLine(
        out,
        [id, kind, countNoun(questionCount, 'question'), author, createdAt, ...undone].join('  '),
      );
    }
  return 0;
}
