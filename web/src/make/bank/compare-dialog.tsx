import * as Dialog from '@radix-ui/react-dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditableQuestion } from '../../bank/bank-api.ts';
import { focusPage } from '../../browser/focus-page.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import dialogStyles from '../../design/dialog.module.css';
import { Skeleton } from '../../design/skeleton.tsx';
import { CorrectionDiff } from '../../generate/correction-diff.tsx';
import { StatusMessage } from '../../review/status-message.tsx';
import { strings } from '../../strings.ts';
import { showUndo } from './undo-store.ts';
import { restoreVersion, versionQuery } from './work-api.ts';
import { workStrings } from './work-strings.ts';

type CompareProps = {
  question: EditableQuestion;
  /** The older version. */
  version: number;
  canEdit: boolean;
  onClose: () => void;
};

/** The text of an older version beside the current one, with the changed words marked, and a button that restores it. */
export function CompareDialog({ question, version, canEdit, onClose }: CompareProps) {
  const texts = workStrings.history;
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => restoreVersion(question.id, version, question.version),
    onSuccess: (restored) => {
      showUndo({ text: texts.restored(version, restored.version) });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['bank'] });
    },
  });
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogStyles.overlay} />
        <Dialog.Content
          className={`${dialogStyles.content} ${dialogStyles.wide}`}
          onCloseAutoFocus={focusPage}
          aria-describedby={undefined}
        >
          <Dialog.Title className={dialogStyles.title}>
            {texts.comparison(version, question.version)}
          </Dialog.Title>
          <VersionDiff question={question} version={version} />
          {restore.error && <StatusMessage tone="wrong" text={describeError(restore.error)} />}
          <div className={dialogStyles.buttons}>
            <Button onClick={onClose}>{texts.close}</Button>
            {canEdit && (
              <Button look="primary" onClick={() => restore.mutate()} disabled={restore.isPending}>
                {texts.restore}
              </Button>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function VersionDiff({ question, version }: { question: EditableQuestion; version: number }) {
  const older = useQuery(versionQuery(question.id, version));
  if (older.isError) return <StatusMessage tone="wrong" text={describeError(older.error)} />;
  if (older.data === undefined) return <Skeleton label={strings.bank.loading} lines={2} />;
  if (older.data.tex === question.tex) return <p>{workStrings.history.same}</p>;
  return <CorrectionDiff correction={{ before: older.data.tex ?? '', after: question.tex ?? '' }} />;
}
