import * as Dialog from '@radix-ui/react-dialog';
import { Button } from '../design/button.tsx';
import dialog from '../design/dialog.module.css';
import { focusPage } from '../design/focus-page.ts';
import { reviewStrings } from '../review-strings.ts';
import styles from './help-dialog.module.css';

export function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = reviewStrings.helpDialog;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content
          className={dialog.content}
          onCloseAutoFocus={focusPage}
          aria-describedby={undefined}
          onKeyDown={(event) => event.key === '?' && onClose()}
        >
          <Dialog.Title className={dialog.title}>{words.title}</Dialog.Title>
          <dl className={styles.keys}>
            {words.keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{words.note}</p>
          <div className={dialog.buttons}>
            <Button look="primary" onClick={onClose}>
              {words.close}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
