import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addExamples, addSharedOptions, readPort } from '../shared-options.ts';
import type { ScriptedModelOptions } from './run-scripted-model.ts';

export function declareDev(program: Command, tools: CliTools): void {
  const dev = program
    .command('dev')
    .summary('try things out without a key')
    .description('Tools for trying the program out and for writing tests.');
  addExamples(dev, ['vbagent dev scripted-model script.json --port 4010']);
  const command = dev
    .command('scripted-model')
    .argument('<script>', 'a JSON file with the steps: what each call gets (- is standard input)')
    .summary('serve a model that answers as a script says')
    .description(
      'Serves a model on this machine that answers as a script says, until it is stopped (Ctrl-C).\nIt speaks Chat Completions and Responses, and says at the end which steps were not used.',
    )
    .option('--port <n>', 'the port to listen on (default: a free one)', readPort);
  addSharedOptions(command);
  addExamples(command, [
    `echo '[{"reply": {"text": "\\\\item Hello"}}]' > script.json`,
    'vbagent dev scripted-model script.json --port 4010',
    'OPENAI_BASE_URL=http://127.0.0.1:4010/v1 VBAGENT_MODEL=scripted vbagent scan -i photo.png --type mcq_sc',
  ]);
  command.action(async (script: string, options: ScriptedModelOptions) => {
    const { runScriptedModel } = await import('./run-scripted-model.ts');
    tools.exitWith(await runScriptedModel(script, options, tools));
  });
}
