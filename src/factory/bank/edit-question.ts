import { Fault } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { MarkingScheme } from '../../domain/marking-scheme.ts';
import type { Question } from '../../domain/question.ts';
import { getMetadata, type QuestionMetadata, setMetadata } from '../../domain/question-metadata.ts';
import type { BankEntry } from '../../ports/question-bank.ts';
import { countNoun } from '../../text/count-noun.ts';
import { retainUnprintedContent } from '../intake/retain-unprinted-content.ts';
import { type BankWorkDependencies, getEntry } from './bank-work-dependencies.ts';
import type { ReadEdit } from './read-edit.ts';
import { type PartScheme, setSchemes } from './set-schemes.ts';

/** An author's change of a question; what is absent stays as it is. */
export type QuestionEdit = {
  /** The version that the author started from. */
  readonly version: number;
  readonly tex?: string | undefined;
  readonly metadata?: QuestionMetadata | undefined;
  /** Null removes the scheme. */
  readonly markingScheme?: MarkingScheme | null | undefined;
  readonly partSchemes?: readonly PartScheme[] | undefined;
  readonly note?: string | undefined;
  /** True if the author has seen the problems of the text and saves it nevertheless. */
  readonly acceptsFindings?: boolean | undefined;
};

type EditDependencies = Pick<BankWorkDependencies, 'bank' | 'readEdit'>;

/**
 * Saves an edit as the next version. A text that has problems is saved only if the author accepts them; its errors and
 * warnings are stored with the version. Throws a `conflict` fault if someone else has saved a version.
 */
export async function editQuestion(
  id: string,
  edit: QuestionEdit,
  author: string,
  { bank, readEdit }: EditDependencies,
): Promise<BankEntry> {
  const { question } = await getEntry(bank, id);
  const parsedEdit = edit.tex === undefined ? undefined : await readEdit(edit.tex);
  const text = parsedEdit === undefined ? question : toEditedQuestion(parsedEdit, question, edit);
  const described = setMetadata(text, edit.metadata ?? getMetadata(question));
  const changed = setSchemes(described, edit.markingScheme, edit.partSchemes ?? []);
  const by = { author, reason: 'edited', ...(edit.note && { note: edit.note }) } as const;
  const findings = (parsedEdit?.findings ?? []).filter(({ severity }) => severity !== 'info');
  const { version } = await bank.replace(changed, edit.version, { ...by, findings }).catch(explainConflict);
  return getEntry(bank, id, version);
}

/**
 * Returns the question of an edited text, with the id and origin of the stored question. Throws if the text has no question,
 * several questions, or problems that the author has not accepted.
 */
function toEditedQuestion(parsedEdit: ReadEdit, stored: Question, edit: QuestionEdit): Question {
  const [first, ...others] = parsedEdit.questions;
  const facts = { findings: parsedEdit.findings };
  if (first === undefined)
    throw new Fault('invalid-input', 'The text contains no question, so it was not saved.', {
      facts,
      advice: 'Begin the question with \\item.',
    });
  if (others.length > 0)
    throw new Fault('invalid-input', `The text contains ${others.length + 1} questions; keep one here.`, {
      facts,
      advice: 'Import the others as new questions.',
    });
  const problems = [
    ...parsedEdit.findings.filter(({ severity }) => severity === 'error'),
    ...(hasErrors(parsedEdit.findings) ? [] : parsedEdit.readerFindings),
  ];
  if (problems.length > 0 && !edit.acceptsFindings)
    throw new Fault(
      'invalid-input',
      `The text has ${countNoun(problems.length, 'problem')}: ${problems[0]?.message}`,
      {
        facts: { findings: parsedEdit.findings, needs_confirmation: true },
        advice: 'Correct it, or save it with its problems.',
      },
    );
  const marks = first.marks ?? (edit.metadata === undefined ? stored.marks : edit.metadata.marks);
  const { source: _source, provenance: _provenance, ...content } = first;
  const origin = {
    ...(stored.source && { source: stored.source }),
    ...(stored.provenance && { provenance: stored.provenance }),
  };
  const question = { ...content, id: stored.id, ...(marks !== undefined && { marks }), ...origin };
  return retainUnprintedContent(question, stored);
}

/** Rethrows a version conflict with a message for authors, and anything else unchanged. */
export function explainConflict(thrown: unknown): never {
  if (!(thrown instanceof Fault) || thrown.kind !== 'conflict') throw thrown;
  const newest = thrown.facts.newestVersion;
  throw new Fault(
    'conflict',
    `Someone else saved version ${newest} of this question while you were editing.`,
    {
      cause: thrown,
      facts: thrown.facts,
      advice: 'Nothing was overwritten. Compare your text with the new version and save again.',
    },
  );
}
