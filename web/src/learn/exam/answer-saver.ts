/** `local`: stored in this browser because the server could not be reached. */
export type SaveState = 'saved' | 'saving' | 'local';

type AnswerSaver = {
  getState(): SaveState;
  /** Saves after the learner has stopped typing for a moment. */
  saveSoon(): void;
  /** Saves immediately; rejects when the request fails. */
  saveNow(): Promise<void>;
  stop(): void;
};

type SaverDependencies = {
  /** Sends the unsaved answers. */
  readonly send: () => Promise<void>;
  /** Returns true if answers were changed while the request ran. */
  readonly hasMore: () => boolean;
  readonly onChange: () => void;
};

const TYPING_PAUSE_MS = 700;
const RETRY_MS = 3000;

/**
 * Saves answers with a debounce. Requests run one at a time, so that an older answer never overwrites a newer one, and
 * failed requests are retried until they succeed.
 */
export function createAnswerSaver({ send, hasMore, onChange }: SaverDependencies): AnswerSaver {
  let state: SaveState = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRequest: Promise<void> = Promise.resolve();

  function setState(newState: SaveState): void {
    state = newState;
    onChange();
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    // `sendOnce` has already scheduled a retry when the request fails.
    timer = setTimeout(() => saveNow().catch(() => undefined), ms);
  }

  async function sendOnce(): Promise<void> {
    if (state !== 'local') setState('saving');
    try {
      await send();
      setState(hasMore() ? 'saving' : 'saved');
      if (hasMore()) schedule(TYPING_PAUSE_MS);
    } catch (thrown) {
      setState('local');
      schedule(RETRY_MS);
      throw thrown;
    }
  }

  function saveNow(): Promise<void> {
    clearTimeout(timer);
    lastRequest = lastRequest.catch(() => undefined).then(sendOnce);
    return lastRequest;
  }

  return {
    getState: () => state,
    saveSoon() {
      if (state === 'saved') setState('saving');
      schedule(TYPING_PAUSE_MS);
    },
    saveNow,
    stop: () => clearTimeout(timer),
  };
}
