import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { ApiError } from '../api/client.ts';
import type { Problem } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { ErrorNote } from '../design/error-note.tsx';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { isActive, problemQuery } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import { OlderVersionNote } from './older-version-note.tsx';
import { ProblemHeader } from './problem-header.tsx';
import styles from './problem-page.module.css';
import { SectionView } from './section-view.tsx';
import { ClassificationPanel, HistoryPanel, IdeasPanel, SourcePanel } from './side-panels.tsx';
import { findRunningStep, StepsPanel } from './step-list.tsx';
import { type StepReports, useRunSteps } from './use-run-steps.ts';
import { VariantSections } from './variant-sections.tsx';

/** One upload: its source, the question made from it, its variants and actions. */
export function ProblemPage() {
  const { id } = useParams({ from: '/make/problems/$id' });
  const { version } = useSearch({ from: '/make/problems/$id' });
  const problem = useQuery(problemQuery(id, version));
  return (
    <div className={styles.page}>
      <Link to="/make/problems" className={styles.back}>
        <Icon name="back" size={16} />
        {makeStrings.problem.back}
      </Link>
      {problem.isPending && <Skeleton label={makeStrings.problem.loading} lines={4} />}
      {problem.isError && problem.data === undefined && (
        <LoadError error={problem.error} onRetry={() => problem.refetch()} />
      )}
      {problem.data?.id === id && <ProblemDetails problem={problem.data} />}
    </div>
  );
}

function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  usePageTitle(makeStrings.problem.missingTitle);
  if (!(error instanceof ApiError) || error.status !== 404)
    return <ErrorNote error={error} onRetry={onRetry} />;
  return (
    <Note icon="search" title={makeStrings.problem.missingTitle}>
      <p>{makeStrings.problem.missingAdvice}</p>
    </Note>
  );
}

function ProblemDetails({ problem }: { problem: Problem }) {
  usePageTitle(problem.name);
  const { steps } = useRunSteps(problem.run_id);
  const { content } = problem;
  const isNewest = problem.shown_version === problem.version;
  // The note is about the text that was read; an author or an expert has completed it since.
  const isEdited = problem.version > 1;
  return (
    <>
      <ProblemHeader problem={{ ...problem, step: findRunningStep(steps) ?? problem.step }} />
      {content && !isNewest && <OlderVersionNote problem={problem} content={content} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {content ? (
            <>
              {problem.kind === 'photo' && problem.way === 'rules' && !isEdited && <PhotoNote />}
              <SectionView problem={problem} section="problem" latex={content.latex} isNewest={isNewest} />
            </>
          ) : (
            <InProgressNote problem={problem} />
          )}
        </div>
        <Side problem={problem} steps={steps} />
      </div>
      {content && <VariantSections problem={problem} content={content} steps={steps} isNewest={isNewest} />}
    </>
  );
}

function InProgressNote({ problem }: { problem: Problem }) {
  if (!isActive(problem)) return null;
  return (
    <div className={styles.inProgress} role="status">
      <Icon name="clock" size={20} />
      {makeStrings.problem.working}
    </div>
  );
}

function PhotoNote() {
  const { title, advice } = makeStrings.photo;
  return (
    <aside className={styles.photo}>
      <Icon name="info" size={18} />
      <p>
        <strong>{title}.</strong> {advice}
      </p>
    </aside>
  );
}

function Side({ problem, steps }: { problem: Problem; steps: StepReports }) {
  const { content, versions } = problem;
  const stepsPanel = <StepsPanel problem={problem} steps={steps} />;
  return (
    <aside className={styles.side}>
      {content === null && stepsPanel}
      <div className={styles.source}>
        <SourcePanel problem={problem} />
      </div>
      {content && <ClassificationPanel content={content} />}
      {content?.ideas && <IdeasPanel ideas={content.ideas} />}
      {versions.length > 0 && <HistoryPanel problem={problem} />}
      {content !== null && stepsPanel}
    </aside>
  );
}
