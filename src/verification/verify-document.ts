import {
  type EqualityCounts,
  NO_EQUALITIES,
  sumCounts,
  type UnjudgedEquality,
} from '../domain/equality-counts.ts';
import type { Finding } from '../domain/finding.ts';
import type { Span } from '../domain/span.ts';
import { parseTex } from '../latex/parse-tex.ts';
import { readQuestions } from '../latex/read-questions.ts';
import { createLineIndex, type LineIndex } from '../text/line-index.ts';
import { allChecks } from './all-checks.ts';
import { applySilences } from './apply-silences.ts';
import type { FingerprintedQuestion } from './bank/find-repeats.ts';
import { fingerprintQuestions } from './bank/fingerprint-questions.ts';
import type { BankCheck, Check, DocumentCheck, QuestionCheck, Remark, ThresholdLookup } from './check.ts';
import { addLocation, findLocation, type LocatedQuestionView, locateQuestions } from './locate-questions.ts';
import { raiseWarnings } from './raise-warnings.ts';
import { type LocatedFinding, type RemarkLocation, reportRemarks } from './report-remarks.ts';
import { createRuleSettings, type RuleSettings } from './settings/rule-settings.ts';
import { truncateDocument } from './truncate-document.ts';
import type { Working } from './working/working.ts';

/** The result of verifying one document. */
export type DocumentReport = {
  readonly findings: readonly LocatedFinding[];
  readonly read: EqualityCounts;
  /** The equalities that were not judged, with the reason. */
  readonly unjudged: readonly UnjudgedEquality[];
  readonly questions: number;
  /** Hashes of the questions, to find the same questions in other documents. */
  readonly shapes: readonly FingerprintedQuestion[];
};

/** Settings of the rules, and the checks to run (all by default). */
export type VerifyOptions = { readonly settings?: RuleSettings; readonly checks?: readonly Check[] };

/** Verifies a TeX document and all its questions. Never throws; an error in a check becomes a finding. */
export function verifyDocument(fullText: string, options: VerifyOptions = {}): DocumentReport {
  const settings = options.settings ?? createRuleSettings();
  const checks = options.checks === undefined ? allChecksByScope : groupChecks(options.checks);
  const { text: source, message } = truncateDocument(fullText);
  const lines = createLineIndex(source);
  const document = readQuestions(source);
  const located = locateQuestions(document, source);
  const report = createReporter({ settings, lines });
  if (message !== undefined)
    report.add(NOT_VERIFIED_RULE, message, { span: { start: source.length, end: source.length } });
  if (message !== undefined && located.length === 0)
    return { findings: report.findings, read: NO_EQUALITIES, unjudged: [], questions: 0, shapes: [] };
  const readerFindings = Map.groupBy(document.findings, (finding) => finding.rule);
  const view = { source, tree: parseTex(source), document, readerFindings };
  const locate = (span: Span | undefined): RemarkLocation => findLocation(span, located, source);
  for (const check of checks.document)
    report.runCheck(check, (getThreshold) => check.run(view, getThreshold), locate);
  const { read, unjudged } = checkQuestions(located, checks.question, { report, lines });
  const views = located.map(({ location, view }) => ({ location, view: view() }));
  const bank = { questions: views.map(({ view }) => view) };
  for (const check of checks.bank)
    report.runCheck(check, (getThreshold) => check.run(bank, getThreshold), locate);
  const locations = located.map(({ location }) => location);
  // Repeated questions are reported later, when the hashes of several documents are compared. They are included here so that
  // silencing comments apply to them.
  const shapes = fingerprintQuestions(views, { settings, lines });
  const repeatRemarks = new Set(shapes.map(({ remark }) => remark));
  const unsilenced = applySilences([...report.findings, ...repeatRemarks], {
    source,
    lines,
    questions: locations,
  });
  const unsilencedSet = new Set(unsilenced);
  const findings = raiseWarnings([...unsilencedSet.difference(repeatRemarks)], settings.raiseAfter).toSorted(
    compareByPosition,
  );
  return {
    findings,
    read,
    unjudged,
    questions: located.length,
    shapes: shapes.filter(({ remark }) => unsilencedSet.has(remark)),
  };
}

type ChecksByScope = {
  readonly document: DocumentCheck[];
  readonly question: QuestionCheck[];
  readonly bank: BankCheck[];
};

function groupChecks(checks: readonly Check[]): ChecksByScope {
  return {
    document: checks.filter((check) => check.about === 'document'),
    question: checks.filter((check) => check.about === 'question'),
    bank: checks.filter((check) => check.about === 'bank'),
  };
}

const allChecksByScope = groupChecks(allChecks);

/** Checks one question after another, so that the memory of each view is freed before the next. */
function checkQuestions(
  located: readonly LocatedQuestionView[],
  checks: readonly QuestionCheck[],
  { report, lines }: { readonly report: Reporter; readonly lines: LineIndex },
): Pick<DocumentReport, 'read' | 'unjudged'> {
  const counts: EqualityCounts[] = [];
  const unjudged: UnjudgedEquality[] = [];
  for (const { view: createView, location } of located) {
    const question = createView();
    const locate = (): RemarkLocation => location;
    for (const view of [question, ...question.parts]) {
      for (const check of checks)
        report.runCheck(
          check,
          (getThreshold) => check.run(view, getThreshold).map((remark) => addLocation(remark, view)),
          locate,
        );
      const { working } = view;
      counts.push(working.counts);
      unjudged.push(...listUnjudged(working, lines));
      if (working.skipped > 0) report.add(NOT_VERIFIED_RULE, formatSkippedMessage(working), location);
    }
  }
  return { read: sumCounts(counts), unjudged };
}

/** Lists the equalities that were not judged. Those beyond the limit of a question are reported by a finding. */
function listUnjudged({ verdicts }: Working, lines: LineIndex): UnjudgedEquality[] {
  return verdicts.flatMap(({ verdict: state, reason = UNREAD_REASON, right: span }) =>
    state === 'undecided' || state === 'unread'
      ? [{ state, reason, span, position: lines.positionOf(span.start) }]
      : [],
  );
}

const UNREAD_REASON = 'a side cannot be read as arithmetic';

function formatSkippedMessage({ counts: { equalities }, skipped }: Working): string {
  const judged = (equalities - skipped).toLocaleString('en');
  return `Only the first ${judged} of ${equalities.toLocaleString('en')} steps (equalities) of this question were checked; split it.`;
}

/** Runs checks and collects their findings. */
type Reporter = {
  readonly findings: LocatedFinding[];
  runCheck(
    check: Check,
    run: (getThreshold: ThresholdLookup) => readonly Remark[],
    locate: (span: Span | undefined) => RemarkLocation,
  ): void;
  /** Adds an error about the verification itself. */
  add(rule: string, message: string, location?: RemarkLocation): void;
};

const MAX_FINDINGS = 100_000;
/** The rule of findings about documents that are too large to verify completely. */
const NOT_VERIFIED_RULE = 'document-is-verifiable';

function createReporter({ settings, lines }: { settings: RuleSettings; lines: LineIndex }): Reporter {
  const findings: LocatedFinding[] = [];
  const add: Reporter['add'] = (rule, message, location = { span: { start: 0, end: 0 } }) => {
    const { span, question } = location;
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
    runCheck: (check, run, locate) => {
      if (findings.length > MAX_FINDINGS) return;
      try {
        const remarks = run((name) => settings.getThreshold(check, name));
        if (remarks.length === 0) return;
        findings.push(...reportRemarks(remarks, check, { locate, settings, lines }));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        add(
          'check-finishes',
          `The check ${check.id} stopped here with an internal error: ${reason}.`,
          locate(undefined),
        );
      }
    },
  };
}

/** Orders findings by position, then by rule. */
export function compareByPosition(a: Finding, b: Finding): number {
  return (a.span?.start ?? 0) - (b.span?.start ?? 0) || (a.rule < b.rule ? -1 : 1);
}
