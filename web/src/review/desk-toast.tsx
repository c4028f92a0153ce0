import { useEffect, useRef } from 'react';
import { Button } from '../design/button.tsx';
import { focusPage } from '../design/focus-page.ts';
import { Icon } from '../design/icon.tsx';
import { RaisedText } from '../design/raised-text.tsx';
import { reviewStrings } from '../review-strings.ts';
import { useDeskState } from './desk-context.ts';
import styles from './desk-toast.module.css';
import { isProblem } from './sent-decision.ts';

/** What was just decided, with the way back, for eight seconds; U works for longer. */
export function DeskToast({ onUndo }: { onUndo: () => void }) {
  const { toast, decisions } = useDeskState();
  const place = useRef<HTMLElement>(null);
  const decision = decisions.find(({ itemId }) => itemId === toast?.itemId);
  const isShown = toast !== undefined && decision !== undefined && !isProblem(decision);
  useKeepFocus(place, isShown);
  if (!isShown) return null;
  const { toast: words, decisions: names, actions } = reviewStrings;
  const said = toast.undone
    ? words.undone(decision.title)
    : words.done(names[decision.decision], decision.title);
  return (
    <section ref={place} className={styles.toast} aria-label={actions.undo}>
      <span className={styles.icon}>
        <Icon name={toast.undone ? 'undo' : decision.decision === 'REJECT' ? 'close' : 'check'} size={18} />
      </span>
      <p className={styles.text}>
        <RaisedText text={said} />
      </p>
      {!toast.undone && (
        <Button className={styles.undo} onClick={onUndo}>
          {actions.undo} <kbd>U</kbd>
        </Button>
      )}
      <span key={decision.at} className={styles.time} />
    </section>
  );
}

/** When the toast goes while it has the focus, the page gets it, so that the next key is heard. */
function useKeepFocus(place: React.RefObject<HTMLElement | null>, isShown: boolean): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = place.current;
    if (!isShown || element === null) return;
    const note = () => {
      hadFocus.current = element.contains(document.activeElement);
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      if (hadFocus.current) focusPage();
      hadFocus.current = false;
    };
  }, [isShown, place]);
}
