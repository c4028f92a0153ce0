import { Worker } from 'node:worker_threads';

/** Runs on its own thread, because the main thread of a child process is blocked while it decodes a file. */
const WATCHER = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
}, 50);
`;

/** Kills this process when it uses more memory; WebAssembly and native code are not limited by the options of Node. */
export function limitMemory(megabytes: number): void {
  new Worker(WATCHER, { eval: true, workerData: megabytes * 1_000_000 }).unref();
}
