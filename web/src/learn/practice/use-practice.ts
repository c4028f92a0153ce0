import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { movePractice, type PracticeMove, type PracticeValues, readPractice } from './practice-thread.ts';

/** The state of a session and the mutation that continues it. */
export function usePractice(threadId: string) {
  const queries = useQueryClient();
  const queryKey = ['practice', threadId];
  const state = useQuery({ queryKey, queryFn: () => readPractice(threadId), staleTime: 2000 });
  const move = useMutation({
    mutationFn: (next: PracticeMove) => movePractice(threadId, next),
    onSuccess: (values) => queries.setQueryData<PracticeValues>(queryKey, values),
  });
  return { state, move };
}
