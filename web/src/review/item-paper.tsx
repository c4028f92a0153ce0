import { QuestionSheet } from '../bank/question-sheet.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import styles from './item-paper.module.css';
import { OriginalRequest } from './original-request.tsx';
import { getItemFileUrl, type OpenItem } from './review-api.ts';
import { useCheck } from './review-queries.ts';
import { reviewStrings } from './review-strings.ts';
import { SqlText } from './sql-text.tsx';

// The "query" of an item is the LaTeX of an exam question, or an SQL text. (`web/src/review/README.md` explains the
// names.)

/** The provider id of exam questions; every other provider sends database queries. */
export const QUESTIONS_PROVIDER = 'questions';

/** The text to review: a typeset question, or a query with the request it was generated for. */
export function ItemPaper({ openItem: { item } }: { openItem: OpenItem }) {
  const { generated_query: generated, expert_corrected_query: corrected } = item;
  if (item.provider_id === QUESTIONS_PROVIDER) {
    return (
      <>
        <OriginalRequest item={item} />
        <QuestionPaper tex={corrected ?? generated} getImageUrl={(path) => getItemFileUrl(item.id, path)} />
        {corrected !== null && <Source label={reviewStrings.item.original} text={generated} />}
      </>
    );
  }
  return (
    <article className={styles.query}>
      <OriginalRequest item={item} />
      <section>
        <h2>{corrected === null ? reviewStrings.item.generated : reviewStrings.item.corrected}</h2>
        <SqlText sql={corrected ?? generated} />
      </section>
      {corrected !== null && (
        <section>
          <h2>{reviewStrings.item.original}</h2>
          <SqlText sql={generated} />
        </section>
      )}
    </article>
  );
}

type PaperProps = {
  tex: string;
  showSource?: boolean;
  /** Returns the URL of an image that the text includes. */
  getImageUrl?: (path: string) => string;
};

/** Typesets the questions of a TeX text with their answers; shows the source when no question can be read. */
export function QuestionPaper({ tex, showSource = true, getImageUrl }: PaperProps) {
  const check = useCheck(QUESTIONS_PROVIDER, tex);
  if (check.isPending) return <Skeleton label={reviewStrings.loadingItem} lines={4} />;
  const questions = check.data?.html ?? [];
  if (questions.length === 0) {
    return (
      <article className={styles.query}>
        <p>{check.isError ? reviewStrings.item.checkFailed : reviewStrings.item.unreadable}</p>
        <pre className={styles.tex}>{tex}</pre>
      </article>
    );
  }
  return (
    <>
      {questions.map((question) => (
        <QuestionSheet
          key={question.stem}
          question={question}
          {...(getImageUrl && { getImageUrl })}
          defaultShowSolution
        />
      ))}
      {showSource && <Source label={reviewStrings.item.source} text={tex} />}
    </>
  );
}

function Source({ label, text }: { label: string; text: string }) {
  return (
    <details className={styles.source}>
      <summary>{label}</summary>
      <pre className={styles.tex}>{text}</pre>
    </details>
  );
}
