import type { Finding } from '../domain/finding.ts';
import { liftMetadata } from '../domain/metadata-comments.ts';
import type { Span } from '../domain/span.ts';
import { parseTex } from '../latex/parse-tex.ts';
import { type ReadDocument, type ReadQuestion, readQuestions } from '../latex/read-questions.ts';
import { createLineIndex, type LineIndex } from '../text/line-index.ts';
import { allChecks } from './all-checks.ts';
import { applySilences } from './apply-silences.ts';
import type { Check, Limit, Remark } from './check.ts';
import { raiseWarnings } from './raise-warnings.ts';
import { type LocatedFinding, type Place, reportRemarks } from './report-remarks.ts';
import { createRuleSettings, type RuleSettings } from './settings/rule-settings.ts';
import { createQuestionView, type QuestionView } from './views/question-view.ts';

export type ReadCounts = { readonly equalities: number; readonly unread: number };

export type DocumentReport = {
  readonly findings: readonly LocatedFinding[];
  /** How many equalities the solutions hold, and how many of them could not be read and so were not judged. */
  readonly read: ReadCounts;
  readonly questions: number;
};

export type VerifyOptions = { readonly settings?: RuleSettings; readonly checks?: readonly Check[] };

/** Checks every question of a TeX document, and the document itself; never throws, whatever the text is. */
export function verifyDocument(source: string, options: VerifyOptions = {}): DocumentReport {
  const settings = options.settings ?? createRuleSettings();
  const checks = options.checks ?? allChecks;
  const lines = createLineIndex(source);
  const document = readQuestions(source);
  const placed = viewsOf(document, source);
  const views = placed.map(({ view }) => view);
  const report = createReporter({ settings, lines });
  const noticed = Map.groupBy(document.findings, (finding) => finding.rule);
  const whole = { source, tree: parseTex(source), document, noticed };
  for (const check of checks) {
    if (check.about === 'document') {
      report.take(
        check,
        (limit) => check.run(whole, limit),
        (span) => placeOf(span, placed, source),
      );
    } else if (check.about === 'bank') {
      report.take(
        check,
        (limit) => check.run({ questions: views }, limit),
        (span) => placeOf(span, placed, source),
      );
    } else {
      for (const { view, place } of placed)
        report.take(
          check,
          (limit) => check.run(view, limit).map((remark) => withPlace(remark, view)),
          () => place,
        );
    }
  }
  const audible = applySilences(report.findings, {
    source,
    lines,
    settings,
    questions: placed.map(({ place }) => place),
  });
  return {
    findings: raiseWarnings(audible, settings.raiseAfter).toSorted(byPlace),
    read: countRead(views),
    questions: placed.length,
  };
}

type PlacedView = { readonly view: QuestionView; readonly place: Place & { readonly question: string } };

/** Every question that asks something; a passage counts through its questions, or alone when it has none. */
function viewsOf(document: ReadDocument, source: string): PlacedView[] {
  return document.questions.flatMap((read) => {
    const inner = read.questions ?? [];
    const level = liftMetadata(read.question).level;
    if (inner.length === 0) return [placedView(read, { source }, level)];
    return inner.map((one) => placedView(one, { source, passage: read.question }, level));
  });
}

function placedView(
  read: ReadQuestion,
  around: Parameters<typeof createQuestionView>[1],
  level?: string,
): PlacedView {
  const lifted = { ...read, question: liftMetadata(read.question) };
  const place = {
    span: read.spans.question,
    question: read.question.id,
    level: lifted.question.level ?? level,
  };
  return { view: createQuestionView(lifted, around), place };
}

function placeOf(span: Span | undefined, placed: readonly PlacedView[], source: string): Place {
  const nowhere = { span: { start: 0, end: Math.min(1, source.length) } };
  if (span === undefined) return nowhere;
  const found = placed.find(({ place }) => span.start >= place.span.start && span.start < place.span.end);
  return found?.place ?? nowhere;
}

/** A remark without a place of its own stands where the field it speaks of stands. */
function withPlace(remark: Remark, { spans, source }: QuestionView): Remark {
  if (remark.span !== undefined) return remark;
  const [first] = spans.options;
  const last = spans.options.at(-1);
  if (remark.field === 'options' && first && last)
    return { ...remark, span: { start: first.start, end: last.end } };
  const span = remark.field === 'stem' ? spans.stem : remark.field === 'answer' ? spans.answer : undefined;
  return { ...remark, span: span ?? firstLine(spans.question, source) };
}

function firstLine({ start, end }: Span, source: string): Span {
  const lineEnd = source.indexOf('\n', start);
  return { start, end: lineEnd < 0 ? end : Math.min(end, lineEnd) };
}

type Reporter = {
  readonly findings: LocatedFinding[];
  take(
    check: Check,
    run: (limit: Limit) => readonly Remark[],
    placeOfSpan: (span: Span | undefined) => Place,
  ): void;
};

function createReporter({ settings, lines }: { settings: RuleSettings; lines: LineIndex }): Reporter {
  const findings: LocatedFinding[] = [];
  return {
    findings,
    take: (check, run, placeOfSpan) => {
      for (const remark of run((name) => settings.limitOf(check, name))) {
        const place = placeOfSpan(remark.span);
        findings.push(...reportRemarks([remark], check, { place, settings, lines }));
      }
    },
  };
}

function countRead(views: readonly QuestionView[]): ReadCounts {
  let [equalities, unread] = [0, 0];
  for (const { working } of views) {
    equalities += working.equalities;
    unread += working.unread;
  }
  return { equalities, unread };
}

function byPlace(one: Finding, other: Finding): number {
  return (one.span?.start ?? 0) - (other.span?.start ?? 0) || (one.rule < other.rule ? -1 : 1);
}
