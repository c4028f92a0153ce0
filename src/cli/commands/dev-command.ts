import type { Command } from 'commander';
import type { CliTools } from '../cli-tools.ts';
import { addExamples, addSharedOptions, readPort } from '../shared-options.ts';
import type { ScriptedModelCommandOptions } from './run-scripted-model.ts';

export function declareDev(program: Command, tools: CliTools): void {
  const dev = program
    .command('dev')
    .summary('tools for development and tests')
    .description('Tools for trying out the program without an API key and for writing tests.');
  addExamples(dev, ['vbagent dev scripted-model script.json --port 4010']);
  const command = dev
    .command('scripted-model')
    .argument('<script>', 'a JSON file with one step per call: the reply to return (- is standard input)')
    .summary('serve a model that returns scripted replies')
    .description(
      'Serves a model on this machine that returns the replies of a script, until it is stopped (Ctrl-C).\nIt supports Chat Completions and Responses, and reports unused steps at the end.',
    )
    .option('--port <n>', 'the port to listen on (default: a free one)', readPort);
  addSharedOptions(command, [
    `echo '[{"reply": {"text": "\\\\item Hello"}}]' > script.json`,
    'vbagent dev scripted-model script.json --port 4010',
    'OPENAI_BASE_URL=http://127.0.0.1:4010/v1 VBAGENT_MODEL=scripted vbagent scan -i photo.png --type mcq_sc',
  ]);
  command.action(async (script: string, options: ScriptedModelCommandOptions) => {
    const { runScriptedModel } = await import('./run-scripted-model.ts');
    tools.exitWith(await runScriptedModel(script, options, tools));
  });
}
