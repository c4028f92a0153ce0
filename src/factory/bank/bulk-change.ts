import {
  addSubjectAndTopic,
  classifyByRules,
  UNKNOWN_TOPIC,
} from '../../agents/classifier/classify-by-rules.ts';
import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import type { ChangeReason } from '../../domain/question-change.ts';
import type { QuestionMetadata } from '../../domain/question-metadata.ts';
import type { BankEntry, QuestionBank } from '../../ports/question-bank.ts';
import { readSelectionPage, type Selection } from '../intake/select-questions.ts';

/** The maximum number of questions in one change. All are saved in one transaction, and other changes wait for it. */
export const MAX_CHANGED_QUESTIONS = 5000;
const PAGE_SIZE = 500;

/** A change of the content of questions. With `auto`, an empty subject, topic or difficulty is filled in by rules. */
export type ContentChange =
  | { readonly kind: 'retag'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | {
      readonly kind: 'classify';
      readonly set: Omit<QuestionMetadata, 'marks' | 'tags'>;
      readonly auto?: boolean | undefined;
    };

export type BankAction =
  | ContentChange
  | { readonly kind: 'delete' }
  /** Removes deleted questions for good. */
  | { readonly kind: 'purge' }
  | { readonly kind: 'collect'; readonly collection: string };

export const reasonByKind: Readonly<Record<ContentChange['kind'], ChangeReason>> = {
  retag: 'retagged',
  classify: 'classified',
};

/** Reads the selected questions; more than the limit is an `invalid-input` fault. */
export async function readSelection(
  bank: Pick<QuestionBank, 'findMany' | 'list' | 'search'>,
  selection: Selection,
): Promise<BankEntry[]> {
  if ('ids' in selection && selection.ids.length > MAX_CHANGED_QUESTIONS) throw createTooManyFault();
  const entries: BankEntry[] = [];
  let after: string | undefined;
  do {
    const page = await readSelectionPage(bank, selection, { limit: PAGE_SIZE, ...(after && { after }) });
    entries.push(...page.entries);
    if (entries.length > MAX_CHANGED_QUESTIONS) throw createTooManyFault();
    after = page.next;
  } while (after !== undefined);
  return entries;
}

function createTooManyFault(): Fault {
  return new Fault('invalid-input', `One change can have at most ${MAX_CHANGED_QUESTIONS} questions.`, {
    advice: 'Narrow the selection with filters.',
  });
}

/** Returns the question with the changed tags or metadata. */
export function changeContent(question: Question, change: ContentChange): Question {
  return change.kind === 'retag' ? retag(question, change) : classify(question, change);
}

function retag(question: Question, { add, remove }: Extract<ContentChange, { kind: 'retag' }>): Question {
  const { tags = [], ...others } = question;
  const removed = new Set(remove);
  const kept = [...tags, ...add].filter((tag) => !removed.has(tag));
  const changed = [...new Set(kept)];
  if (changed.join('\n') === tags.join('\n')) return question;
  return changed.length === 0 ? others : { ...others, tags: changed };
}

function classify(question: Question, { set, auto }: Extract<ContentChange, { kind: 'classify' }>): Question {
  const labelled = { ...question, ...set };
  if (!auto) return labelled;
  const withTopic = addSubjectAndTopic(labelled);
  const { difficulty, topic } = classifyByRules(withTopic);
  return {
    ...withTopic,
    ...(withTopic.topic === undefined && topic !== UNKNOWN_TOPIC && { topic }),
    difficulty: withTopic.difficulty ?? difficulty,
  };
}
