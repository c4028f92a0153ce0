import { formatAge } from './format-time.ts';
import styles from './panel.module.css';
import type { OpenItem } from './review-api.ts';
import { reviewStrings } from './review-strings.ts';
import { ScoreMeter } from './score-meter.tsx';

// Only SQL queries have tables, an intent and a complexity; exam questions have none. (`web/src/review/README.md`
// explains the names.)

/** Lists why the item needs a review, and its other details. */
export function ReviewFacts({ openItem: { item, record } }: { openItem: OpenItem }) {
  const texts = reviewStrings.item;
  const confidence = record.confidence_score;
  const rows: [string, React.ReactNode][] = [
    [texts.triggers, record.triggers.map((trigger) => reviewStrings.reasons[trigger]).join(', ')],
    ...(record.reason_for_review === 'sent_by_author'
      ? []
      : [
          [texts.confidence, <ScoreMeter key="confidence" value={confidence} />] satisfies [
            string,
            React.ReactNode,
          ],
        ]),
    [texts.validation, reviewStrings.checkResults[record.validation_status] ?? record.validation_status],
    [texts.priority, record.priority],
    ...(record.clarification_count > 0
      ? [[texts.clarifications, record.clarification_count] satisfies [string, number]]
      : []),
    [texts.waiting, formatAge(item.created_at)],
    ...(item.involved_tables.length > 0
      ? [[texts.tables, item.involved_tables.join(', ')] satisfies [string, string]]
      : []),
    ...(item.query_intent ? [[texts.intent, item.query_intent] satisfies [string, string]] : []),
    ...(item.complexity_level ? [[texts.complexity, item.complexity_level] satisfies [string, string]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
