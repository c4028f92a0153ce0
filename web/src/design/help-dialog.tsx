import * as Dialog from '@radix-ui/react-dialog';
import { focusPage } from '../browser/focus-page.ts';
import { Button } from './button.tsx';
import dialogStyles from './dialog.module.css';
import styles from './help-dialog.module.css';

type HelpProps = {
  texts: {
    readonly title: string;
    readonly keys: readonly (readonly [key: string, action: string])[];
    readonly note: string;
    readonly close: string;
  };
  isOpen: boolean;
  onClose: () => void;
};

/** Lists the keyboard shortcuts of an area. */
export function HelpDialog({ texts, isOpen, onClose }: HelpProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogStyles.overlay} />
        <Dialog.Content
          className={dialogStyles.content}
          onCloseAutoFocus={focusPage}
          aria-describedby={undefined}
          onKeyDown={(event) => event.key === '?' && onClose()}
        >
          <Dialog.Title className={dialogStyles.title}>{texts.title}</Dialog.Title>
          <dl className={styles.keys}>
            {texts.keys.map(([key, action]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{texts.note}</p>
          <div className={dialogStyles.buttons}>
            <Button look="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
