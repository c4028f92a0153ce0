import { classifyByRules } from '../../agents/classifier/classify-by-rules.ts';
import { chooseWay } from '../../agents/needs-model.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import { readTexQuestions } from '../../factory/intake/tex-questions.ts';
import type { CliTools } from '../cli-tools.ts';
import { isTyped, readInput, readRange, selectQuestions } from '../read-input.ts';
import { positionFindings, reportFindings } from '../report-findings.ts';
import { settingsFor } from '../settings-for.ts';
import { writeLine } from '../terminal.ts';
import { type Classified, type ClassifyOptions, writeClassified } from '../write-classified.ts';

const BY_RULES = 'Classifying TeX works by rules, without a model.';

export async function runClassify(options: ClassifyOptions, tools: CliTools): Promise<number> {
  const settings = settingsFor(options, tools);
  if (chooseWay(settings) === 'rules' && options.image === undefined) return classifyTex(options, tools);
  const { classifyWithAgents } = await import('./classify-with-agents.ts');
  return classifyWithAgents(options, settings, tools);
}

async function classifyTex(options: ClassifyOptions, tools: CliTools): Promise<number> {
  const { err } = tools.terminal;
  const range = readRange(options);
  if (isTyped(options)) writeLine(err, BY_RULES);
  const input = await readInput(options, tools);
  const document = readTexQuestions(input.source.text);
  const numbered = document.questions.map(({ question }, place) => ({ index: place + 1, question }));
  const selected = selectQuestions(numbered, range);
  if (!isTyped(options)) writeLine(err, BY_RULES);
  const classified = selected.map(
    ({ index, question }): Classified => ({
      index,
      id: question.id,
      ...classifyByRules(question),
    }),
  );
  reportFindings(positionFindings(document.findings, input.source.text), { name: input.name, stream: err });
  await writeClassified({ classifications: classified }, options, tools);
  return hasErrors(document.findings) || classified.length === 0 ? EXIT_WITH_FINDINGS : 0;
}
