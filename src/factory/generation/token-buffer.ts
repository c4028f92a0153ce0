import type { NodeRun } from './node-work.ts';

const ENOUGH = 60;

export type TokenBuffer = Pick<NodeRun, 'onToken' | 'onRestart'> & { flush(): void };

/** Tells of a text as it grows, a few words at a time, because every event is stored. */
export function createTokenBuffer(tell: (text: string, restart?: true) => void): TokenBuffer {
  let waiting = '';
  const flush = (): void => {
    if (waiting !== '') tell(waiting);
    waiting = '';
  };
  return {
    flush,
    onToken: (text) => {
      waiting += text;
      if (waiting.length >= ENOUGH) flush();
    },
    onRestart: () => {
      waiting = '';
      tell('', true);
    },
  };
}
