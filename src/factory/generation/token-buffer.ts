import type { NodeRun } from './node-work.ts';

/** An event is sent when this many characters are buffered. */
const MIN_EVENT_LENGTH = 60;

type TokenBuffer = Pick<NodeRun, 'onToken' | 'onRestart'> & { flush(): void };

/** Combines tokens into events of a few words, because every event is stored. */
export function createTokenBuffer(send: (text: string, restart?: true) => void): TokenBuffer {
  let buffered = '';
  const flush = (): void => {
    if (buffered !== '') send(buffered);
    buffered = '';
  };
  return {
    flush,
    onToken: (text) => {
      buffered += text;
      if (buffered.length >= MIN_EVENT_LENGTH) flush();
    },
    onRestart: () => {
      buffered = '';
      send('', true);
    },
  };
}
