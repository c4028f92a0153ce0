import { NO_EQUALITIES, sumCounts } from '../../domain/equality-counts.ts';
import type { Finding, Severity, TextEdit } from '../../domain/finding.ts';
import type { Position, Span } from '../../domain/span.ts';
import type { LineIndex } from '../../text/line-index.ts';
import { createLineIndex } from '../../text/line-index.ts';
import { knownRules } from '../known-rules.ts';
import { createFingerprints } from './create-fingerprints.ts';
import { type Coverage, findCoverageWarning } from './describe-coverage.ts';

// SARIF is a JSON format for the results of static analysis.

/**
 * A document with its findings; without `text`, regions contain only the start of a finding. `questions` and `read` are counted
 * in the properties of the run.
 */
export type SarifFile = Partial<Coverage> & {
  readonly path: string;
  readonly findings: readonly Finding[];
  readonly text?: string;
};

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<
  Severity,
  string
>;

/** The page of rules in the published package, which explains each rule with an example. */
const RULES_PAGE = 'docs/rules.md';
const PACKAGE_ADDRESS = 'https://unpkg.com/vbagent';

/** Returns a SARIF 2.1.0 log of one run, for code hosts and editors. */
export function toSarif(files: readonly SarifFile[], version: string): object {
  const used = new Set(files.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
  const rules = knownRules.filter(({ id }) => used.has(id));
  const unknownRules = [...used]
    .filter((id) => !rules.some((rule) => rule.id === id))
    .map((id) => ({ id, meaning: id, severity: 'warning' as const }));
  const allRules = [...rules, ...unknownRules];
  const indexById = new Map(allRules.map(({ id }, index) => [id, index]));
  const rulesAddress = `${PACKAGE_ADDRESS}@${version}/${RULES_PAGE}`;
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'vbagent',
            version,
            semanticVersion: version,
            informationUri: rulesAddress,
            rules: allRules.map((rule) => toSarifRule(rule, rulesAddress)),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          { executionSuccessful: true, toolExecutionNotifications: files.flatMap(listNotifications) },
        ],
        properties: countCoverage(files),
        results: files.flatMap((file) => {
          const lines = file.text === undefined ? undefined : createLineIndex(file.text);
          const fingerprints = createFingerprints(file);
          return file.findings.map((finding, index) =>
            toSarifResult(finding, {
              file,
              lines,
              fingerprint: fingerprints[index] ?? '',
              index: indexById.get(finding.rule) ?? 0,
            }),
          );
        }),
      },
    ],
  };
}

type SarifRule = { readonly id: string; readonly meaning: string; readonly severity: Severity };

function toSarifRule({ id, meaning, severity }: SarifRule, rulesAddress: string): object {
  return {
    id,
    shortDescription: { text: meaning },
    helpUri: `${rulesAddress}#${id}`,
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

/** Counts the questions and the states of the equalities of all files. */
function countCoverage(files: readonly SarifFile[]): object {
  return {
    questions: files.reduce((sum, { questions = 0 }) => sum + questions, 0),
    ...sumCounts(files.map(({ read = NO_EQUALITIES }) => read)),
  };
}

/** Notes that no question was found in a file, or that few of its equalities were judged. */
function listNotifications({ path, questions, read }: SarifFile): object[] {
  const text =
    questions === undefined || read === undefined ? undefined : findCoverageWarning({ questions, read });
  if (text === undefined) return [];
  const locations = [{ physicalLocation: { artifactLocation: { uri: toUri(path) } } }];
  return [{ level: 'warning', message: { text }, locations }];
}

type ResultContext = {
  readonly file: SarifFile;
  readonly lines: LineIndex | undefined;
  readonly fingerprint: string;
  readonly index: number;
};

function toSarifResult(finding: Finding, { file, lines, fingerprint, index }: ResultContext): object {
  const region = toRegion(finding, lines);
  const location = { artifactLocation: { uri: toUri(file.path) }, ...(region && { region }) };
  const text = finding.evidence === undefined ? finding.message : `${finding.message} (${finding.evidence})`;
  return {
    ruleId: finding.rule,
    ruleIndex: index,
    level: LEVELS[finding.severity],
    message: { text },
    locations: [{ physicalLocation: location }],
    // The name that code hosts read.
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...(finding.fix && lines ? { fixes: [toSarifFix(finding.fix, file, lines)] } : {}),
  };
}

function toSarifFix(fix: NonNullable<Finding['fix']>, file: SarifFile, lines: LineIndex): object {
  const replacements = fix.edits.map((edit: TextEdit) => ({
    deletedRegion: toSpanRegion(edit.span, lines),
    insertedContent: { text: edit.replacement },
  }));
  return {
    description: { text: fix.title },
    artifactChanges: [{ artifactLocation: { uri: toUri(file.path) }, replacements }],
  };
}

function toRegion({ span, position }: Finding, lines: LineIndex | undefined): object | undefined {
  if (span !== undefined && lines !== undefined) return toSpanRegion(span, lines);
  return position === undefined ? undefined : toPointRegion(position);
}

function toSpanRegion({ start, end }: Span, lines: LineIndex): object {
  const [from, to] = [lines.positionOf(start), lines.positionOf(end)];
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
}

function toPointRegion({ line, column }: Position): object {
  return { startLine: line, startColumn: column };
}

/** Converts a path to a URI reference: forward slashes, other characters escaped. */
function toUri(path: string): string {
  const parts = path.replaceAll('\\', '/').split('/');
  const uri = parts.map((part) => encodeURIComponent(part)).join('/');
  return path.startsWith('/') ? `file://${uri}` : uri;
}
