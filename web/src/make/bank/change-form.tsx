import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankChange, BankChangeReport } from '../../api/schema.ts';
import { useDebounced } from '../../browser/use-debounced.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import dialogStyles from '../../design/dialog.module.css';
import { StatusMessage } from '../../review/status-message.tsx';
import { type ActionDraft, ActionFields, emptyAction, toAction } from './action-fields.tsx';
import type { ChangeTask } from './bulk-task.ts';
import { ChangePreview } from './change-preview.tsx';
import { showUndo } from './undo-store.ts';
import type { Selected } from './use-selection.ts';
import { changeQuestions, createCollection } from './work-api.ts';
import { workStrings } from './work-strings.ts';

type FormProps = { task: ChangeTask; selected: Selected; onClose: () => void };

/** The fields of a change with a preview of what it will do; after it, a note offers to undo it. */
export function ChangeForm({ task, selected, onClose }: FormProps) {
  const texts = workStrings.bulk;
  const [draft, setDraft] = useState<ActionDraft>(emptyAction);
  const action = toAction(task, draft);
  const previewKey = useDebounced(JSON.stringify(action ?? null));
  const preview = useQuery({
    queryKey: ['bank', 'preview', previewKey, selected.toRequest()],
    queryFn: () => previewChange(previewKey, selected),
    enabled: previewKey !== 'null',
  });
  const apply = useApply(task, selected, onClose);
  const canApply = draft.newName.trim() !== '' || (preview.data?.changed ?? 0) > 0;
  return (
    <form
      className={dialogStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (canApply) apply.mutate(draft);
      }}
    >
      <ActionFields task={task} draft={draft} onChange={setDraft} />
      {preview.data && <ChangePreview task={task} report={preview.data} />}
      {(apply.error ?? preview.error) && (
        <StatusMessage tone="wrong" text={describeError(apply.error ?? preview.error ?? new Error())} />
      )}
      <div className={dialogStyles.buttons}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" look="primary" disabled={!canApply || apply.isPending}>
          {apply.isPending
            ? texts.applying
            : task === 'delete'
              ? texts.remove
              : task === 'purge'
                ? texts.purge
                : texts.apply}
        </Button>
      </div>
    </form>
  );
}

function previewChange(action: string, selected: Selected): Promise<BankChangeReport> {
  const parsed: BankChange['action'] = JSON.parse(action);
  return changeQuestions({ selection: selected.toRequest(), action: parsed, preview: true });
}

/** Carries out the change, in a new collection if the user named one. */
function useApply(task: ChangeTask, selected: Selected, onClose: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (draft: ActionDraft) => {
      const name = draft.newName.trim();
      const collection =
        task === 'collect' && name !== '' ? (await createCollection(name)).id : draft.collection;
      const action = toAction(task, { ...draft, collection });
      if (action === undefined) throw new Error(workStrings.bulk.nothing);
      return changeQuestions({ selection: selected.toRequest(), action });
    },
    onSuccess: ({ changed, retired, change_id: changeId }) => {
      const { toast } = workStrings;
      const text =
        task === 'delete'
          ? toast.removed(changed - retired, retired)
          : task === 'purge'
            ? toast.purged(changed)
            : task === 'collect'
              ? toast.collected(changed)
              : toast.changed(changed);
      showUndo({ text, changeId });
      selected.clear();
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['bank'] });
    },
  });
}
