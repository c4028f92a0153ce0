import { useQuery } from '@tanstack/react-query';
import type { BankPaper } from '../../api/schema.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import fieldStyles from '../../design/field.module.css';
import { type CopiedQuestion, ItemStatisticsView } from '../bank/item-statistics-view.tsx';
import { workStrings } from '../bank/work-strings.ts';
import { paperStatisticsQuery } from './paper-queries.ts';
import { paperStrings as texts } from './paper-strings.ts';
import styles from './papers.module.css';

/** What the answers of learners show about the questions of a paper. */
export function PaperStatistics({ paper }: { paper: BankPaper }) {
  const { data, error, refetch } = useQuery(paperStatisticsQuery(paper.id));
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <section className={styles.card}>
      <h2>{workStrings.statistics.title}</h2>
      {data.items.length === 0 ? (
        <p className={fieldStyles.hint}>{texts.noAnswers}</p>
      ) : (
        <ItemStatisticsView items={data.items} copies={listCopies(paper)} />
      )}
    </section>
  );
}

/** Returns the name of each question of each version by its id. */
function listCopies({ versions }: BankPaper): Map<string, CopiedQuestion> {
  return new Map(
    versions.flatMap(({ label, sections }) =>
      sections
        .flatMap(({ questions }) => questions)
        .map(({ id, bank_id: bankId, text }) => [id, { name: texts.versionQuestion(label, text), bankId }]),
    ),
  );
}
