import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recoverFocus } from '../../browser/focus-page.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { Icon } from '../../design/icon.tsx';
import { showUndo, useUndoNote } from './undo-store.ts';
import styles from './undo-toast.module.css';
import { undoChange } from './work-api.ts';
import { workStrings } from './work-strings.ts';

/** Shows what was done, with a button that undoes it. */
export function UndoToast() {
  const note = useUndoNote();
  const queryClient = useQueryClient();
  const texts = workStrings.toast;
  const undo = useMutation({
    mutationFn: undoChange,
    onSuccess: async ({ undone, stale }) => {
      showUndo({ text: texts.undone(undone, stale.length) });
      await queryClient.invalidateQueries({ queryKey: ['bank'] });
      recoverFocus();
    },
    onError: (error) => showUndo({ text: describeError(error) }),
  });
  return (
    <div role="status" aria-live="polite">
      {note && (
        <section className={styles.toast}>
          <Icon name="check" size={18} />
          <p>{note.text}</p>
          {note.changeId && (
            <Button onClick={() => undo.mutate(note.changeId ?? '')} disabled={undo.isPending}>
              {texts.undo}
            </Button>
          )}
          <Button aria-label={texts.dismiss} onClick={() => showUndo(undefined)}>
            <Icon name="close" size={16} />
          </Button>
        </section>
      )}
    </div>
  );
}
