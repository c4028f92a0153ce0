import * as Dialog from '@radix-ui/react-dialog';
import { useId, useState } from 'react';
import { focusPage } from '../browser/focus-page.ts';
import { Button } from '../design/button.tsx';
import dialogStyles from '../design/dialog.module.css';
import fieldStyles from '../design/field.module.css';
import { reviewStrings } from './review-strings.ts';

type RejectProps = { onReject: (reason: string) => void; onClose: () => void };

/** Prompts for the reason of a rejection. */
export function RejectDialog({ onReject, onClose }: RejectProps) {
  const [reason, setReason] = useState('');
  const id = useId();
  const texts = reviewStrings.reject;
  const reject = () => onReject(reason.trim());
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogStyles.overlay} />
        <Dialog.Content className={dialogStyles.content} onCloseAutoFocus={focusPage}>
          <Dialog.Title className={dialogStyles.title}>{texts.title}</Dialog.Title>
          <Dialog.Description className={fieldStyles.hint}>{texts.advice}</Dialog.Description>
          <label className={fieldStyles.field} htmlFor={id}>
            <span className={fieldStyles.label}>{texts.label}</span>
            <textarea
              id={id}
              rows={3}
              maxLength={10_000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                reject();
              }}
            />
          </label>
          <p className={fieldStyles.hint}>{texts.hint}</p>
          <div className={dialogStyles.buttons}>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button look="primary" onClick={reject}>
              {texts.confirm}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
