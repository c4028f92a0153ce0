import { sendJson } from '../../api/client.ts';
import type { SetTexts } from '../../api/schema.ts';

type Wanted = {
  readonly text: string;
  readonly resolve: (html: string) => void;
  readonly reject: (thrown: unknown) => void;
};

/** Below what the server takes at once. */
const AT_ONCE = 300;

/** Texts that are wanted in the same moment go to the server together. */
function createTypesetter(inline: boolean): (text: string) => Promise<string> {
  let wanted: Wanted[] = [];

  async function send(batch: readonly Wanted[]): Promise<void> {
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
    const all = wanted;
    wanted = [];
    for (let start = 0; start < all.length; start += AT_ONCE) void send(all.slice(start, start + AT_ONCE));
  }

  return (text) =>
    new Promise((resolve, reject) => {
      if (wanted.length === 0) setTimeout(sendAll);
      wanted.push({ text, resolve, reject });
    });
}

export const typesetBlocks = createTypesetter(false);
export const typesetLine = createTypesetter(true);
