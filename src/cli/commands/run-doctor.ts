import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import type { CliTools } from '../cli-tools.ts';
import { examineMachine, type Symptom } from '../examine-machine.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

const marks = {
  fine: { sign: '✓', style: 'green' },
  missing: { sign: '!', style: 'yellow' },
  broken: { sign: '✗', style: 'red' },
} as const;

/** Exit 0 unless something is broken: what is merely missing is a choice. */
export async function runDoctor(options: SharedOptions & DatabaseOption, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  const symptoms = await examineMachine(options, tools);
  const broken = symptoms.some((symptom) => symptom.state === 'broken');
  if (options.json === true) writeJson(out, { ok: !broken, checks: symptoms });
  else for (const symptom of symptoms) showSymptom(symptom, tools);
  return broken ? EXIT_WITH_FINDINGS : 0;
}

function showSymptom({ name, state, detail, advice }: Symptom, tools: CliTools): void {
  const { out } = tools.terminal;
  const { sign, style } = marks[state];
  writeLine(out, `${out.paint(style, sign)} ${out.paint('bold', name.padEnd(10))} ${detail}`);
  if (advice !== undefined) writeLine(out, `  ${' '.repeat(10)} ${out.paint('dim', advice)}`);
}
