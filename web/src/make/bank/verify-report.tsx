import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import dialogStyles from '../../design/dialog.module.css';
import { StatusMessage } from '../../review/status-message.tsx';
import styles from './change-preview.module.css';
import type { Selected } from './use-selection.ts';
import { verifyQuestions } from './work-api.ts';
import { workStrings } from './work-strings.ts';

/** Checks the selected questions and lists those with problems. */
export function VerifyReport({ selected, onClose }: { selected: Selected; onClose: () => void }) {
  const texts = workStrings.bulk;
  const request = selected.toRequest();
  const report = useQuery({
    queryKey: ['bank', 'verification', request],
    queryFn: () => verifyQuestions(request),
  });
  return (
    <>
      {report.isPending && <p role="status">{texts.applying}</p>}
      {report.error && <StatusMessage tone="wrong" text={describeError(report.error)} />}
      {report.data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable with the keyboard
        <section className={styles.preview} aria-label={texts.verify} tabIndex={0}>
          <p role="status">{texts.verified(report.data.verified, report.data.clean)}</p>
          <ul>
            {report.data.questions.map(({ id, text, errors, warnings, first }) => (
              <li key={id}>
                <Link to="/make/questions/$id" params={{ id }} className={styles.text}>
                  {text}
                </Link>
                <span>
                  {texts.problems(errors, warnings)}: {first}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={dialogStyles.buttons}>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </>
  );
}
