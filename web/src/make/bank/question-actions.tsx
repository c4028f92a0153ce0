import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { EditableQuestion } from '../../bank/bank-api.ts';
import { recoverFocus } from '../../browser/focus-page.ts';
import { Button } from '../../design/button.tsx';
import { CopyButton } from '../../design/copy-button.tsx';
import { describeError } from '../../design/describe-error.ts';
import { Icon } from '../../design/icon.tsx';
import { StatusMessage } from '../../review/status-message.tsx';
import { strings } from '../../strings.ts';
import styles from './question-actions.module.css';
import { showUndo } from './undo-store.ts';
import { changeQuestions, copyQuestion, reactivateQuestion, reviewsQuery, sendQuestion } from './work-api.ts';
import { workStrings } from './work-strings.ts';

/** The id of the button that opens the editor. */
export const EDIT_BUTTON = 'edit-question';

type ActionsProps = { question: EditableQuestion; canEdit: boolean; onEdit: () => void };

/** What can be done with a question: edit, duplicate, send to an expert, delete, restore, copy its TeX. */
export function QuestionActions({ question, canEdit, onEdit }: ActionsProps) {
  const texts = workStrings.actions;
  const { copy, send, remove, restore } = useQuestionActions(question);
  const isWaiting = useQuery(reviewsQuery(question.id)).data?.reviews[0]?.state === 'waiting';
  const isBusy = [copy, send, remove, restore].some(({ isPending }) => isPending);
  const error = copy.error ?? send.error ?? remove.error ?? restore.error;
  return (
    <section className={styles.actions} aria-label={texts.label}>
      {canEdit && question.state === 'active' && (
        <Button look="primary" id={EDIT_BUTTON} onClick={onEdit}>
          <Icon name="make" size={16} />
          {texts.edit}
        </Button>
      )}
      {canEdit && question.state !== 'active' && (
        <Button look="primary" disabled={isBusy} onClick={() => restore.mutate()}>
          {texts.restore}
        </Button>
      )}
      {canEdit && (
        <>
          <Button disabled={isBusy} onClick={() => copy.mutate()}>
            {texts.copy}
          </Button>
          {!isWaiting && question.state === 'active' && (
            <Button disabled={isBusy} onClick={() => send.mutate()}>
              {texts.send}
            </Button>
          )}
        </>
      )}
      <CopyButton text={question.tex} label={strings.question.copyTex} />
      {canEdit && question.state !== 'deleted' && (
        <Button disabled={isBusy} onClick={() => remove.mutate()}>
          {texts.remove}
        </Button>
      )}
      <div role="status" className={styles.result}>
        {error && <StatusMessage tone="wrong" text={texts.failed(describeError(error))} />}
      </div>
    </section>
  );
}

function useQuestionActions({ id }: EditableQuestion) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['bank'] });
    recoverFocus();
  };
  const copy = useMutation({
    mutationFn: () => copyQuestion(id),
    onSuccess: async (created) => {
      void refresh();
      await navigate({ to: '/make/questions/$id', params: { id: created.id } });
      showUndo({ text: workStrings.toast.copied });
    },
  });
  const send = useMutation({ mutationFn: () => sendQuestion(id), onSuccess: refresh });
  const remove = useMutation({
    mutationFn: () => changeQuestions({ selection: { ids: [id] }, action: { kind: 'delete' } }),
    onSuccess: ({ changed, retired, change_id: changeId }) => {
      showUndo({ text: workStrings.toast.removed(changed - retired, retired), changeId });
      return refresh();
    },
  });
  const restore = useMutation({ mutationFn: () => reactivateQuestion(id), onSuccess: refresh });
  return { copy, send, remove, restore };
}
