import { CommanderError } from 'commander';
import { asFault, Fault, faultTable, wireErrorOf } from '../domain/fault.ts';
import { harmlessText } from '../print/harmless-text.ts';
import type { CliTools } from './cli-tools.ts';
import { createProgram } from './program.ts';
import { writeJson, writeLine } from './terminal.ts';

export type ProgramTools = Omit<CliTools, 'exitWith'> & { readonly debug: boolean };

/** Runs one command line and answers its exit code; every error has been said by then. */
export async function runProgram(tools: ProgramTools, words: readonly string[]): Promise<number> {
  let exitCode = 0;
  const program = createProgram({ ...tools, exitWith: (code) => (exitCode = code) });
  try {
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync([...words], { from: 'user' });
    return exitCode;
  } catch (thrown) {
    if (thrown instanceof CommanderError && isAnswered(thrown)) return thrown.exitCode === 0 ? 0 : 2;
    return reportFault(faultOf(thrown), tools, words);
  }
}

/** Help and version have been printed when commander stops the run for them. */
function isAnswered(error: CommanderError): boolean {
  return ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(error.code);
}

function faultOf(thrown: unknown): Fault {
  if (!(thrown instanceof CommanderError)) return asFault(thrown);
  const [sentence = '', suggestion] = thrown.message.replace(/^error: /, '').split('\n');
  const message = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  const advice = suggestion?.replace(/^\((.*)\)$/, '$1') ?? 'See `vbagent --help`.';
  return new Fault('invalid-input', message.endsWith('.') ? message : `${message}.`, { advice });
}

function reportFault(fault: Fault, tools: ProgramTools, words: readonly string[]): number {
  const { out, err } = tools.terminal;
  if (words.includes('--json')) writeJson(out, wireErrorOf(fault, tools.now()));
  else {
    writeLine(err, `${err.paint('red', 'error:')} ${harmlessText(fault.message)}`);
    if (fault.advice !== undefined) writeLine(err, harmlessText(fault.advice));
  }
  if (tools.debug || words.includes('--verbose')) writeLine(err, stackOf(fault));
  else if (fault.kind === 'unexpected' && !words.includes('--json'))
    writeLine(err, 'This is a mistake of the program. Run it again with --verbose to see where.');
  return faultTable[fault.kind].exitCode;
}

function stackOf(fault: Fault): string {
  const cause = fault.cause instanceof Error ? `\nCaused by: ${fault.cause.stack ?? ''}` : '';
  return `${fault.stack ?? fault.message}${cause}`;
}
