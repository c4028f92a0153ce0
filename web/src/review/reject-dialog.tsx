import * as Dialog from '@radix-ui/react-dialog';
import { useId, useState } from 'react';
import { focusPage } from '../browser/focus-page.ts';
import { Button } from '../design/button.tsx';
import dialog from '../design/dialog.module.css';
import field from '../design/field.module.css';
import { reviewStrings } from './review-strings.ts';

type RejectProps = { onReject: (reason: string) => void; onClose: () => void };

/** Prompts for the reason of a rejection. */
export function RejectDialog({ onReject, onClose }: RejectProps) {
  const [reason, setReason] = useState('');
  const id = useId();
  const words = reviewStrings.reject;
  const reject = () => onReject(reason.trim());
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={dialog.content} onCloseAutoFocus={focusPage}>
          <Dialog.Title className={dialog.title}>{words.title}</Dialog.Title>
          <Dialog.Description className={field.hint}>{words.advice}</Dialog.Description>
          <label className={field.field} htmlFor={id}>
            <span className={field.label}>{words.label}</span>
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
          <p className={field.hint}>{words.hint}</p>
          <div className={dialog.buttons}>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button look="primary" onClick={reject}>
              {words.confirm}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
