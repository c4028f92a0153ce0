import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { Generation } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { courseTitle } from '../learn/learn-queries.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { generationQuery, isUnderWay } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import styles from './generation-page.module.css';
import { ItemTabs } from './item-tabs.tsx';
import { ItemView } from './item-view.tsx';
import { RunHeader } from './run-header.tsx';
import { RunVoice } from './run-voice.tsx';
import { useWatched } from './use-watched.ts';
import type { Watched } from './watched.ts';

/** One generation: the graph at work, then what came of it. */
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
        <Failure error={generation.error} onRetry={() => generation.refetch()} />
      )}
      {generation.data && <Found key={id} generation={generation.data} />}
    </div>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  usePageTitle(generateStrings.run.missingTitle);
  if (!(error instanceof ApiError) || error.status !== 404)
    return <ErrorNote error={error} onRetry={onRetry} />;
  return (
    <Note icon="search" title={generateStrings.run.missingTitle}>
      <p>{generateStrings.run.missingAdvice}</p>
    </Note>
  );
}

function Found({ generation }: { generation: Generation }) {
  const { id, brief } = generation;
  const count = brief.count ?? 1;
  usePageTitle(generateStrings.run.title(count, courseTitle(brief)));
  const { watched, connection, reconnect } = useWatched(id);
  useFinishedItems(id, watched);
  // Who comes back to what is finished begins at the first; who watches stays with the one in work.
  const [isWatching] = useState(isUnderWay(generation.status));
  const { item: chosen } = useSearch({ from: '/make/generate/$id' });
  const status = watched.ending?.status ?? generation.status;
  const index = Math.min(count, chosen ?? (isWatching ? Math.max(1, watched.current) : 1));
  return (
    <>
      <RunHeader generation={generation} status={status} watched={watched} />
      {connection !== 'open' && watched.ending === undefined && (
        <div className={styles.lost} role="alert">
          <Icon name="alert" size={18} />
          <p>
            <strong>{generateStrings.run.lostTitle}.</strong>{' '}
            {connection === 'lost' ? generateStrings.run.lostAdvice : generateStrings.run.closedAdvice}
          </p>
          {connection === 'closed' && <Button onClick={reconnect}>{generateStrings.run.reconnect}</Button>}
        </div>
      )}
      {count > 1 && <ItemTabs generation={generation} watched={watched} index={index} />}
      <ItemView
        key={index}
        generation={generation}
        status={status}
        live={watched.items[index]}
        index={index}
      />
      <RunVoice watched={watched} count={count} />
    </>
  );
}

/** Fetches what is finished whenever an item is, and once more at the end. */
function useFinishedItems(id: string, { current, ending }: Watched): void {
  const queries = useQueryClient();
  const mark = ending === undefined ? current : 'end';
  useEffect(() => {
    if (mark === 0) return;
    void queries.invalidateQueries({ queryKey: generationQuery(id).queryKey });
    if (mark === 'end') void queries.invalidateQueries({ queryKey: ['bank'] });
  }, [queries, id, mark]);
}
