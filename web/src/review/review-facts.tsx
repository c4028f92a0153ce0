import { formatAge } from './format-time.ts';
import styles from './panel.module.css';
import type { OpenItem } from './review-api.ts';
import { reviewStrings } from './review-strings.ts';
import { ScoreMeter } from './score-meter.tsx';

export function ReviewFacts({ open: { item, record } }: { open: OpenItem }) {
  const words = reviewStrings.item;
  const facts: [string, React.ReactNode][] = [
    [words.triggers, record.triggers.map((trigger) => reviewStrings.reasons[trigger]).join(', ')],
    [words.confidence, <ScoreMeter key="confidence" share={record.confidence_score} />],
    [words.validation, record.validation_status],
    [words.priority, record.priority],
    ...(record.clarification_count > 0
      ? [[words.clarifications, record.clarification_count] satisfies [string, number]]
      : []),
    [words.waiting, formatAge(item.created_at)],
    ...(item.involved_tables.length > 0
      ? [[words.tables, item.involved_tables.join(', ')] satisfies [string, string]]
      : []),
    ...(item.query_intent ? [[words.intent, item.query_intent] satisfies [string, string]] : []),
    ...(item.complexity_level ? [[words.complexity, item.complexity_level] satisfies [string, string]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
