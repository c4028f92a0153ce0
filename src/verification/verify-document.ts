import type { Finding } from '../domain/finding.ts';
import type { Span } from '../domain/span.ts';
import { parseTex } from '../latex/parse-tex.ts';
import { readQuestions } from '../latex/read-questions.ts';
import { createLineIndex, type LineIndex } from '../text/line-index.ts';
import { allChecks } from './all-checks.ts';
import { applySilences } from './apply-silences.ts';
import type { ShapedQuestion } from './bank/find-repeats.ts';
import { shapeQuestions } from './bank/shape-questions.ts';
import type { BankCheck, Check, DocumentCheck, QuestionCheck, Remark, ThresholdLookup } from './check.ts';
import { addFieldSpan, findLocation, type LocatedQuestionView, locateQuestions } from './locate-questions.ts';
import { raiseWarnings } from './raise-warnings.ts';
import { type LocatedFinding, type RemarkLocation, reportRemarks } from './report-remarks.ts';
import { createRuleSettings, type RuleSettings } from './settings/rule-settings.ts';
import { truncateDocument } from './truncate-document.ts';
import type { Working } from './working/working.ts';

/** The number of equalities in solutions, and how many of them could not be read. */
export type ReadCounts = { readonly equalities: number; readonly unread: number };

/** The result of verifying one document. */
export type DocumentReport = {
  readonly findings: readonly LocatedFinding[];
  readonly read: ReadCounts;
  readonly questions: number;
  /** Hashes of the questions, to find repeats in other documents. */
  readonly shapes: readonly ShapedQuestion[];
};

/** Settings of the rules, and the checks to run (all by default). */
export type VerifyOptions = { readonly settings?: RuleSettings; readonly checks?: readonly Check[] };

/** Verifies a TeX document and all its questions. Never throws; an error in a check becomes a finding. */
export function verifyDocument(whole: string, options: VerifyOptions = {}): DocumentReport {
  const settings = options.settings ?? createRuleSettings();
  const checks = options.checks === undefined ? everyCheck : groupChecks(options.checks);
  const { text: source, message } = truncateDocument(whole);
  const lines = createLineIndex(source);
  const document = readQuestions(source);
  const located = locateQuestions(document, source);
  const report = createReporter({ settings, lines });
  if (message !== undefined)
    report.add(NOT_VERIFIED_RULE, message, { span: { start: source.length, end: source.length } });
  if (message !== undefined && located.length === 0)
    return { findings: report.findings, read: { equalities: 0, unread: 0 }, questions: 0, shapes: [] };
  const readerFindings = Map.groupBy(document.findings, (finding) => finding.rule);
  const view = { source, tree: parseTex(source), document, readerFindings };
  const find = (span: Span | undefined): RemarkLocation => findLocation(span, located, source);
  for (const check of checks.document) report.runCheck(check, (limit) => check.run(view, limit), find);
  const read = checkQuestions(located, checks.question, report);
  const views = located.map(({ place, view }) => ({ place, view: view() }));
  const bank = { questions: views.map(({ view }) => view) };
  for (const check of checks.bank) report.runCheck(check, (limit) => check.run(bank, limit), find);
  const places = located.map(({ place }) => place);
  const shapes = shapeQuestions(views, { settings, lines });
  const remarks = new Set(shapes.map(({ remark }) => remark));
  const unsilenced = applySilences([...report.findings, ...remarks], { source, lines, questions: places });
  const visible = new Set(unsilenced);
  const findings = raiseWarnings([...visible.difference(remarks)], settings.raiseAfter).toSorted(
    compareByPosition,
  );
  return {
    findings,
    read,
    questions: located.length,
    shapes: shapes.filter(({ remark }) => visible.has(remark)),
  };
}

type Grouped = {
  readonly document: DocumentCheck[];
  readonly question: QuestionCheck[];
  readonly bank: BankCheck[];
};

function groupChecks(checks: readonly Check[]): Grouped {
  return {
    document: checks.filter((check) => check.about === 'document'),
    question: checks.filter((check) => check.about === 'question'),
    bank: checks.filter((check) => check.about === 'bank'),
  };
}

const everyCheck = groupChecks(allChecks);

/** Checks one question after another, so that the memory of each view is freed before the next. */
function checkQuestions(
  placed: readonly LocatedQuestionView[],
  checks: readonly QuestionCheck[],
  report: Reporter,
): ReadCounts {
  let [equalities, unread] = [0, 0];
  for (const question of placed) {
    const view = question.view();
    const place = (): RemarkLocation => question.place;
    for (const check of checks)
      report.runCheck(
        check,
        (limit) => check.run(view, limit).map((remark) => addFieldSpan(remark, view)),
        place,
      );
    const { working } = view;
    equalities += working.equalities;
    unread += working.unread;
    if (working.leftOut > 0) report.add(NOT_VERIFIED_RULE, leftOutMessage(working), question.place);
  }
  return { equalities, unread };
}

function leftOutMessage({ equalities, leftOut }: Working): string {
  const judged = (equalities - leftOut).toLocaleString('en');
  return `Only the first ${judged} of ${equalities.toLocaleString('en')} equalities of this question were judged; split it.`;
}

type Reporter = {
  readonly findings: LocatedFinding[];
  runCheck(
    check: Check,
    run: (limit: ThresholdLookup) => readonly Remark[],
    place: (span: Span | undefined) => RemarkLocation,
  ): void;
  /** Adds an error about the verification itself. */
  add(rule: string, message: string, place?: RemarkLocation): void;
};

const MAX_FINDINGS = 100_000;
/** The rule of findings about documents that are too large to verify completely. */
const NOT_VERIFIED_RULE = 'document-is-verifiable';

function createReporter({ settings, lines }: { settings: RuleSettings; lines: LineIndex }): Reporter {
  const findings: LocatedFinding[] = [];
  const add: Reporter['add'] = (rule, message, place = { span: { start: 0, end: 0 } }) => {
    const { span, question } = place;
    const position = lines.positionOf(span.start);
    findings.push({
      rule,
      severity: 'error',
      message,
      span,
      position,
      ...(question === undefined ? {} : { question }),
    });
  };
  return {
    findings,
    add,
    runCheck: (check, run, place) => {
      if (findings.length > MAX_FINDINGS) return;
      try {
        const remarks = run((name) => settings.limitOf(check, name));
        findings.push(...reportRemarks(remarks, check, { place, settings, lines }));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        add(
          'check-finishes',
          `The check ${check.id} stopped here with an internal error: ${why}.`,
          place(undefined),
        );
      }
    },
  };
}

/** Orders findings by position, then by rule. */
export function compareByPosition(one: Finding, other: Finding): number {
  return (one.span?.start ?? 0) - (other.span?.start ?? 0) || (one.rule < other.rule ? -1 : 1);
}
