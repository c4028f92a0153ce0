import { Button } from '../../design/button.tsx';
import { learnStrings } from '../learn-strings.ts';
import styles from './choice-note.module.css';

type ChoiceNoteProps = {
  /** Why this question was chosen; absent if the learner chose the topic. */
  reason: string | null | undefined;
  isBusy: boolean;
  onOther: () => void;
};

/** Why this question comes now, and the button for another one. */
export function ChoiceNote({ reason, isBusy, onOther }: ChoiceNoteProps) {
  return (
    <div className={styles.note}>
      <p>{reason}</p>
      <Button className={styles.other} onClick={onOther} disabled={isBusy}>
        {learnStrings.practice.somethingElse}
      </Button>
    </div>
  );
}
