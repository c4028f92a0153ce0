import { classifyByRules } from '../../agents/classifier/classify-by-rules.ts';
import { chooseMode } from '../../agents/needs-model.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import { selectQuestions } from '../../factory/intake/split-questions.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import { isStandardInput, readInput, readRange } from '../scan/read-input.ts';
import { type Classified, type ClassifyOptions, writeClassified } from '../scan/write-classified.ts';
import { positionFindings, printFindings } from '../terminal/print-findings.ts';
import { writeLine } from '../terminal/write-output.ts';

const BY_RULES_MESSAGE = 'Classified by rules, without a model.';

export async function runClassify(options: ClassifyOptions, tools: CliTools): Promise<number> {
  const settings = readCommandSettings(options, tools);
  if (chooseMode(settings) === 'rules' && options.image === undefined) return classifyTex(options, tools);
  const { classifyWithAgents } = await import('../scan/classify-with-agents.ts');
  return classifyWithAgents(options, settings, tools);
}

async function classifyTex(options: ClassifyOptions, tools: CliTools): Promise<number> {
  const { err } = tools.terminal;
  const range = readRange(options);
  // With standard input, the message is printed before the command waits for input; otherwise only after the file was read.
  if (isStandardInput(options)) writeLine(err, BY_RULES_MESSAGE);
  const input = await readInput(options, tools);
  const document = readTexQuestions(input.source.text);
  const numberedQuestions = document.questions.map(({ question }, position) => ({
    index: position + 1,
    question,
  }));
  const selected = selectQuestions(numberedQuestions, range);
  if (!isStandardInput(options)) writeLine(err, BY_RULES_MESSAGE);
  const classified = selected.map(
    ({ index, question }): Classified => ({
      index,
      id: question.id,
      ...classifyByRules(question),
    }),
  );
  printFindings(positionFindings(document.findings, input.source.text), { name: input.name, stream: err });
  await writeClassified({ classifications: classified }, options, tools);
  return hasErrors(document.findings) || classified.length === 0 ? EXIT_WITH_FINDINGS : 0;
}
