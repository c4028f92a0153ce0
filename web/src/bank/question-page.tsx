import { Link, useParams } from '@tanstack/react-router';
import { ApiError } from '../api/client.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Badge } from '../design/badge.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { strings } from '../strings.ts';
import { AnswerStatistics } from './answer-statistics.tsx';
import type { ShownQuestion } from './bank-api.ts';
import { useFindings, useQuestion } from './bank-queries.ts';
import { FindingsSummary } from './findings-summary.tsx';
import { kindName } from './kind-name.ts';
import styles from './question-page.module.css';
import { QuestionSheet } from './question-sheet.tsx';
import { sumMarks } from './sheet-parts.tsx';

/** One question of the bank, typeset like an exam paper, with its check results. */
export function QuestionPage() {
  const { id } = useParams({ from: '/make/questions/$id' });
  const question = useQuestion(id);
  usePageTitle(question.data?.text.slice(0, 60) ?? strings.bank.title);

  return (
    <div className={styles.page}>
      <Link to="/make" className={styles.back}>
        <Icon name="back" size={16} />
        {strings.question.back}
      </Link>
      {question.isPending && <Skeleton label={strings.bank.loading} />}
      {question.isError && <LoadError error={question.error} onRetry={() => question.refetch()} />}
      {question.data && <QuestionDetails question={question.data} />}
    </div>
  );
}

function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof ApiError) || error.status !== 404)
    return <ErrorNote error={error} onRetry={onRetry} />;
  return (
    <Note icon="search" title={strings.question.missingTitle}>
      <p>{strings.question.missingAdvice}</p>
    </Note>
  );
}

function QuestionDetails({ question }: { question: ShownQuestion }) {
  const { parts } = question.html;
  const { data: inspection, isError } = useFindings(question.id, question.version);
  return (
    <>
      <header className={styles.header}>
        <h1 className="visually-hidden">{question.text}</h1>
        <div className={styles.facts}>
          <Badge>{kindName(question.kind)}</Badge>
          {[
            question.subject,
            question.level,
            question.topic,
            formatDifficulty(question.difficulty),
            formatMarks(question.marks ?? (parts && sumMarks(parts))),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
        <CopyButton text={question.tex} label={strings.question.copyTex} />
      </header>
      {inspection && <FindingsSummary inspection={inspection} />}
      {isError && <p role="status">{strings.findings.failed}</p>}
      <QuestionSheet question={question.html} questionId={question.id} inspection={inspection} />
      <AnswerStatistics id={question.id} version={question.version} />
      <footer className={styles.footer}>
        {strings.question.version(question.version)} · {question.id}
      </footer>
    </>
  );
}

function formatDifficulty(difficulty: ShownQuestion['difficulty']): string {
  return difficulty ? strings.difficulty[difficulty] : '';
}

function formatMarks(marks: number | undefined): string {
  return marks === undefined ? '' : strings.question.marks(marks);
}
