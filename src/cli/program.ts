import { Command } from 'commander';
import type { CliTools } from './cli-tools.ts';
import { declareAudit } from './commands/audit-command.ts';
import {
  declareAlternate,
  declareConvert,
  declareIdea,
  declareVariant,
} from './commands/authoring-commands.ts';
import { declareBackup, declareRestore } from './commands/backup-command.ts';
import { declareBank } from './commands/bank-command.ts';
import { declareBatch } from './commands/batch-command.ts';
import { declareCalibrate } from './commands/calibrate-command.ts';
import { declareCheck } from './commands/check-command.ts';
import { declareAssign, declareClass, declareGrades } from './commands/class-commands.ts';
import { declareClassify } from './commands/classify-command.ts';
import { declareCompletion } from './commands/completion-command.ts';
import { declareConfig } from './commands/config-command.ts';
import { declareCourse } from './commands/course-command.ts';
import { declareData } from './commands/data-command.ts';
import { declareDev } from './commands/dev-command.ts';
import { declareDoctor } from './commands/doctor-command.ts';
import { declareExam } from './commands/exam-command.ts';
import { declareGenerate } from './commands/generate-command.ts';
import { declareInstitution } from './commands/institution-command.ts';
import { declareKeys } from './commands/keys-command.ts';
import { declareMark } from './commands/mark-command.ts';
import { declarePaper } from './commands/paper-command.ts';
import { declarePractice } from './commands/practice-command.ts';
import { declarePreamble } from './commands/preamble-command.ts';
import { declareProcess } from './commands/process-command.ts';
import { declareRefs } from './commands/refs-command.ts';
import { declareReview } from './commands/review-command.ts';
import { declareScan } from './commands/scan-command.ts';
import { declareServe } from './commands/serve-command.ts';
import { declareStart } from './commands/start-command.ts';
import { declareTikz } from './commands/tikz-command.ts';
import { declareVerify } from './commands/verify-command.ts';
import { declareWorker } from './commands/worker-command.ts';
import { addExamples } from './shared-options.ts';

const EXIT_CODES = `
Exit codes:
  0 success, 1 completed with findings or failed items, 2 invalid input, 3 needs a model, 4 not allowed, 5 conflict,
  6 the model returned an unusable reply, 7 a service is down, 70 an internal error (a bug)
  With --json an error is {error, message, timestamp} on standard output.`;

/** Builds the command tree. Commands are only declared here; the code that runs them is imported when they run. */
export function createProgram(tools: CliTools): Command {
  const program = new Command('vbagent');
  const { out, err } = tools.terminal;
  program
    .description('Makes, checks and uses exam questions. Every number in a question is recomputed.')
    .version(tools.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    // An option after a subcommand belongs to the subcommand, as in `bank show ID --version 2`.
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .exitOverride()
    .configureHelp({
      styleTitle: (text) => out.paint('bold', text),
      styleSubcommandText: (text) => out.paint('cyan', text),
      styleOptionText: (text) => out.paint('cyan', text),
    })
    .configureOutput({
      writeOut: (text) => out.write(text),
      writeErr: (text) => err.write(text),
      outputError: () => {},
      getOutHelpWidth: () => Math.min(out.width, 100),
      getErrHelpWidth: () => Math.min(err.width, 100),
      getOutHasColors: () => out.paint('bold', '') !== '',
      getErrHasColors: () => err.paint('bold', '') !== '',
    });
  addExamples(program, ['vbagent start', 'vbagent scan -t paper.tex', 'vbagent bank import questions/']);
  program.addHelpText('after', EXIT_CODES);
  for (const declare of DECLARATIONS) declare(program, tools);
  return program;
}

/** The commands in the order of the help text. */
const DECLARATIONS = [
  declareStart,
  declareServe,
  declareScan,
  declareClassify,
  declareGenerate,
  declareCalibrate,
  declareTikz,
  declareIdea,
  declareAlternate,
  declareVariant,
  declareConvert,
  declareProcess,
  declarePreamble,
  declareBatch,
  declareWorker,
  declarePractice,
  declareExam,
  declarePaper,
  declareCourse,
  declareClass,
  declareAssign,
  declareGrades,
  declareMark,
  declareVerify,
  declareReview,
  declareCheck,
  declareBank,
  declareRefs,
  declareInstitution,
  declareConfig,
  declareDoctor,
  declareBackup,
  declareRestore,
  declareKeys,
  declareAudit,
  declareData,
  declareDev,
  declareCompletion,
];
