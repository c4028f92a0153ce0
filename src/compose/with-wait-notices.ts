import type { Model } from '../ports/model.ts';
import type { TextStream } from '../ports/terminal.ts';

const NOTICE_INTERVAL_MS = 10_000;
/** Moves the cursor to the start of the line and clears the line. */
const ERASE_LINE = '\r\u001B[2K';

/**
 * Writes every ten seconds that a model call is still waiting for its reply, so that a service that does not respond can be
 * recognised before the timeout. A terminal shows one line that is then erased; a pipe gets one line for each notice.
 */
export function withWaitNotices(model: Model, stream: TextStream, intervalMs = NOTICE_INTERVAL_MS): Model {
  return {
    ask: async (request) => {
      let waitedMs = 0;
      const timer = setInterval(() => {
        waitedMs += intervalMs;
        const notice = `Waiting for the model (${request.role}): ${Math.round(waitedMs / 1000)} s`;
        stream.write(stream.isTerminal ? `${ERASE_LINE}${notice}` : `${notice}\n`);
      }, intervalMs);
      try {
        return await model.ask(request);
      } finally {
        clearInterval(timer);
        if (waitedMs > 0 && stream.isTerminal) stream.write(ERASE_LINE);
      }
    },
  };
}
