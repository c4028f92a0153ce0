import { useQuery } from '@tanstack/react-query';
import type { BankPaper } from '../../api/schema.ts';
import { ErrorNote } from '../../design/error-note.tsx';
import fieldStyles from '../../design/field.module.css';
import { ItemStatisticsView } from '../bank/item-statistics-view.tsx';
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
        <ItemStatisticsView items={data.items} names={listNames(paper)} />
      )}
    </section>
  );
}

/** Returns the texts of the questions by their ids in the bank, as version A has them. */
function listNames({ versions: [first] }: BankPaper): Map<string, string> {
  const questions = first?.sections.flatMap((section) => section.questions) ?? [];
  return new Map(questions.map(({ bank_id: id, text }) => [id, texts.shortText(text)]));
}
