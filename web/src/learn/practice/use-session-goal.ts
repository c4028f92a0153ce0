import { useState } from 'react';
import { createStoredValue } from '../../browser/stored-value.ts';
import { type GoalKind, isGoalReached, parseGoal, type SessionGoal, startGoal } from './session-goal.ts';

/** After this time, opening a topic starts a new session. */
const MAX_PAUSE_MS = 60 * 60_000;

/**
 * Forgets a session that has ended, reached its goal or began long ago, so that opening the topic starts a new one. Returns whether it does.
 */
export function renewSession(threadId: string, answerCount: number): boolean {
  const goal = openStoredGoal(threadId).read();
  const now = Date.now();
  const isUnderWay =
    goal !== undefined &&
    !goal.isEnded &&
    !isGoalReached(goal, answerCount, now) &&
    now - goal.startedAt <= MAX_PAUSE_MS;
  if (!isUnderWay) openStoredGoal(threadId).write(undefined);
  return !isUnderWay;
}

function openStoredGoal(threadId: string) {
  return createStoredValue(localStorage, `vbagent.session.${threadId}`, parseGoal);
}

/** The goal of the session, stored in this browser. A session without one has ten questions. */
export function useSessionGoal(threadId: string, answerCount: number) {
  const stored = openStoredGoal(threadId);
  const [goal, setGoal] = useState<SessionGoal>(() => {
    const saved = stored.read();
    if (saved !== undefined) return saved;
    const created = startGoal('questions', answerCount, Date.now());
    stored.write(created);
    return created;
  });
  const write = (next: SessionGoal) => {
    stored.write(next);
    setGoal(next);
  };
  return {
    goal,
    /** Starts a new session in the same thread. */
    restart: (kind: GoalKind) => write(startGoal(kind, answerCount, Date.now())),
    /** Changes the length of the session that is under way. */
    change: (kind: GoalKind) => write({ ...goal, kind }),
    end: () => write({ ...goal, isEnded: true }),
  };
}
