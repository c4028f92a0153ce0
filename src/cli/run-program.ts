import { CommanderError } from 'commander';
import { asFault, Fault, faultTable, toWireError } from '../domain/fault.ts';
import { escapeControlCharacters } from '../print/escape-control-characters.ts';
import type { CliTools } from './cli-tools.ts';
import { createProgram } from './program.ts';
import { writeJson, writeLine } from './terminal/write-output.ts';

/** The dependencies of the program; `debug` prints the stack of every error. */
export type ProgramTools = Omit<CliTools, 'exitWith'> & { readonly debug: boolean };

/** Runs one command line, prints any error, and returns the exit code. */
export async function runProgram(tools: ProgramTools, args: readonly string[]): Promise<number> {
  let exitCode = 0;
  const program = createProgram({ ...tools, exitWith: (code) => (exitCode = code) });
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (thrown) {
    if (thrown instanceof CommanderError && isHelpOrVersion(thrown)) return thrown.exitCode === 0 ? 0 : 2;
    return printFault(toFault(thrown), tools, args);
  }
}

/** Returns whether commander has printed the help or the version, after which it throws. */
function isHelpOrVersion(error: CommanderError): boolean {
  return ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(error.code);
}

/** Converts any error to a fault. A message of commander is converted to a sentence. */
function toFault(thrown: unknown): Fault {
  if (!(thrown instanceof CommanderError)) return asFault(thrown);
  const [sentence = '', suggestion] = thrown.message.replace(/^error: /, '').split('\n');
  const message = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  const advice = suggestion?.replace(/^\((.*)\)$/, '$1') ?? 'See `vbagent --help`.';
  return new Fault('invalid-input', message.endsWith('.') ? message : `${message}.`, { advice });
}

/** Prints the error, as JSON if `--json` is set, and returns the exit code. */
function printFault(fault: Fault, tools: ProgramTools, args: readonly string[]): number {
  const { out, err } = tools.terminal;
  if (args.includes('--json')) writeJson(out, toWireError(fault, tools.now()));
  else {
    writeLine(err, `${err.paint('red', 'error:')} ${escapeControlCharacters(fault.message)}`);
    if (fault.advice !== undefined) writeLine(err, escapeControlCharacters(fault.advice));
  }
  if (tools.debug || args.includes('--verbose')) writeLine(err, formatStack(fault));
  else if (fault.kind === 'unexpected' && !args.includes('--json'))
    writeLine(
      err,
      'This is an internal error (a bug). Run the command again with --verbose to see the stack.',
    );
  return faultTable[fault.kind].exitCode;
}

function formatStack(fault: Fault): string {
  const cause = fault.cause instanceof Error ? `\nCaused by: ${fault.cause.stack ?? ''}` : '';
  return `${fault.stack ?? fault.message}${cause}`;
}
