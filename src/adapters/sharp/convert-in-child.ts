import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ConvertedImage } from './convert-image.ts';

export type ConversionRequest = { readonly bytes: Uint8Array; readonly keepLines: boolean };
export type ConversionOutcome = { readonly image: ConvertedImage } | { readonly problem: string };

const HERE = import.meta.url;
const CHILD = fileURLToPath(new URL(`./convert-image-child${HERE.endsWith('.ts') ? '.ts' : '.js'}`, HERE));

/**
 * Converts in a process of its own, which gets no environment and is killed when its time is up: a running job of the
 * image library can be stopped in no other way, and what a hostile file breaks is not us.
 */
export function convertInChild(request: ConversionRequest, milliseconds: number): Promise<ConversionOutcome> {
  const child = fork(CHILD, {
    serialization: 'advanced',
    env: {},
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const settle = (outcome: ConversionOutcome): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(outcome);
    };
    const timer = setTimeout(
      () => settle({ problem: `it took longer than ${milliseconds / 1000} s` }),
      milliseconds,
    );
    child.once('message', settle);
    child.once('error', (error) => settle({ problem: error.message }));
    child.once('exit', () => settle({ problem: 'the image library gave up on it' }));
    child.send(request, (error) => error && settle({ problem: error.message }));
  });
}
