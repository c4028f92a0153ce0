import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import paneStyles from '../../review/correction-pane.module.css';
import { StatusMessage } from '../../review/status-message.tsx';
import { findNewestVersion } from './find-newest-version.ts';
import { workStrings } from './work-strings.ts';

type EditState = {
  readonly isChanged: boolean;
  readonly isChecking: boolean;
  readonly hasNoQuestion: boolean;
  readonly problemCount: number;
};

type BarProps = {
  state: EditState;
  request: { readonly isPending: boolean; readonly error: Error | null; reset: () => void };
  onSave: () => void;
  onDiscard: () => void;
  onClose: () => void;
};

/** Shows whether the edit can be saved, with the buttons to save, discard or close. */
export function SaveBar({ state, request, onSave, onDiscard, onClose }: BarProps) {
  const texts = workStrings.edit;
  const queryClient = useQueryClient();
  const { isChanged, isChecking, hasNoQuestion, problemCount } = state;
  const hasConflict = findNewestVersion(request.error) !== undefined;
  const canSave = isChanged && !isChecking && !hasNoQuestion && !request.isPending;
  return (
    <div className={paneStyles.bar}>
      <div className={paneStyles.hint} role={request.error ? 'alert' : 'status'}>
        <SaveHint state={state} error={request.error} />
      </div>
      {hasConflict && (
        <Button
          onClick={() => {
            request.reset();
            void queryClient.invalidateQueries({ queryKey: ['bank'] });
          }}
        >
          {texts.compare}
        </Button>
      )}
      <Button onClick={onDiscard} disabled={!isChanged}>
        {texts.discard}
      </Button>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button look="primary" aria-disabled={!canSave} onClick={() => canSave && onSave()}>
        {request.isPending
          ? texts.saving
          : problemCount > 0 && !hasNoQuestion
            ? texts.saveAnyway(problemCount)
            : texts.save}
      </Button>
    </div>
  );
}

function SaveHint({ state, error }: { state: EditState; error: Error | null }) {
  const texts = workStrings.edit;
  const newest = findNewestVersion(error);
  if (newest !== undefined) return <StatusMessage tone="partly" text={texts.conflict(newest)} />;
  if (error) return <StatusMessage tone="wrong" text={describeError(error)} />;
  if (!state.isChanged) return <StatusMessage tone="plain" text={texts.unchanged} />;
  if (state.isChecking) return <StatusMessage tone="plain" text={texts.checking} />;
  if (state.hasNoQuestion) return <StatusMessage tone="wrong" text={texts.noQuestion} />;
  if (state.problemCount > 0)
    return <StatusMessage tone="partly" text={texts.problems(state.problemCount)} />;
  return <StatusMessage tone="right" text={texts.ready} />;
}
