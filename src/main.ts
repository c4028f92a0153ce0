import { runProgram } from './cli/run-program.ts';
import { createCliTools } from './compose/cli.ts';

/** The exit code that shells use for Ctrl-C (128 + SIGINT). */
const EXIT_INTERRUPTED = 130;

// `vbagent … | head` closes the pipe early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.on('SIGINT', () => {
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.exit(EXIT_INTERRUPTED);
});

process.exitCode = await runProgram(createCliTools(new URL('../', import.meta.url)), process.argv.slice(2));
