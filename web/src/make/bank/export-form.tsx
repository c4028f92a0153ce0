import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EXPORT_FORMATS } from '../../api/export-formats.ts';
import type { ExportJob, ExportRequest } from '../../api/schema.ts';
import buttonStyles from '../../design/button.module.css';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import dialogStyles from '../../design/dialog.module.css';
import { SelectField } from '../../generate/brief-field.tsx';
import { StatusMessage } from '../../review/status-message.tsx';
import { ExportLossList } from './export-loss-list.tsx';
import { cancelExport, getExport, getExportFile, isRunning, previewExport, startExport } from './work-api.ts';
import { workStrings } from './work-strings.ts';

const POLL_MS = 500;

type FormProps = { source: Omit<ExportRequest, 'format'>; onClose: () => void };

/** Shows what an export loses in the chosen format, runs the export with its progress, and downloads the file. */
export function ExportForm({ source, onClose }: FormProps) {
  const texts = workStrings.exporting;
  const [format, setFormat] = useState<ExportRequest['format']>('moodle');
  const request = { ...source, format };
  const preview = useQuery({
    queryKey: ['export-preview', request],
    queryFn: ({ signal }) => previewExport(request, signal),
    staleTime: 60_000,
  });
  const start = useMutation({ mutationFn: () => startExport(request) });
  const job = useExportJob(start.data);
  const cancel = useMutation({ mutationFn: cancelExport });
  const isBusy = job !== undefined && isRunning(job);
  const error = start.error ?? preview.error;
  const close = () => {
    if (isBusy) cancel.mutate(job.id);
    onClose();
  };
  return (
    <>
      <SelectField
        label={texts.format}
        errorMessage={undefined}
        value={format}
        options={EXPORT_FORMATS}
        onChange={(value) => {
          start.reset();
          setFormat(EXPORT_FORMATS.find(([id]) => id === value)?.[0] ?? 'moodle');
        }}
      />
      {error && <StatusMessage tone="wrong" text={describeError(error)} />}
      {job === undefined ? (
        <ExportLossList losses={preview.data} isLoading={preview.isPending} />
      ) : (
        <JobProgress job={job} />
      )}
      <div className={dialogStyles.buttons}>
        <Button onClick={close}>{isBusy ? texts.stop : texts.close}</Button>
        {job?.status === 'succeeded' ? (
          <a
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
            href={getExportFile(job.id)}
            download
          >
            {texts.download}
          </a>
        ) : (
          <Button look="primary" disabled={start.isPending || isBusy} onClick={() => start.mutate()}>
            {isBusy ? texts.running : texts.start}
          </Button>
        )}
      </div>
    </>
  );
}

/** Follows an export until it has ended. */
function useExportJob(started: ExportJob | undefined): ExportJob | undefined {
  const query = useQuery({
    queryKey: ['export', started?.id],
    queryFn: ({ signal }) => getExport(started?.id ?? '', signal),
    enabled: started !== undefined,
    refetchInterval: ({ state }) => (state.data !== undefined && isRunning(state.data) ? POLL_MS : false),
  });
  return started === undefined ? undefined : (query.data ?? started);
}

function JobProgress({ job }: { job: ExportJob }) {
  const texts = workStrings.exporting;
  if (job.status === 'succeeded')
    return (
      <>
        <StatusMessage tone="right" text={texts.done(job.exported, job.files)} />
        <ExportLossList losses={job} isLoading={false} />
      </>
    );
  if (isRunning(job))
    return (
      <div role="status">
        <p>{texts.progress(job.exported, job.total)}</p>
        <progress max={Math.max(1, job.total)} value={job.exported} aria-label={texts.running} />
      </div>
    );
  return <StatusMessage tone="wrong" text={job.error?.message ?? texts.stopped} />;
}
