import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ApiError } from '../../api/client.ts';
import { usePrincipal } from '../../api/use-principal.ts';
import { AnswerStatistics } from '../../bank/answer-statistics.tsx';
import type { EditableQuestion } from '../../bank/bank-api.ts';
import { useFindings, useQuestion } from '../../bank/bank-queries.ts';
import { FindingsSummary } from '../../bank/findings-summary.tsx';
import { kindName } from '../../bank/kind-name.ts';
import { QuestionSheet } from '../../bank/question-sheet.tsx';
import { sumMarks } from '../../bank/sheet-parts.tsx';
import { focusWhenShown, recoverFocus } from '../../browser/focus-page.ts';
import { usePageTitle } from '../../browser/use-page-title.ts';
import { Badge } from '../../design/badge.tsx';
import { ErrorNote } from '../../design/error-note.tsx';
import { Icon } from '../../design/icon.tsx';
import { Note } from '../../design/note.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { StatusMessage } from '../../review/status-message.tsx';
import { strings } from '../../strings.ts';
import { ChildrenSection } from './children-section.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { EDIT_BUTTON, QuestionActions } from './question-actions.tsx';
import styles from './question-page.module.css';
import { ReviewState } from './review-state.tsx';
import { UndoToast } from './undo-toast.tsx';
import { UsesPanel } from './uses-panel.tsx';
import { workStrings } from './work-strings.ts';

// Loaded on demand: the editor is large, and most questions are only read.
const EditQuestion = lazy(async () => ({ default: (await import('./edit-question.tsx')).EditQuestion }));

/** One question of the bank, typeset like an exam paper, with its check results and the work on it. */
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
      {question.data && <QuestionDetails key={id} question={question.data} />}
      <UndoToast />
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

function QuestionDetails({ question }: { question: EditableQuestion }) {
  const roles = usePrincipal()?.roles ?? [];
  const canEdit = roles.includes('author') || roles.includes('admin');
  const { edit } = useSearch({ from: '/make/questions/$id' });
  const navigate = useNavigate({ from: '/make/questions/$id' });
  const setEditing = async (isEditing: boolean) => {
    await navigate({ search: isEditing ? { edit: true } : {} });
    if (isEditing) recoverFocus();
    else focusWhenShown(EDIT_BUTTON);
  };
  const isEditing = edit === true && canEdit;
  return (
    <>
      <header className={styles.header}>
        <h1 className="visually-hidden">{question.text}</h1>
        <QuestionFacts question={question} />
        {!isEditing && (
          <QuestionActions question={question} canEdit={canEdit} onEdit={() => setEditing(true)} />
        )}
      </header>
      {question.state !== 'active' && (
        <StatusMessage tone="partly" text={workStrings.states[question.state]} />
      )}
      {isEditing ? (
        <Suspense fallback={<Skeleton label={strings.bank.loading} lines={4} />}>
          <EditQuestion question={question} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <QuestionView question={question} canEdit={canEdit} />
      )}
      <footer className={styles.footer}>
        {strings.question.version(question.version)} · {question.id}
      </footer>
    </>
  );
}

function QuestionFacts({ question }: { question: EditableQuestion }) {
  const { parts } = question.html;
  const facts = [
    question.subject,
    question.level,
    question.topic,
    question.difficulty ? strings.difficulty[question.difficulty] : '',
    formatMarks(question.marks ?? (parts && sumMarks(parts))),
  ];
  return (
    <div className={styles.facts}>
      <Badge>{kindName(question.kind)}</Badge>
      {facts.filter(Boolean).join(' · ')}
      {question.tags?.map((tag) => (
        <Link key={tag} to="/make" search={{ tag }} className={styles.tag}>
          #{tag}
        </Link>
      ))}
    </div>
  );
}

function QuestionView({ question, canEdit }: { question: EditableQuestion; canEdit: boolean }) {
  const { data: inspection, isError } = useFindings(question.id, question.version);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          <ReviewState question={question} />
          {inspection ? (
            <FindingsSummary inspection={inspection} />
          ) : (
            !isError && (
              <p role="status" className={styles.checking}>
                {strings.findings.checking}
              </p>
            )
          )}
          {isError && <p role="status">{strings.findings.failed}</p>}
          <QuestionSheet question={question.html} questionId={question.id} inspection={inspection} />
          <AnswerStatistics id={question.id} version={question.version} />
        </div>
        <aside className={styles.side}>
          <HistoryPanel question={question} canEdit={canEdit} />
          <UsesPanel id={question.id} />
        </aside>
      </div>
      <ChildrenSection question={question} canEdit={canEdit} />
    </>
  );
}

function formatMarks(marks: number | undefined): string {
  return marks === undefined ? '' : strings.question.marks(marks);
}
