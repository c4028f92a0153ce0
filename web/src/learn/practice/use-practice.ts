import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type PracticeAction,
  type PracticeValues,
  readPractice,
  sendPracticeAction,
} from './practice-thread.ts';

/** Returns the state of a session, and the mutation that sends what the learner does next. */
export function usePractice(threadId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['practice', threadId];
  const state = useQuery({ queryKey, queryFn: () => readPractice(threadId), staleTime: 2000 });
  const action = useMutation({
    mutationFn: (nextAction: PracticeAction) => sendPracticeAction(threadId, nextAction),
    onSuccess: (values) => queryClient.setQueryData<PracticeValues>(queryKey, values),
  });
  return { state, action };
}
