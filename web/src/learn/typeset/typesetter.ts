import { sendJson } from '../../api/client.ts';
import type { SetTexts } from '../../api/schema.ts';

type TypesetRequest = {
  readonly text: string;
  readonly resolve: (html: string) => void;
  readonly reject: (thrown: unknown) => void;
};

/** Below the server's limit of texts per request. */
const MAX_BATCH = 300;

/** Creates a function that typesets a text; texts requested in the same tick share one request. */
function createTypesetter(inline: boolean): (text: string) => Promise<string> {
  let queue: TypesetRequest[] = [];

  async function send(batch: readonly TypesetRequest[]): Promise<void> {
    try {
      const body = { texts: batch.map(({ text }) => text), inline };
      const { body: set } = await sendJson<SetTexts>('POST', '/api/v1/practice/typeset', { body });
      batch.forEach(({ resolve }, index) => {
        resolve(set.html[index] ?? '');
      });
    } catch (thrown) {
      for (const { reject } of batch) reject(thrown);
    }
  }

  function sendAll(): void {
    const all = queue;
    queue = [];
    for (let start = 0; start < all.length; start += MAX_BATCH)
      void send(all.slice(start, start + MAX_BATCH));
  }

  return (text) =>
    new Promise((resolve, reject) => {
      if (queue.length === 0) setTimeout(sendAll);
      queue.push({ text, resolve, reject });
    });
}

export const typesetBlocks = createTypesetter(false);
export const typesetLine = createTypesetter(true);
