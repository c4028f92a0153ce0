import { readFileSync } from 'node:fs';

/** Reads the resident memory of a process, in bytes. */
export function readMemory(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
