import type { ReviewItem } from '../api/schema.ts';
import { reviewStrings } from '../review-strings.ts';
import styles from './item-paper.module.css';

/** What was wanted, in the words of who wanted it; a question that was asked in its own words needs no other. */
export function AskedFor({ item }: { item: ReviewItem }) {
  const asked = item.natural_language_query.trim();
  if (asked === '' || item.generated_query.includes(asked)) return null;
  return (
    <section className={styles.brief}>
      <h2>{reviewStrings.item.asked}</h2>
      <p className={styles.asked}>{asked}</p>
    </section>
  );
}
