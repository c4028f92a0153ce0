import { runProgram } from './cli/run-program.ts';
import { createCliTools } from './compose/cli.ts';

const INTERRUPTED = 130;

// `vbagent … | head` closes the pipe early: that is how the reader says "enough".
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.on('SIGINT', () => {
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.exit(INTERRUPTED);
});

process.exitCode = await runProgram(createCliTools(new URL('../', import.meta.url)), process.argv.slice(2));
