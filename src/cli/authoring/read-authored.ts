import { z } from 'zod';
import type { Agents } from '../../agents/create-agents.ts';
import { Fault } from '../../domain/fault.ts';
import { Ideas } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../factory/intake/tex-questions.ts';
import { readSourceText } from '../../text/source-text.ts';
import type { CliTools } from '../cli-tools.ts';
import type { InputOptions } from '../read-input.ts';
import { readSources } from '../read-sources.ts';
import { positionFindings, reportFindings } from '../report-findings.ts';
import { settingsFor } from '../settings-for.ts';
import type { EngineOption, RangeOption } from '../shared-options.ts';
import { writeLine } from '../terminal.ts';

const BY_RULES = 'Works by rules, without a model.';

/** The roles of this run; that they work by rules is said once. */
export async function openAuthors(options: EngineOption, tools: CliTools): Promise<Agents> {
  const agents = await tools.openAgents(settingsFor(options, tools));
  if (agents.way === 'rules') writeLine(tools.terminal.err, BY_RULES);
  return agents;
}

/** A question that something is to be made of, and its place in the input. */
export type NumberedQuestion = { readonly index: number; readonly name: string; readonly question: Question };

/** The questions of the TeX file within the range, or what the roles read on the photo. */
export async function readQuestionsFor(
  options: InputOptions & RangeOption,
  agents: Agents,
  tools: CliTools,
): Promise<NumberedQuestion[]> {
  const found: NumberedQuestion[] = [];
  for (const { index, source, kind } of await readSources(options, tools, agents.way)) {
    if (source.kind === 'text') {
      const [read] = readTexQuestions(source.text).questions;
      if (read !== undefined) found.push({ index, name: source.name, question: read.question });
      continue;
    }
    const scan = await agents.scan(source, kind);
    const findings = positionFindings(scan.findings, scan.latex);
    reportFindings(findings, { name: source.name, stream: tools.terminal.err });
    found.push(...scan.questions.map((question) => ({ index, name: source.name, question })));
  }
  if (found.length > 0) return found;
  throw new Fault('invalid-input', `${options.tex ?? options.image} holds no question.`);
}

/** All questions of some TeX files. */
export async function readContextFiles(
  paths: readonly string[],
  tools: CliTools,
): Promise<NumberedQuestion[]> {
  const found: NumberedQuestion[] = [];
  for (const path of paths) {
    const { name, source } = await tools.files.readText(path);
    const { questions } = readTexQuestions(readSourceText(source).text);
    if (questions.length === 0) throw new Fault('invalid-input', `${name} holds no question.`);
    found.push(...questions.map(({ question }) => ({ index: found.length + 1, name, question })));
  }
  return found;
}

/** The ideas that `vbagent idea -o` wrote: those of one question, or of each. */
export async function readIdeas(
  path: string | undefined,
  tools: CliTools,
): Promise<(index: number) => Ideas | undefined> {
  if (path === undefined) return () => undefined;
  const { name, source } = await tools.files.readText(path);
  const parsed = IdeasFile.safeParse(parseJson(readSourceText(source).text, name));
  if (!parsed.success)
    throw new Fault('invalid-input', `${name} holds no ideas as \`vbagent idea\` writes them.`);
  const { data } = parsed;
  if (!Array.isArray(data)) return () => data;
  return (index) => data.find((each) => each.index === index)?.ideas;
}

const IdeasFile = z.union([Ideas, z.array(z.object({ index: z.number().int().positive(), ideas: Ideas }))]);

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('invalid-input', `${name} is not valid JSON.`, { cause });
  }
}
