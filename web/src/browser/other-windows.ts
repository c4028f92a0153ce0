/** Tells the other windows of this browser that something was changed, and reports their changes. */
export type OtherWindows = {
  announce(): void;
  /** Returns a function that stops listening. */
  listen(onChange: () => void): () => void;
};

const CHANNEL = 'vbagent.changes';

/** Connects the windows of this browser. A window is not told of its own changes. */
export function connectOtherWindows(): OtherWindows {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    announce: () => channel.postMessage('changed'),
    listen(onChange) {
      channel.addEventListener('message', onChange);
      return () => channel.removeEventListener('message', onChange);
    },
  };
}
