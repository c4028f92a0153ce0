import type { QuestionFacts } from '../../domain/question-facts.ts';

/** The values of one field of all questions: each different value has a code. */
export type FactsColumn = {
  /** The code of each question. */
  readonly codes: Int32Array;
  /** The values by code, in lower case; null for questions without one. */
  readonly values: readonly (string | null)[];
};

/** The facts of all questions of a bank by column, so that a rule compares numbers instead of texts. */
export type FactsIndex = {
  readonly facts: readonly QuestionFacts[];
  readonly positions: ReadonlyMap<string, number>;
  /** The positions of passages that were saved before their marks were counted; no rule chooses them. */
  readonly uncounted: readonly number[];
  readonly columns: Readonly<
    Record<
      'kind' | 'subject' | 'level' | 'topic' | 'outcome' | 'difficulty' | 'tags' | 'collection',
      FactsColumn
    >
  >;
};

const TAG_SEPARATOR = '\u0000';

const indexes = new WeakMap<readonly QuestionFacts[], FactsIndex>();

/** Returns the index of a list of facts. The list of a bank stays the same until a question is saved, so its index is kept with it. */
export function indexFacts(facts: readonly QuestionFacts[]): FactsIndex {
  const known = indexes.get(facts);
  if (known !== undefined) return known;
  const index: FactsIndex = {
    facts,
    uncounted: facts.flatMap(({ kind, marks }, position) =>
      kind === 'passage' && marks === null ? [position] : [],
    ),
    positions: new Map(facts.map(({ id }, position) => [id, position])),
    columns: {
      kind: createColumn(facts, ({ kind }) => kind),
      subject: createColumn(facts, ({ subject }) => subject),
      level: createColumn(facts, ({ level }) => level),
      topic: createColumn(facts, ({ topic }) => topic),
      outcome: createColumn(facts, ({ outcomeId }) => outcomeId),
      difficulty: createColumn(facts, ({ difficulty }) => difficulty ?? null),
      tags: createColumn(facts, ({ tags }) => (tags.length === 0 ? null : tags.join(TAG_SEPARATOR))),
      collection: createColumn(facts, ({ collection }) => collection),
    },
  };
  indexes.set(facts, index);
  return index;
}

function createColumn(
  facts: readonly QuestionFacts[],
  read: (facts: QuestionFacts) => string | null,
): FactsColumn {
  const codeByValue = new Map<string | null, number>();
  const values: (string | null)[] = [];
  const codes = Int32Array.from(facts, (each) => {
    const value = read(each);
    const known = codeByValue.get(value);
    if (known !== undefined) return known;
    const code = values.push(value?.toLowerCase() ?? null) - 1;
    codeByValue.set(value, code);
    return code;
  });
  return { codes, values };
}

/** Lists the tags in a value of the column of tags. */
export function splitTags(joined: string): string[] {
  return joined.split(TAG_SEPARATOR);
}
