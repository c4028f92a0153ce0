import type { ReviewItem } from '../api/schema.ts';
import { reviewStrings } from '../review-strings.ts';
import styles from './item-paper.module.css';

/** A text so long stands in the way of what is to be judged. */
const LONG = 600;
const SHOWN = 160;

/** What was wanted, in the words of who wanted it; a question that was asked in its own words needs no other. */
export function AskedFor({ item }: { item: ReviewItem }) {
  const asked = item.natural_language_query.trim();
  if (asked === '' || item.generated_query.includes(asked)) return null;
  if (asked.length > LONG) {
    return (
      <details className={styles.brief}>
        <summary>
          <h2>{reviewStrings.item.asked}</h2> <span>{asked.slice(0, SHOWN)} …</span>
        </summary>
        <p className={styles.asked}>{asked}</p>
      </details>
    );
  }
  return (
    <section className={styles.brief}>
      <h2>{reviewStrings.item.asked}</h2>
      <p className={styles.asked}>{asked}</p>
    </section>
  );
}
