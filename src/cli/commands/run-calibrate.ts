import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import { calibrateJudge } from '../../factory/calibration/calibrate-judge.ts';
import { judgedKinds, planCases } from '../../factory/calibration/plan-cases.ts';
import { splitQuestions } from '../../factory/calibration/split-questions.ts';
import { printCalibration } from '../calibrate/print-calibration.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, EngineOption, SharedOptions } from '../shared-options.ts';
import { createProgressBar } from '../terminal/progress-bar.ts';
import { writeJson } from '../terminal/write-output.ts';

export type CalibrateOptions = SharedOptions &
  DatabaseOption &
  EngineOption & {
    readonly judge?: boolean;
    readonly count?: number;
    readonly seed?: number;
    readonly from?: string;
    readonly kinds?: readonly string[];
  };

const DEFAULT_COUNT = 40;
const DEFAULT_SEED = 1;

/** Measures the configured judge, stores and prints the result; exits with 1 if there is a warning. */
export async function runCalibrate(options: CalibrateOptions, tools: CliTools): Promise<number> {
  if (!options.judge)
    throw new Fault('invalid-input', 'Choose what to measure.', {
      advice: 'Use `vbagent calibrate --judge`.',
    });
  const { count = DEFAULT_COUNT, seed = DEFAULT_SEED } = options;
  const texts = await readTexts(options.from ?? tools.samplesFolder, tools);
  const cases = planCases({ texts, count, seed, kinds: readKinds(options.kinds) });
  const settings = await readCommandSettings(options, tools);
  const { judge, calibrations, usage, close } = await tools.openCalibration(settings);
  const bar = createProgressBar(tools.terminal.err);
  try {
    const calibration = await calibrateJudge({
      cases,
      judge,
      usage,
      seed,
      now: tools.now,
      onProgress: (done, total) => bar.advance(done / total, `${done} of ${total} questions`),
    }).finally(bar.clear);
    await calibrations.save(calibration);
    if (options.json) writeJson(tools.terminal.out, calibration);
    else printCalibration(calibration, tools.terminal.out);
    return calibration.warnings.length > 0 ? EXIT_WITH_FINDINGS : 0;
  } finally {
    await close();
  }
}

/** Returns the kinds of errors to plant that the user names, or every kind for `all`. Undefined selects the default kinds. */
function readKinds(kinds: readonly string[] | undefined): readonly string[] | undefined {
  if (kinds?.includes('all')) return judgedKinds;
  const unknown = kinds?.find((kind) => !judgedKinds.includes(kind));
  if (unknown === undefined) return kinds;
  throw new Fault('invalid-input', `There is no kind of error ${unknown}.`, {
    advice: `Known kinds: ${judgedKinds.join(', ')}.`,
  });
}

async function readTexts(path: string, { files }: CliTools): Promise<string[]> {
  const paths = await files.list(path, ['.tex']);
  const documents = await Promise.all(paths.map((each) => files.readText(each)));
  return documents.flatMap(({ source }) => splitQuestions(source));
}
