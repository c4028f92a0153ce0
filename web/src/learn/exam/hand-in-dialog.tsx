import * as Dialog from '@radix-ui/react-dialog';
import { Button } from '../../design/button.tsx';
import dialog from '../../design/dialog.module.css';
import field from '../../design/field.module.css';
import { focusPage } from '../../design/focus-page.ts';
import { learnStrings } from '../learn-strings.ts';
import type { AnswerBook } from './answer-book.ts';
import { useAnsweredCount } from './use-answer-book.ts';

type DialogProps = {
  book: AnswerBook;
  ids: readonly string[];
  onHandIn: () => void;
  onClose: () => void;
};

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
            <Button onClick={onClose}>{words.goOn}</Button>
            <Button look="primary" onClick={onHandIn}>
              {words.handIn}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
