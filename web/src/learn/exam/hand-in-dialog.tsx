import * as Dialog from '@radix-ui/react-dialog';
import { focusPage } from '../../browser/focus-page.ts';
import { Button } from '../../design/button.tsx';
import dialogStyles from '../../design/dialog.module.css';
import fieldStyles from '../../design/field.module.css';
import type { LearnQuestion } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import type { AnswerBook } from './answer-book.ts';
import { countUnfinished } from './part-answers.ts';

type DialogProps = {
  book: AnswerBook;
  questions: readonly LearnQuestion[];
  onHandIn: () => void;
  onClose: () => void;
};

/** Confirms handing in, with the number of blank and flagged questions. */
export function HandInDialog({ book, questions, onHandIn, onClose }: DialogProps) {
  const texts = learnStrings.exam;
  const flagged = questions.filter(({ id }) => book.isFlagged(id)).length;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogStyles.overlay} />
        <Dialog.Content className={dialogStyles.content} onCloseAutoFocus={focusPage}>
          <Dialog.Title className={dialogStyles.title}>{texts.handInTitle}</Dialog.Title>
          <Dialog.Description className={fieldStyles.hint}>
            {texts.handInAdvice({ ...countUnfinished(questions, book.getAnswer), flagged })}
          </Dialog.Description>
          <div className={dialogStyles.buttons}>
            <Button onClick={onClose}>{texts.keepWriting}</Button>
            <Button look="primary" onClick={onHandIn}>
              {texts.handIn}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
