import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import type { AssignmentGrid } from '../api/schema.ts';
import { assignmentPath } from './teach-queries.ts';

type LiveGrid = {
  readonly grid: AssignmentGrid | undefined;
  /** Whether changes arrive now; the browser reconnects by itself. */
  readonly isLive: boolean;
  readonly error: Error | undefined;
};

/** Follows the results of an assignment: the server sends them again after each change. */
export function useLiveGrid(id: string): LiveGrid {
  const [grid, setGrid] = useState<AssignmentGrid>();
  const [isLive, setLive] = useState(false);
  const [error, setError] = useState<Error>();
  useEffect(() => {
    const source = new EventSource(`${assignmentPath(id)}/events`);
    source.addEventListener('grid', ({ data }) => {
      setGrid(JSON.parse(data));
      setLive(true);
      setError(undefined);
    });
    source.addEventListener('error', () => {
      setLive(false);
      // A closed stream does not reconnect: the server has refused it.
      if (source.readyState === EventSource.CLOSED) setError(new ApiError(404, 'refused'));
    });
    return () => source.close();
  }, [id]);
  return { grid, isLive, error };
}
