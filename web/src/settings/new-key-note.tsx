import { Button } from '../design/button.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import fieldStyles from '../design/field.module.css';
import { accessStrings } from './access-strings.ts';
import styles from './settings-page.module.css';

/** Shows a new key, which the server returns only once. */
export function NewKeyNote({ secret, onDone }: { secret: string; onDone: () => void }) {
  const texts = accessStrings.keys;
  return (
    <div className={styles.newKey} role="status">
      <strong>{texts.createdTitle}</strong>
      <code>{secret}</code>
      <p className={fieldStyles.hint}>{texts.createdHint}</p>
      <div className={styles.actions}>
        <CopyButton text={secret} label={texts.copy} />
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  );
}
