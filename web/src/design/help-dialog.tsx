import * as Dialog from '@radix-ui/react-dialog';
import { focusPage } from '../browser/focus-page.ts';
import { Button } from './button.tsx';
import dialog from './dialog.module.css';
import styles from './help-dialog.module.css';

type HelpProps = {
  words: {
    readonly title: string;
    readonly keys: readonly (readonly [key: string, action: string])[];
    readonly note: string;
    readonly close: string;
  };
  isOpen: boolean;
  onClose: () => void;
};

/** Lists the keyboard shortcuts of an area. */
export function HelpDialog({ words, isOpen, onClose }: HelpProps) {
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
            {words.keys.map(([key, action]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{action}</dd>
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
