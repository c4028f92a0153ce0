import type { RenderedPart } from '../api/schema.ts';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import { EngineTicks } from './engine-ticks.tsx';
import { FindingNotes } from './finding-notes.tsx';
import type { FindingsByPlace } from './findings-by-place.ts';
import { SheetContent, type SheetSettings } from './sheet-content.tsx';
import styles from './sheet-parts.module.css';

type PartsProps = {
  parts: readonly RenderedPart[];
  /** The path of the part that contains these parts; empty for the parts of a question. */
  parentPath: string;
  /** The number of the question in a passage; undefined for other questions. */
  number: number | undefined;
  settings: SheetSettings;
  checkResults: FindingsByPlace;
};

/** The parts of a question as on a printed paper: label, text, and the marks in the right margin. */
export function SheetParts({ parts, parentPath, ...props }: PartsProps) {
  return (
    <ol className={styles.parts} aria-label={strings.question.parts}>
      {parts.map((part) => (
        <SheetPart key={part.label} part={part} path={joinPath(parentPath, part.label)} {...props} />
      ))}
    </ol>
  );
}

type PartProps = Omit<PartsProps, 'parts' | 'parentPath'> & { part: RenderedPart; path: string };

function SheetPart({ part, path, number, settings, checkResults }: PartProps) {
  const results = checkResults({ number, path });
  const { findings, marks } = results.getGeneralFindings();
  return (
    <li className={styles.part}>
      {part.lead !== undefined && <TrustedHtml className={styles.lead ?? ''} html={part.lead} />}
      <span className={styles.label}>({part.label})</span>
      <TrustedHtml className={styles.text ?? ''} html={part.text} />
      {part.parts === undefined && <PartMarks marks={part.marks} />}
      <div className={styles.content}>
        <EngineTicks marks={marks} />
        <FindingNotes findings={findings} />
        <SheetContent
          content={part}
          place={`${number === undefined ? '' : `${number}.`}${path}.`}
          settings={settings}
          results={results}
        />
      </div>
      {part.parts && (
        <div className={styles.inner}>
          <SheetParts parts={part.parts} parentPath={path} {...{ number, settings, checkResults }} />
        </div>
      )}
    </li>
  );
}

function PartMarks({ marks }: { marks: number | undefined }) {
  if (marks === undefined) return null;
  return (
    <span className={styles.marks}>
      {marks}
      <span className="visually-hidden">{strings.question.marksUnit(marks)}</span>
    </span>
  );
}

type PartWithPath = { readonly path: string; readonly part: RenderedPart };

/** Lists all parts in printed order, each followed by its inner parts. */
export function listParts(parts: readonly RenderedPart[], parentPath = ''): PartWithPath[] {
  return parts.flatMap((part) => {
    const path = joinPath(parentPath, part.label);
    return [{ path, part }, ...listParts(part.parts ?? [], path)];
  });
}

/** Adds up the marks of the parts; undefined if a part has none. */
export function sumMarks(parts: readonly RenderedPart[]): number | undefined {
  return parts.reduce<number | undefined>(
    (sum, { marks }) => (sum === undefined || marks === undefined ? undefined : sum + marks),
    0,
  );
}

function joinPath(parentPath: string, label: string): string {
  return parentPath === '' ? label : `${parentPath}.${label}`;
}
