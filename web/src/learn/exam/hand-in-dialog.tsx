import * as Dialog from '@radix-ui/react-dialog';
import { focusPage } from '../../browser/focus-page.ts';
import { Button } from '../../design/button.tsx';
import dialog from '../../design/dialog.module.css';
import field from '../../design/field.module.css';
import { learnStrings } from '../learn-strings.ts';
import type { AnswerBook } from './answer-book.ts';
import { useAnsweredCount } from './use-answer-book.ts';

type DialogProps = {
  book: AnswerBook;
  ids: readonly string[];
  onHandIn: () => void;
  onClose: () => void;
};

/** Confirms handing in, with the number of blank and flagged questions. */
export function HandInDialog({ book, ids, onHandIn, onClose }: DialogProps) {
  const words = learnStrings.exam;
  const blank = ids.length - useAnsweredCount(book, ids);
  const flagged = ids.filter((id) => book.isFlagged(id)).length;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={dialog.content} onCloseAutoFocus={focusPage}>
          <Dialog.Title className={dialog.title}>{words.handInTitle}</Dialog.Title>
          <Dialog.Description className={field.hint}>{words.handInAdvice(blank, flagged)}</Dialog.Description>
          <div className={dialog.buttons}>
            <Button onClick={onClose}>{words.keepWriting}</Button>
            <Button look="primary" onClick={onHandIn}>
              {words.handIn}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
