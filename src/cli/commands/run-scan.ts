import { chooseMode } from '../../agents/needs-model.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { overrideKind } from '../../factory/intake/override-kind.ts';
import { selectQuestions } from '../../factory/intake/split-questions.ts';
import { printTexQuestions, readTexQuestions } from '../../formats/tex/tex-questions.ts';
import type { QuestionSpans } from '../../latex/read-question.ts';
import type { ReadQuestion } from '../../latex/read-questions.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import { isStandardInput, readInput, readRange, type TexInput } from '../scan/read-input.ts';
import type { ScanOptions } from '../scan/scan-options.ts';
import { positionFindings, printFindings } from '../terminal/print-findings.ts';
import { writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';

const BY_RULES_MESSAGE = 'Scanned by rules, without a model.';

type Scan = { readonly questions: ReadQuestion[]; readonly findings: Finding[] };

/** Scans TeX by rules directly; photos, and TeX with a model, are scanned by the agents. */
export async function runScan(options: ScanOptions, tools: CliTools): Promise<number> {
  const settings = readCommandSettings(options, tools);
  if (chooseMode(settings) === 'rules' && options.image === undefined) return scanTex(options, tools);
  const { scanWithAgents } = await import('../scan/scan-with-agents.ts');
  return scanWithAgents(options, settings, tools);
}

async function scanTex(options: ScanOptions, tools: CliTools): Promise<number> {
  const range = readRange(options);
  // With standard input, the message is printed before the command waits for input; otherwise only after the file was read.
  if (isStandardInput(options)) writeLine(tools.terminal.err, BY_RULES_MESSAGE);
  const input = await readInput(options, tools);
  const document = readTexQuestions(input.source.text);
  const selected = selectQuestions(document.questions, range);
  if (!isStandardInput(options)) writeLine(tools.terminal.err, BY_RULES_MESSAGE);
  const selectedFindings =
    range === undefined ? document.findings : selectFindings(document.findings, selected);
  const { questions, findings } = overrideKinds(selectedFindings, selected, options.type);
  const scan = { questions, findings: positionFindings(findings, input.source.text) };
  printFindings(scan.findings, { name: input.name, stream: tools.terminal.err });
  await writeResult(formatResult(scan, input, options.json === true), options.output, tools);
  return hasErrors(findings) || questions.length === 0 ? EXIT_WITH_FINDINGS : 0;
}

/** Selects the findings that are inside the selected questions. */
function selectFindings(findings: readonly Finding[], questions: readonly ReadQuestion[]): Finding[] {
  const spans = questions.map((read) => read.spans.question);
  return findings.filter(
    ({ span }) =>
      span === undefined || spans.some(({ start, end }) => span.start >= start && span.start <= end),
  );
}

/** Changes the kind of every question whose options and answer allow it; adds a finding for every other question. */
function overrideKinds(
  findings: readonly Finding[],
  questions: readonly ReadQuestion[],
  kind: QuestionKind | undefined,
): Scan {
  if (kind === undefined) return { questions: [...questions], findings: [...findings] };
  const overrides = questions.map((read) => ({ read, ...overrideKind(read.question, kind) }));
  const kindFindings = overrides.flatMap(({ finding, read }) =>
    finding === undefined ? [] : [{ ...finding, span: read.spans.question }],
  );
  return {
    questions: overrides.map(({ read, question }) => ({ ...read, question })),
    findings: [...findings, ...kindFindings],
  };
}

function formatResult(scan: Scan, input: TexInput, json: boolean): string {
  if (!json) return input.source.restore(printTexQuestions(scan.questions.map((read) => read.question)));
  const view = {
    questions: scan.questions.map((read) => toSourceQuestion(read, input.source)),
    findings: scan.findings.map((finding) => toSourceFinding(finding, input.source)),
  };
  return `${JSON.stringify(view, null, 2)}\n`;
}

/** Converts the spans of a question to offsets into the file on disk, which may have a byte order mark and CRLF line endings. */
function toSourceQuestion(read: ReadQuestion, source: SourceText): object {
  const innerQuestions = read.questions?.map((inner) => toSourceQuestion(inner, source));
  return {
    ...read.question,
    ...(innerQuestions === undefined ? {} : { questions: innerQuestions }),
    spans: toSourceSpans(read.spans, source),
  };
}

function toSourceSpans(spans: QuestionSpans, source: SourceText): QuestionSpans {
  return {
    question: source.toSource(spans.question),
    ...(spans.stem && { stem: source.toSource(spans.stem) }),
    options: spans.options.map((span) => source.toSource(span)),
    ...(spans.answer && { answer: source.toSource(spans.answer) }),
    ...(spans.key && { key: spans.key.map((span) => source.toSource(span)) }),
    ...(spans.solution && { solution: source.toSource(spans.solution) }),
  };
}

function toSourceFinding(finding: Finding, source: SourceText): Finding {
  const edits = finding.fix?.edits.map((edit) => ({ ...edit, span: source.toSource(edit.span) }));
  return {
    ...finding,
    ...(finding.span && { span: source.toSource(finding.span) }),
    ...(finding.fix && edits && { fix: { ...finding.fix, edits } }),
  };
}
