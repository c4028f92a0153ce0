import { useEffect, useRef } from 'react';
import { focusPage } from '../browser/focus-page.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { SuperscriptText } from '../design/superscript-text.tsx';
import { useReviewState } from './review-context.ts';
import { reviewStrings } from './review-strings.ts';
import styles from './review-toast.module.css';
import { needsAttention } from './sent-decision.ts';

/** The last decision with an Undo button, shown for eight seconds. The U key still works afterwards. */
export function ReviewToast({ onUndo }: { onUndo: () => void }) {
  const { toast, decisions } = useReviewState();
  const section = useRef<HTMLElement>(null);
  const decision = decisions.find(({ itemId }) => itemId === toast?.itemId);
  const isShown = toast !== undefined && decision !== undefined && !needsAttention(decision);
  useKeepFocus(section, isShown);
  if (!isShown) return null;
  const { toast: texts, decisions: decisionNames, actions } = reviewStrings;
  const text = toast.isUndone
    ? texts.undone(decision.title)
    : texts.done(decisionNames[decision.decision], decision.title);
  return (
    <section ref={section} className={styles.toast} aria-label={actions.undo}>
      <span className={styles.icon}>
        <Icon name={toast.isUndone ? 'undo' : decision.decision === 'REJECT' ? 'close' : 'check'} size={18} />
      </span>
      <p className={styles.text}>
        <SuperscriptText text={text} />
      </p>
      {!toast.isUndone && (
        <Button className={styles.undo} onClick={onUndo}>
          {actions.undo} <kbd>U</kbd>
        </Button>
      )}
      <span key={decision.at} className={styles.time} />
    </section>
  );
}

/** Moves the focus to the page when the toast disappears while focused, so that shortcuts keep working. */
function useKeepFocus(section: React.RefObject<HTMLElement | null>, isShown: boolean): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = section.current;
    if (!isShown || element === null) return;
    const recordFocus = () => {
      hadFocus.current = element.contains(document.activeElement);
    };
    document.addEventListener('focusin', recordFocus);
    return () => {
      document.removeEventListener('focusin', recordFocus);
      if (hadFocus.current) focusPage();
      hadFocus.current = false;
    };
  }, [isShown, section]);
}
