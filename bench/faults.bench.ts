import { lowerMetadata } from '../src/domain/metadata-comments.ts';
import { itemModels } from '../src/item-models/catalogue.ts';
import { generateItem } from '../src/item-models/generate-item.ts';
import { printQuestions } from '../src/latex/print-questions.ts';
import { type DocumentReport, verifyDocument } from '../src/verification/verify-document.ts';
import { computableFaults, type FaultKind } from './faults/computable-faults.table.ts';
import { createDice } from './faults/edit-text.ts';
import { injectors } from './faults/inject-fault.ts';
import { readSamples } from './faults/read-samples.ts';

const TRIES = 4000;
const ENOUGH = 150;
const SEED = 20_261;

export type FaultRow = {
  readonly kind: FaultKind;
  readonly injected: number;
  readonly caught: number;
  readonly missed: readonly string[];
};

/** Injects every kind of fault at random places of clean questions and counts how many are found. */
export const bench = {
  name: 'faults',
  run: async (): Promise<string> => {
    const samples = [...readSamples(), ...generated()];
    const rows = computableFaults.map((kind) => injectMany(kind, samples));
    return [
      tableOf(rows),
      alarmsIn('clean questions', samples),
      alarmsIn('of other seeds', generated(FRESH)),
    ].join('\n');
  },
};

const SEEDS = 5;
/** The first seed of questions on which no rule was tried before. */
const FRESH = 200;

function alarmsIn(what: string, clean: readonly string[]): string {
  const alarms = clean.filter((text) =>
    verifyDocument(text).findings.some(({ severity }) => severity !== 'info'),
  ).length;
  return `${clean.length} ${what}, ${alarms} false alarms (${((100 * alarms) / clean.length).toFixed(1)}%)`;
}

/** Questions whose every number an item model computed. */
export function generated(before = 0): string[] {
  return itemModels.flatMap((model) =>
    Array.from(
      { length: SEEDS },
      (_, seed) => `${printQuestions([lowerMetadata(generateItem(model, before + seed + 1))])}\n`,
    ),
  );
}

/** Random questions and places, each resulting text once. */
export function injectMany(kind: FaultKind, samples: readonly string[]): FaultRow {
  const inject = injectors[kind.id];
  if (inject === undefined) throw new Error(`no injector for ${kind.id}`);
  const dice = createDice(SEED + kind.id.length);
  const seen = new Set<string>();
  const missed: string[] = [];
  for (let attempt = 0; attempt < TRIES && seen.size < ENOUGH; attempt++) {
    const text = samples[dice.below(samples.length)] ?? '';
    const broken = inject(text, dice);
    if (broken === undefined || broken === text || seen.has(broken)) continue;
    seen.add(broken);
    if (!isNoticed(verifyDocument(text), verifyDocument(broken))) missed.push(broken);
  }
  return { kind, injected: seen.size, caught: seen.size - missed.length, missed };
}

/** A rule speaks more often than it did before. */
function isNoticed(clean: DocumentReport, broken: DocumentReport): boolean {
  const count = (report: DocumentReport, rule: string): number =>
    report.findings.filter((finding) => finding.rule === rule).length;
  return broken.findings.some(({ rule }) => count(broken, rule) > count(clean, rule));
}

function tableOf(rows: readonly FaultRow[]): string {
  const share = (row: FaultRow): number => (row.injected === 0 ? Number.NaN : row.caught / row.injected);
  const lines = rows.map(
    (row) =>
      `${row.kind.group.padEnd(10)} ${row.kind.id.padEnd(26)} ${String(row.injected).padStart(5)} ${String(row.caught).padStart(7)} ${String(row.injected - row.caught).padStart(7)} ${(100 * share(row)).toFixed(1).padStart(7)}%`,
  );
  const [injected, caught] = [
    rows.reduce((sum, row) => sum + row.injected, 0),
    rows.reduce((sum, row) => sum + row.caught, 0),
  ];
  return [
    `group      fault                      tried  caught  missed   share`,
    ...lines,
    `${rows.length} kinds, ${injected} faults, ${caught} caught (${((100 * caught) / injected).toFixed(2)}%); below 98%: ${
      rows
        .filter((row) => share(row) < 0.98)
        .map((row) => row.kind.id)
        .join(', ') || 'none'
    }`,
  ].join('\n');
}
