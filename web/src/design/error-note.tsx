import { ApiError } from '../api/client.ts';
import { strings } from '../strings.ts';
import { Button } from './button.tsx';
import { describeError } from './describe-error.ts';
import { Note } from './note.tsx';

/** Shows what happened, a retry button, and the request id to find the request in the server's log. */
export function ErrorNote({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Note icon="alert" tone="wrong" title={strings.errors.title}>
      <p>{describeError(error)}</p>
      {requestId && (
        <p>
          {strings.errors.requestId} <code>{requestId}</code>
        </p>
      )}
      <Button look="primary" onClick={onRetry}>
        {strings.errors.retry}
      </Button>
    </Note>
  );
}
