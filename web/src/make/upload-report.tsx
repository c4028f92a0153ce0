import { ApiError } from '../api/client.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { strings } from '../strings.ts';
import { makeStrings } from './make-strings.ts';
import styles from './upload-report.module.css';
import type { UploadReport } from './use-upload.ts';

type NoteProps = { report: UploadReport; onSendRest: () => void; onDismiss: () => void };

/** What became of the files that were sent: how many were taken in, and why each other one was not. */
export function UploadReportNote({ report, onSendRest, onDismiss }: NoteProps) {
  const { taken, refused, error, unsent } = report;
  const words = makeStrings.taken;
  const tone = error !== undefined || taken === 0 ? 'wrong' : refused.length > 0 ? 'partly' : 'right';
  const title = error
    ? words.failed(taken, unsent.length)
    : taken === 0
      ? words.none
      : words.title(taken, refused.length);
  return (
    <section className={styles.report} data-tone={tone} role={tone === 'right' ? 'status' : 'alert'}>
      <h2>
        <Icon name={tone === 'right' ? 'check' : 'alert'} size={18} />
        {title}
      </h2>
      {error && (
        <p>{error instanceof ApiError && error.status === 0 ? strings.errors.offline : error.message}</p>
      )}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ name, reason }) => (
            <li key={`${name}${reason}`}>{reason}</li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {unsent.length > 0 && (
          <Button look="primary" onClick={onSendRest}>
            {words.sendRest}
          </Button>
        )}
        <Button onClick={onDismiss}>{words.dismiss}</Button>
      </div>
    </section>
  );
}
