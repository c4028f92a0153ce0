import { Button } from '../design/button.tsx';
import { describeError } from '../design/describe-error.ts';
import { Icon } from '../design/icon.tsx';
import { makeStrings } from './make-strings.ts';
import styles from './upload-report.module.css';
import type { UploadReport } from './use-upload.ts';

type NoteProps = { report: UploadReport; onSendRest: () => void; onDismiss: () => void };

/** The result of an upload: how many files were used, and why the others were not. */
export function UploadReportNote({ report, onSendRest, onDismiss }: NoteProps) {
  const { uploaded, refused, error, unsent } = report;
  const texts = makeStrings.report;
  const tone = error !== undefined || uploaded === 0 ? 'wrong' : refused.length > 0 ? 'partly' : 'right';
  const title = error
    ? texts.failed(uploaded, unsent.length)
    : uploaded === 0
      ? texts.none
      : texts.title(uploaded, refused.length);
  return (
    <section className={styles.report} data-tone={tone} role={tone === 'right' ? 'status' : 'alert'}>
      <h2>
        <Icon name={tone === 'right' ? 'check' : 'alert'} size={18} />
        {title}
      </h2>
      {error && <p>{describeError(error)}</p>}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ name, reason }) => (
            <li key={`${name}${reason}`}>{reason}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {unsent.length > 0 && (
          <Button look="primary" onClick={onSendRest}>
            {texts.sendRest}
          </Button>
        )}
        <Button onClick={onDismiss}>{texts.dismiss}</Button>
      </div>
    </section>
  );
}
