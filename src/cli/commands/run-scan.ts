import { chooseWay } from '../../agents/needs-model.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { printTexQuestions, readTexQuestions } from '../../factory/intake/tex-questions.ts';
import type { QuestionSpans, ReadQuestion } from '../../latex/read-questions.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { CliTools } from '../cli-tools.ts';
import { overrideKind } from '../override-kind.ts';
import { type Input, isTyped, readInput, readRange, selectQuestions } from '../read-input.ts';
import { positionFindings, reportFindings } from '../report-findings.ts';
import type { ScanOptions } from '../scan-options.ts';
import { settingsFor } from '../settings-for.ts';
import { writeLine } from '../terminal.ts';
import { writeResult } from '../write-result.ts';

const BY_RULES = 'Scanning TeX works by rules, without a model.';

type Scan = { readonly questions: ReadQuestion[]; readonly findings: Finding[] };

export async function runScan(options: ScanOptions, tools: CliTools): Promise<number> {
  const settings = settingsFor(options, tools);
  if (chooseWay(settings) === 'rules' && options.image === undefined) return scanTex(options, tools);
  const { scanWithAgents } = await import('./scan-with-agents.ts');
  return scanWithAgents(options, settings, tools);
}

async function scanTex(options: ScanOptions, tools: CliTools): Promise<number> {
  const range = readRange(options);
  if (isTyped(options)) writeLine(tools.terminal.err, BY_RULES);
  const input = await readInput(options, tools);
  const document = readTexQuestions(input.source.text);
  const selected = selectQuestions(document.questions, range);
  if (!isTyped(options)) writeLine(tools.terminal.err, BY_RULES);
  const about = range === undefined ? document.findings : findingsWithin(document.findings, selected);
  const { questions, findings } = asKind(about, selected, options.type);
  const scan = { questions, findings: positionFindings(findings, input.source.text) };
  reportFindings(scan.findings, { name: input.name, stream: tools.terminal.err });
  await writeResult(resultText(scan, input, options.json === true), options.output, tools);
  return hasErrors(findings) || questions.length === 0 ? EXIT_WITH_FINDINGS : 0;
}

function findingsWithin(findings: readonly Finding[], reads: readonly ReadQuestion[]): Finding[] {
  const spans = reads.map((read) => read.spans.question);
  return findings.filter(
    ({ span }) =>
      span === undefined || spans.some(({ start, end }) => span.start >= start && span.start <= end),
  );
}

function asKind(
  findings: readonly Finding[],
  reads: readonly ReadQuestion[],
  kind: QuestionKind | undefined,
): Scan {
  if (kind === undefined) return { questions: [...reads], findings: [...findings] };
  const overrides = reads.map((read) => ({ read, ...overrideKind(read.question, kind) }));
  const misfits = overrides.flatMap(({ finding, read }) =>
    finding === undefined ? [] : [{ ...finding, span: read.spans.question }],
  );
  return {
    questions: overrides.map(({ read, question }) => ({ ...read, question })),
    findings: [...findings, ...misfits],
  };
}

function resultText(scan: Scan, input: Input, json: boolean): string {
  if (!json) return input.source.restore(printTexQuestions(scan.questions.map((read) => read.question)));
  const view = {
    questions: scan.questions.map((read) => locatedQuestion(read, input.source)),
    findings: scan.findings.map((finding) => locatedFinding(finding, input.source)),
  };
  return `${JSON.stringify(view, null, 2)}\n`;
}

/** The neutral form with offsets into the file as it lies on disk. */
function locatedQuestion(read: ReadQuestion, source: SourceText): object {
  const inner = read.questions?.map((each) => locatedQuestion(each, source));
  return {
    ...read.question,
    ...(inner === undefined ? {} : { questions: inner }),
    spans: locatedSpans(read.spans, source),
  };
}

function locatedSpans(spans: QuestionSpans, source: SourceText): QuestionSpans {
  return {
    question: source.toSource(spans.question),
    ...(spans.stem && { stem: source.toSource(spans.stem) }),
    options: spans.options.map((span) => source.toSource(span)),
    ...(spans.answer && { answer: source.toSource(spans.answer) }),
    ...(spans.solution && { solution: source.toSource(spans.solution) }),
  };
}

function locatedFinding(finding: Finding, source: SourceText): Finding {
  const edits = finding.fix?.edits.map((edit) => ({ ...edit, span: source.toSource(edit.span) }));
  return {
    ...finding,
    ...(finding.span && { span: source.toSource(finding.span) }),
    ...(finding.fix && edits && { fix: { ...finding.fix, edits } }),
  };
}
