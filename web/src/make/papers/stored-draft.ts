import type { BankPaper } from '../../api/schema.ts';
import { createStoredValue } from '../../browser/stored-value.ts';
import {
  type DraftFields,
  type DraftPair,
  type DraftQuestion,
  type DraftSection,
  INITIAL_FIELDS,
} from './paper-draft.ts';
import { paperStrings as texts } from './paper-strings.ts';

/** The paper that is being made; it stays in this browser until it is finished. */
type PaperDraft = { readonly fields: DraftFields; readonly sections: readonly DraftSection[] };

export const EMPTY_DRAFT: PaperDraft = {
  fields: INITIAL_FIELDS,
  sections: [{ key: 1, title: texts.sectionName(1), target: null, questions: [] }],
};

const KEY = 'vbagent.paper.draft';
const stored = createStoredValue<PaperDraft>(localStorage, KEY, parseDraft);

export const readDraft = (): PaperDraft => stored.read();
export const saveDraft = (draft: PaperDraft): void => stored.write(draft);
export const deleteDraft = (): void => localStorage.removeItem(KEY);

/** Starts a new paper with the settings and questions of an earlier one. */
export function saveDraftOf({ plan, versions }: BankPaper): void {
  const { title, minutes, versions: count = 1, variantsPerVersion = false, shuffle = {}, course } = plan;
  const questions = (versions[0]?.sections ?? []).flatMap((section) => section.questions);
  const textById = new Map(questions.map(({ bank_id: id, text }) => [id, text]));
  const name = (questionId: string) => ({ id: questionId, text: textById.get(questionId) ?? '' });
  saveDraft({
    fields: {
      ...{ title, minutes, versions: count, variantsPerVersion },
      institution: plan.institution ?? '',
      subject: course?.subject ?? '',
      level: course?.level ?? '',
      instructions: (plan.instructions ?? []).join('\n'),
      neverTogether: (plan.neverTogether ?? []).map(([first, second]) => [name(first), name(second)]),
      logo: plan.logo ?? '',
      shufflesQuestions: shuffle.questions ?? true,
      shufflesOptions: shuffle.options ?? true,
      keepsSortedOptions: shuffle.keepSortedOptions ?? false,
    },
    sections: (versions[0]?.sections ?? []).map((section, index) => ({
      key: index + 1,
      title: section.title,
      target: plan.sections[index]?.marks ?? null,
      questions: section.questions.map(({ bank_id: id, text, topic, marks }) => ({ id, text, topic, marks })),
    })),
  });
}

function parseDraft(raw: unknown): PaperDraft {
  if (!isObject(raw) || !isObject(raw.fields) || !Array.isArray(raw.sections)) return EMPTY_DRAFT;
  const sections = raw.sections.filter(isSection);
  if (sections.length === 0 || sections.length < raw.sections.length) return EMPTY_DRAFT;
  return { fields: parseFields(raw.fields), sections };
}

function parseFields(raw: Readonly<Record<string, unknown>>): DraftFields {
  const text = (name: keyof DraftFields): string => (typeof raw[name] === 'string' ? raw[name] : '');
  const number = (name: 'minutes' | 'versions'): number =>
    typeof raw[name] === 'number' ? raw[name] : INITIAL_FIELDS[name];
  return {
    ...{ title: text('title'), institution: text('institution'), subject: text('subject') },
    ...{ level: text('level'), instructions: text('instructions'), logo: text('logo') },
    ...{ minutes: number('minutes'), versions: number('versions') },
    neverTogether: Array.isArray(raw.neverTogether) ? raw.neverTogether.filter(isPair) : [],
    variantsPerVersion: raw.variantsPerVersion === true,
    shufflesQuestions: raw.shufflesQuestions !== false,
    shufflesOptions: raw.shufflesOptions !== false,
    keepsSortedOptions: raw.keepsSortedOptions === true,
  };
}

function isSection(raw: unknown): raw is DraftSection {
  return (
    isObject(raw) &&
    typeof raw.key === 'number' &&
    typeof raw.title === 'string' &&
    (raw.target === null || typeof raw.target === 'number') &&
    Array.isArray(raw.questions) &&
    raw.questions.every(isQuestion)
  );
}

function isPair(raw: unknown): raw is DraftPair {
  return Array.isArray(raw) && raw.length === 2 && raw.every(isNamed);
}

function isNamed(raw: unknown): boolean {
  return isObject(raw) && typeof raw.id === 'string' && typeof raw.text === 'string';
}

function isQuestion(raw: unknown): raw is DraftQuestion {
  return (
    isObject(raw) &&
    typeof raw.id === 'string' &&
    typeof raw.text === 'string' &&
    typeof raw.marks === 'number' &&
    (raw.topic === null || typeof raw.topic === 'string')
  );
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
