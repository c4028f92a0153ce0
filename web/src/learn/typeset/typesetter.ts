import { sendJson } from '../../api/client.ts';
import type { SetTexts as TypesetTexts } from '../../api/schema.ts';

type TypesetRequest = {
  readonly text: string;
  readonly resolve: (html: string) => void;
  readonly reject: (thrown: unknown) => void;
};

/** Texts per request; below the server's limit. */
const MAX_BATCH = 300;

/** Creates a function that typesets a text; texts requested in the same tick share one request. */
function createTypesetter(inline: boolean): (text: string) => Promise<string> {
  let queue: TypesetRequest[] = [];

  async function send(batch: readonly TypesetRequest[]): Promise<void> {
    try {
      const body = { texts: batch.map(({ text }) => text), inline };
      const { body: response } = await sendJson<TypesetTexts>('POST', '/api/v1/practice/typeset', { body });
      batch.forEach(({ resolve }, index) => {
        resolve(response.html[index] ?? '');
      });
    } catch (thrown) {
      for (const { reject } of batch) reject(thrown);
    }
  }

  function sendAll(): void {
    const requests = queue;
    queue = [];
    for (let start = 0; start < requests.length; start += MAX_BATCH)
      void send(requests.slice(start, start + MAX_BATCH));
  }

  return (text) =>
    new Promise((resolve, reject) => {
      if (queue.length === 0) setTimeout(sendAll);
      queue.push({ text, resolve, reject });
    });
}

export const typesetBlocks = createTypesetter(false);
export const typesetLine = createTypesetter(true);
