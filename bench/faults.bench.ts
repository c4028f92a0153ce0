import { writeMetadataComments } from '../src/domain/metadata-comments.ts';
import { itemModels } from '../src/item-models/catalogue.ts';
import { generateItem } from '../src/item-models/generate-item.ts';
import { printQuestions } from '../src/latex/print-questions.ts';
import { type DocumentReport, verifyDocument } from '../src/verification/verify-document.ts';
import { computableFaults, type FaultKind } from './faults/computable-faults.table.ts';
import { createSeededRandom } from './faults/edit-text.ts';
import { injectors } from './faults/inject-fault.ts';
import { readSamples } from './faults/read-samples.ts';

const MAX_ATTEMPTS = 4000;
const MAX_FAULTS = 150;
const SEED = 20_261;

type FaultRow = {
  readonly kind: FaultKind;
  readonly injected: number;
  readonly caught: number;
};

/** Injects every kind of fault at random places of clean questions and counts how many the checks find. */
export const bench = {
  name: 'faults',
  run: async (): Promise<string> => {
    const samples = [...readSamples(), ...generateQuestions()];
    const rows = computableFaults.map((kind) => injectFaults(kind, samples));
    return [
      formatTable(rows),
      countFalseAlarms('clean questions', samples),
      countFalseAlarms('clean questions from other seeds', generateQuestions(UNUSED_SEED)),
    ].join('\n');
  },
};

const SEEDS = 5;
/** The first seed of questions that were not used when the rules were developed. */
const UNUSED_SEED = 200;

function countFalseAlarms(description: string, clean: readonly string[]): string {
  const falseAlarms = clean.filter((text) =>
    verifyDocument(text).findings.some(({ severity }) => severity !== 'info'),
  ).length;
  return `${clean.length} ${description}, ${falseAlarms} false alarms (${((100 * falseAlarms) / clean.length).toFixed(1)}%)`;
}

/** Generates TeX questions in which an item model computed every number. */
function generateQuestions(firstSeed = 0): string[] {
  return itemModels.flatMap((model) =>
    Array.from(
      { length: SEEDS },
      (_, seed) => `${printQuestions([writeMetadataComments(generateItem(model, firstSeed + seed + 1))])}\n`,
    ),
  );
}

/** Injects one kind of fault into random questions at random places; each resulting text counts once. */
function injectFaults(kind: FaultKind, samples: readonly string[]): FaultRow {
  const inject = injectors[kind.id];
  if (inject === undefined) throw new Error(`no injector for ${kind.id}`);
  const random = createSeededRandom(SEED + kind.id.length);
  const brokenTexts = new Set<string>();
  let caught = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && brokenTexts.size < MAX_FAULTS; attempt++) {
    const text = samples[random.below(samples.length)] ?? '';
    const broken = inject(text, random);
    if (broken === undefined || broken === text || brokenTexts.has(broken)) continue;
    brokenTexts.add(broken);
    if (isCaught(verifyDocument(text), verifyDocument(broken))) caught++;
  }
  return { kind, injected: brokenTexts.size, caught };
}

/** Returns whether some rule reports more findings than on the clean text. */
function isCaught(clean: DocumentReport, broken: DocumentReport): boolean {
  const count = (report: DocumentReport, rule: string): number =>
    report.findings.filter((finding) => finding.rule === rule).length;
  return broken.findings.some(({ rule }) => count(broken, rule) > count(clean, rule));
}

function formatTable(rows: readonly FaultRow[]): string {
  const caughtShare = (row: FaultRow): number =>
    row.injected === 0 ? Number.NaN : row.caught / row.injected;
  const lines = rows.map(
    (row) =>
      `${row.kind.group.padEnd(10)} ${row.kind.id.padEnd(26)} ${String(row.injected).padStart(5)} ${String(row.caught).padStart(7)} ${String(row.injected - row.caught).padStart(7)} ${(100 * caughtShare(row)).toFixed(1).padStart(7)}%`,
  );
  const [injected, caught] = [
    rows.reduce((sum, row) => sum + row.injected, 0),
    rows.reduce((sum, row) => sum + row.caught, 0),
  ];
  return [
    `group      fault                   injected  caught  missed   share`,
    ...lines,
    `${rows.length} kinds, ${injected} faults, ${caught} caught (${((100 * caught) / injected).toFixed(2)}%); below 98%: ${
      rows
        .filter((row) => caughtShare(row) < 0.98)
        .map((row) => row.kind.id)
        .join(', ') || 'none'
    }`,
  ].join('\n');
}
