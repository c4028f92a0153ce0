import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../browser/use-page-title.ts';
import { Button } from '../design/button.tsx';
import { ErrorNote } from '../design/error-note.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { DropZone } from './drop-zone.tsx';
import { problemsQuery } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import { ProblemRows } from './problem-rows.tsx';
import styles from './problems-page.module.css';
import { limitToMode, storedUploadOptions } from './upload-options.ts';
import { UploadOptionsField } from './upload-options-field.tsx';
import { UploadReportNote } from './upload-report.tsx';
import { useUpload } from './use-upload.ts';

/** Uploads files and lists the author's uploads. */
export function ProblemsPage() {
  usePageTitle(makeStrings.title);
  const problems = useProblems();
  const [firstPage] = problems.data?.pages ?? [];
  const [options, setOptions] = useState(storedUploadOptions.read);
  const { progress, report, send, dismiss } = useUpload(firstPage?.limits);
  const sendAll = (files: readonly File[]) => send(files, limitToMode(options, firstPage?.way));
  useEffect(() => storedUploadOptions.write(options), [options]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{makeStrings.title}</h1>
        <p>{makeStrings.lead}</p>
      </header>
      <DropZone
        isSmall={(firstPage?.problems.length ?? 0) > 0}
        limits={firstPage?.limits}
        progress={progress}
        onFiles={(files) => void sendAll(files)}
      />
      <UploadOptionsField options={options} mode={firstPage?.way} onChange={setOptions} />
      {report && (
        <UploadReportNote
          report={report}
          onSendRest={() => void sendAll(report.unsent)}
          onDismiss={dismiss}
        />
      )}
      {problems.isPending && <Skeleton label={makeStrings.list.loading} lines={4} />}
      {problems.isError && problems.data === undefined && (
        <ErrorNote error={problems.error} onRetry={() => problems.refetch()} />
      )}
      {problems.data && <UploadList problems={problems} />}
    </div>
  );
}

function UploadList({ problems }: { problems: ReturnType<typeof useProblems> }) {
  const rows = problems.data?.pages.flatMap((page) => page.problems) ?? [];
  if (rows.length === 0) {
    return (
      <Note icon="make" title={makeStrings.list.empty}>
        <p>{makeStrings.list.emptyAdvice}</p>
      </Note>
    );
  }
  return (
    <>
      <ProblemRows problems={rows} />
      {problems.hasNextPage && (
        <div className={styles.more}>
          <Button onClick={() => problems.fetchNextPage()} disabled={problems.isFetchingNextPage}>
            {makeStrings.list.more}
          </Button>
        </div>
      )}
    </>
  );
}

const useProblems = () => useInfiniteQuery(problemsQuery());
