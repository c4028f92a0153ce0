import * as Dialog from '@radix-ui/react-dialog';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sendJson } from '../../api/client.ts';
import { focusPage } from '../../browser/focus-page.ts';
import { Button } from '../../design/button.tsx';
import dialog from '../../design/dialog.module.css';
import field from '../../design/field.module.css';
import { learnStrings } from '../learn-strings.ts';
import styles from './report-dialog.module.css';

/** Reports a problem with a question to the experts. */
export function ReportDialog({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const words = learnStrings.report;
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const sending = useMutation({
    mutationFn: () => {
      const path = `/api/v1/practice/questions/${encodeURIComponent(questionId)}/report`;
      return sendJson('POST', path, { body: { reason, ...(text.trim() && { text: text.trim() }) } });
    },
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={dialog.content} onCloseAutoFocus={focusPage}>
          <Dialog.Title className={dialog.title}>{words.title}</Dialog.Title>
          <Dialog.Description className={field.hint} role={sending.isSuccess ? 'status' : undefined}>
            {sending.isSuccess ? words.sent : words.advice}
          </Dialog.Description>
          {!sending.isSuccess && <ReportForm {...{ reason, text, setReason, setText }} />}
          {sending.isError && <p role="alert">{words.failed}</p>}
          <div className={dialog.buttons}>
            <Button onClick={onClose}>
              {sending.isSuccess ? learnStrings.helpDialog.close : words.cancel}
            </Button>
            {!sending.isSuccess && (
              <Button
                look="primary"
                disabled={reason === '' || sending.isPending}
                onClick={() => sending.mutate()}
              >
                {words.send}
              </Button>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FormProps = {
  reason: string;
  text: string;
  setReason: (reason: string) => void;
  setText: (text: string) => void;
};

function ReportForm({ reason, text, setReason, setText }: FormProps) {
  const words = learnStrings.report;
  const name = useId();
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend className="visually-hidden">{words.title}</legend>
        {words.reasons.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={reason === one} onChange={() => setReason(one)} />
            {one}
          </label>
        ))}
      </fieldset>
      <label className={field.field}>
        <span className={field.label}>{words.text}</span>
        <textarea rows={2} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
    </>
  );
}
