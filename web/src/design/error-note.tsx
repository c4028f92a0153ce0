import { ApiError } from '../api/client.ts';
import { strings } from '../strings.ts';
import { Button } from './button.tsx';
import { Note } from './note.tsx';

/** What happened, what to do next, and the id that finds it in the server's log. */
export function ErrorNote({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const unreachable = error instanceof ApiError && error.status === 0;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Note icon="alert" tone="wrong" title={strings.errors.title}>
      <p>{unreachable ? strings.errors.offline : error.message}</p>
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
