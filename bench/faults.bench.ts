import { writeMetadataComments } from '../src/domain/metadata-comments.ts';
import { itemModels } from '../src/item-models/catalogue.ts';
import { generateItem } from '../src/item-models/generate-item.ts';
import { printQuestions } from '../src/latex/print-questions.ts';
import { createSeededRandom } from '../src/verification/planted-errors/edit-text.ts';
import { errorInjectors } from '../src/verification/planted-errors/error-injectors.ts';
import {
  type PlantedErrorKind,
  plantedErrorKinds,
} from '../src/verification/planted-errors/planted-error-kinds.table.ts';
import { type DocumentReport, verifyDocument } from '../src/verification/verify-document.ts';
import { readSamples } from './faults/read-samples.ts';

const MAX_ATTEMPTS = 4000;
const MAX_PLANTED_ERRORS = 150;
const SEED = 20_261;

type ErrorRow = {
  readonly kind: PlantedErrorKind;
  readonly planted: number;
  readonly caught: number;
};

/** Plants every kind of error at random places of clean questions, and counts how many of them verification finds. */
export const bench = {
  name: 'faults',
  run: async (): Promise<string> => {
    const samples = [...readSamples(), ...generateQuestions()];
    const rows = plantedErrorKinds.map((kind) => plantErrors(kind, samples));
    return [
      formatTable(rows),
      countFalseAlarms('clean questions', samples),
      countFalseAlarms('clean questions from other seeds', generateQuestions(FRESH_SEEDS_AFTER)),
    ].join('\n');
  },
};

const SEEDS_PER_MODEL = 5;
/** Seeds above this number were not used when the rules were developed. */
const FRESH_SEEDS_AFTER = 200;

function countFalseAlarms(description: string, clean: readonly string[]): string {
  const falseAlarms = clean.filter((text) =>
    verifyDocument(text).findings.some(({ severity }) => severity !== 'info'),
  ).length;
  return `${clean.length} ${description}, ${falseAlarms} false alarms (${((100 * falseAlarms) / clean.length).toFixed(1)}%)`;
}

/** Generates TeX questions in which an item model computed every number. */
function generateQuestions(previousSeed = 0): string[] {
  return itemModels.flatMap((model) =>
    Array.from(
      { length: SEEDS_PER_MODEL },
      (_, index) =>
        `${printQuestions([writeMetadataComments(generateItem(model, previousSeed + index + 1))])}\n`,
    ),
  );
}

/** Plants one kind of error in random questions at random places; each resulting text counts once. */
function plantErrors(kind: PlantedErrorKind, samples: readonly string[]): ErrorRow {
  const inject = errorInjectors[kind.id];
  if (inject === undefined) throw new Error(`no injector for ${kind.id}`);
  const random = createSeededRandom(SEED + kind.id.length);
  const brokenTexts = new Set<string>();
  let caught = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && brokenTexts.size < MAX_PLANTED_ERRORS; attempt++) {
    const text = samples[random.below(samples.length)] ?? '';
    const broken = inject(text, random);
    if (broken === undefined || broken === text || brokenTexts.has(broken)) continue;
    brokenTexts.add(broken);
    if (isCaught(verifyDocument(text), verifyDocument(broken))) caught++;
  }
  return { kind, planted: brokenTexts.size, caught };
}

/** Returns whether some rule reports more findings than on the clean text. */
function isCaught(clean: DocumentReport, broken: DocumentReport): boolean {
  const count = (report: DocumentReport, rule: string): number =>
    report.findings.filter((finding) => finding.rule === rule).length;
  return broken.findings.some(({ rule }) => count(broken, rule) > count(clean, rule));
}

function formatTable(rows: readonly ErrorRow[]): string {
  const caughtShare = (row: ErrorRow): number => (row.planted === 0 ? Number.NaN : row.caught / row.planted);
  const lines = rows.map(
    (row) =>
      `${row.kind.group.padEnd(10)} ${row.kind.id.padEnd(26)} ${String(row.planted).padStart(5)} ${String(row.caught).padStart(7)} ${String(row.planted - row.caught).padStart(7)} ${(100 * caughtShare(row)).toFixed(1).padStart(7)}%`,
  );
  const [planted, caught] = [
    rows.reduce((sum, row) => sum + row.planted, 0),
    rows.reduce((sum, row) => sum + row.caught, 0),
  ];
  return [
    `group      planted error           planted  caught  missed   share`,
    ...lines,
    `${rows.length} kinds, ${planted} planted errors, ${caught} caught (${((100 * caught) / planted).toFixed(2)}%); below 98%: ${
      rows
        .filter((row) => caughtShare(row) < 0.98)
        .map((row) => row.kind.id)
        .join(', ') || 'none'
    }`,
  ].join('\n');
}
