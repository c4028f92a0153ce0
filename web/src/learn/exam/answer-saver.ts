/** `kept`: in this browser, not yet on the server. */
export type SaveState = 'saved' | 'saving' | 'kept';

export type AnswerSaver = {
  state(): SaveState;
  /** Saves when nobody has written for a moment. */
  soon(): void;
  /** Saves at once; rejects when the server did not take it. */
  now(): Promise<void>;
  stop(): void;
};

type SaverTools = {
  /** Sends what is unsaved. */
  readonly send: () => Promise<void>;
  readonly hasMore: () => boolean;
  readonly onChange: () => void;
};

const TYPING_PAUSE_MS = 700;
const RETRY_MS = 3000;

/** One at a time, so that a later answer never arrives before an earlier one; again and again until the server has it. */
export function createAnswerSaver({ send, hasMore, onChange }: SaverTools): AnswerSaver {
  let state: SaveState = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  function become(next: SaveState): void {
    state = next;
    onChange();
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => now().catch(() => undefined), ms);
  }

  async function attempt(): Promise<void> {
    if (state !== 'kept') become('saving');
    try {
      await send();
      become(hasMore() ? 'saving' : 'saved');
      if (hasMore()) schedule(TYPING_PAUSE_MS);
    } catch (thrown) {
      become('kept');
      schedule(RETRY_MS);
      throw thrown;
    }
  }

  function now(): Promise<void> {
    clearTimeout(timer);
    last = last.catch(() => undefined).then(attempt);
    return last;
  }

  return {
    state: () => state,
    soon() {
      if (state === 'saved') become('saving');
      schedule(TYPING_PAUSE_MS);
    },
    now,
    stop: () => clearTimeout(timer),
  };
}
