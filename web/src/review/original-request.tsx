import type { ReviewItem } from '../api/schema.ts';
import styles from './item-paper.module.css';
import { reviewStrings } from './review-strings.ts';

/** Longer requests are collapsed, so that the text to review stays in view. */
const MAX_EXPANDED_LENGTH = 600;
const EXCERPT_LENGTH = 160;

/** The request that the text was generated for; hidden when the text already contains it. */
export function OriginalRequest({ item }: { item: ReviewItem }) {
  const request = item.natural_language_query.trim();
  if (request === '' || item.generated_query.includes(request)) return null;
  if (request.length > MAX_EXPANDED_LENGTH) {
    return (
      <details className={styles.section}>
        <summary>
          <h2>{reviewStrings.item.request}</h2> <span>{request.slice(0, EXCERPT_LENGTH)}…</span>
        </summary>
        <p className={styles.request}>{request}</p>
      </details>
    );
  }
  return (
    <section className={styles.section}>
      <h2>{reviewStrings.item.request}</h2>
      <p className={styles.request}>{request}</p>
    </section>
  );
}
