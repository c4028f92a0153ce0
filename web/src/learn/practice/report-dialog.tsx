import * as Dialog from '@radix-ui/react-dialog';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sendJson } from '../../api/client.ts';
import { focusPage } from '../../browser/focus-page.ts';
import { Button } from '../../design/button.tsx';
import dialogStyles from '../../design/dialog.module.css';
import fieldStyles from '../../design/field.module.css';
import { learnStrings } from '../learn-strings.ts';
import styles from './report-dialog.module.css';

/** Lets the user report a faulty question; the experts get the report. */
export function ReportDialog({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const texts = learnStrings.report;
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const sendRequest = useMutation({
    mutationFn: () => {
      const path = `/api/v1/practice/questions/${encodeURIComponent(questionId)}/report`;
      return sendJson('POST', path, { body: { reason, ...(text.trim() && { text: text.trim() }) } });
    },
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogStyles.overlay} />
        <Dialog.Content className={dialogStyles.content} onCloseAutoFocus={focusPage}>
          <Dialog.Title className={dialogStyles.title}>{texts.title}</Dialog.Title>
          <Dialog.Description
            className={fieldStyles.hint}
            role={sendRequest.isSuccess ? 'status' : undefined}
          >
            {sendRequest.isSuccess ? texts.sent : texts.advice}
          </Dialog.Description>
          {!sendRequest.isSuccess && <ReportForm {...{ reason, text, setReason, setText }} />}
          {sendRequest.isError && <p role="alert">{texts.failed}</p>}
          <div className={dialogStyles.buttons}>
            <Button onClick={onClose}>
              {sendRequest.isSuccess ? learnStrings.helpDialog.close : texts.cancel}
            </Button>
            {!sendRequest.isSuccess && (
              <Button
                look="primary"
                disabled={reason === '' || sendRequest.isPending}
                onClick={() => sendRequest.mutate()}
              >
                {texts.send}
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
  const texts = learnStrings.report;
  const name = useId();
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend className="visually-hidden">{texts.title}</legend>
        {texts.reasons.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={reason === option} onChange={() => setReason(option)} />
            {option}
          </label>
        ))}
      </fieldset>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>{texts.text}</span>
        <textarea rows={2} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
    </>
  );
}
