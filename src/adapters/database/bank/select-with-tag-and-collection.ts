import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';

type Membership = { readonly tag?: string | undefined; readonly collection?: string | undefined };

/** Selects the questions with the tag and in the collection, if they are given. */
export function selectWithTagAndCollection(kysely: Db, { tag, collection }: Membership) {
  const members = kysely
    .selectFrom('collection_questions')
    .innerJoin('collections', 'collections.seq', 'collection_questions.collection_seq')
    .select(['collection_questions.question_seq', 'collection_questions.place'])
    .where('collections.id', '=', storableText(collection ?? ''));
  const tagged = kysely
    .selectFrom('question_tags')
    .select(['question_tags.question_seq'])
    .where('question_tags.tag', '=', storableText(tag ?? ''));
  return kysely
    .selectFrom('questions')
    .$if(tag !== undefined, (query) =>
      query.innerJoin(tagged.as('tagged'), 'tagged.question_seq', 'questions.seq'),
    )
    .$if(collection !== undefined, (query) =>
      query.innerJoin(members.as('members'), 'members.question_seq', 'questions.seq'),
    );
}

/**
 * The column of the sequence number by which questions of a tag are sorted. With the column of the tag, SQLite reads the
 * questions in the order of the tag's index.
 */
export function seqColumn(tag: string | undefined): string {
  return tag === undefined ? 'questions.seq' : 'tagged.question_seq';
}
