import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { Generation } from '../api/schema.ts';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { courseTitle } from '../learn/learn-queries.ts';
import { generationQuery, isActive } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import { GenerationHeader } from './generation-header.tsx';
import styles from './generation-page.module.css';
import type { GenerationProgress } from './generation-progress.ts';
import { ItemTabs } from './item-tabs.tsx';
import { ItemView } from './item-view.tsx';
import { ProgressAnnouncer } from './progress-announcer.tsx';
import { useGenerationProgress } from './use-generation-progress.ts';

/** One batch: its progress while it runs, then the results. */
export function GenerationPage() {
  const { id } = useParams({ from: '/make/generate/$id' });
  const generation = useQuery(generationQuery(id));
  return (
    <div className={styles.page}>
      <Link to="/make/generate" className={styles.back}>
        <Icon name="back" size={16} />
        {generateStrings.run.back}
      </Link>
      {generation.isPending && <Skeleton label={generateStrings.run.loading} lines={4} />}
      {generation.isError && generation.data === undefined && (
        <LoadError error={generation.error} onRetry={() => generation.refetch()} />
      )}
      {generation.data && <GenerationDetails key={id} generation={generation.data} />}
    </div>
  );
}

function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  usePageTitle(generateStrings.run.missingTitle);
  if (!(error instanceof ApiError) || error.status !== 404)
    return <ErrorNote error={error} onRetry={onRetry} />;
  return (
    <Note icon="search" title={generateStrings.run.missingTitle}>
      <p>{generateStrings.run.missingAdvice}</p>
    </Note>
  );
}

function GenerationDetails({ generation }: { generation: Generation }) {
  const { id, brief } = generation;
  const count = brief.count ?? 1;
  usePageTitle(generateStrings.run.title(count, courseTitle(brief)));
  const { progress, connection, reconnect } = useGenerationProgress(id);
  useRefreshOnFinish(id, progress);
  // A running batch shows the question in progress; a finished one starts at the first question.
  const [wasActiveOnLoad] = useState(isActive(generation.status));
  const { item: chosenNumber } = useSearch({ from: '/make/generate/$id' });
  const status = progress.ending?.status ?? generation.status;
  const index = Math.min(count, chosenNumber ?? (wasActiveOnLoad ? Math.max(1, progress.current) : 1));
  return (
    <>
      <GenerationHeader generation={generation} status={status} progress={progress} />
      {connection !== 'open' && progress.ending === undefined && (
        <div className={styles.lost} role="alert">
          <Icon name="alert" size={18} />
          <p>
            <strong>{generateStrings.run.lostTitle}.</strong>{' '}
            {connection === 'lost' ? generateStrings.run.lostAdvice : generateStrings.run.closedAdvice}
          </p>
          {connection === 'closed' && <Button onClick={reconnect}>{generateStrings.run.reconnect}</Button>}
        </div>
      )}
      {count > 1 && <ItemTabs generation={generation} progress={progress} index={index} />}
      <ItemView
        key={index}
        generation={generation}
        status={status}
        progress={progress.items[index]}
        index={index}
      />
      <ProgressAnnouncer progress={progress} count={count} />
    </>
  );
}

/** Fetches the batch again when the next question starts, because the previous one is finished then, and at the end. */
function useRefreshOnFinish(id: string, { current, ending }: GenerationProgress): void {
  const queryClient = useQueryClient();
  // This value changes when a question starts and when the batch ends.
  const stage = ending === undefined ? current : 'end';
  useEffect(() => {
    if (stage === 0) return;
    void queryClient.invalidateQueries({ queryKey: generationQuery(id).queryKey });
    if (stage === 'end') void queryClient.invalidateQueries({ queryKey: ['bank'] });
  }, [queryClient, id, stage]);
}
