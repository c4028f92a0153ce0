import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMetadataComments } from '../../../src/domain/metadata-comments.ts';
import { itemModels } from '../../../src/item-models/catalogue.ts';
import { generateItem } from '../../../src/item-models/generate-item.ts';
import { printQuestions } from '../../../src/latex/print-questions.ts';
import { readQuestions } from '../../../src/latex/read-questions.ts';
import { createSeededRandom } from '../../../src/verification/planted-errors/edit-text.ts';
import { errorInjectors } from '../../../src/verification/planted-errors/error-injectors.ts';
import { runProgram } from './review-together.ts';

/**
 * Kinds of planted errors that rules alone may restore. A number or a key is restored only if two facts of the question agree
 * on it, which is often not so; the braces and environments usually follow from the text.
 */
const repairableKinds = [
  'closing-brace-lost',
  'opening-brace-lost',
  'closing-brace-added',
  'end-lost',
  'end-misnamed',
  'key-mark-lost',
  'key-moved',
  'result-changed',
  'sign-changed',
  'power-of-ten-slipped',
  'options-out-of-order',
] as const;

export type RepairRow = {
  /** The kind of planted error. */
  readonly kind: string;
  /** The number of problems with an error of this kind; a problem is a question in its own folder. */
  readonly problems: number;
  readonly repaired: number;
  /** The number of damaged problems: the check changed them, but not back to the original. */
  readonly damaged: number;
  readonly damagedIds: readonly string[];
};

type RepairRun = { readonly count: number; readonly seed: number; readonly models?: typeof itemModels };

type Problem = {
  readonly id: string;
  readonly kind: string;
  readonly original: string;
  readonly broken: string;
};

/** Runs `vbagent check --all --yes-to certain` over problems from item models with one planted error each. */
export async function repairPlantedErrors(
  folder: string,
  { count, seed, models = itemModels }: RepairRun,
): Promise<RepairRow[]> {
  const root = join(folder, 'problems');
  const problems = breakProblems({ count, seed, models });
  for (const { id, broken } of problems) {
    mkdirSync(join(root, id), { recursive: true });
    writeFileSync(join(root, id, 'problem.tex'), broken);
  }
  const args = ['check', '--dir', root, '--all', '--yes-to', 'certain', '--json', '--engine', 'rules'];
  const { code, err } = await runProgram([...args, '--database', join(folder, 'checks.db')]);
  if (code > 1) throw new Error(`the check exited with code ${code}: ${err}`);
  return repairableKinds.map((kind) => summariseKind(kind, problems, root));
}

function breakProblems({ count, seed, models }: Required<RepairRun>): Problem[] {
  const random = createSeededRandom(seed);
  const problems: Problem[] = [];
  for (let attempt = 0; problems.length < count && attempt < count * 200; attempt++) {
    const kind = repairableKinds[attempt % repairableKinds.length] ?? 'result-changed';
    const model = models[random.below(models.length)];
    if (model === undefined) continue;
    const original = `${printQuestions([writeMetadataComments(generateItem(model, random.below(1000)))])}\n`;
    const broken = errorInjectors[kind]?.(original, random);
    if (broken === undefined || normaliseMeaning(broken) === normaliseMeaning(original)) continue;
    problems.push({ id: `p${problems.length}`, kind, original, broken });
  }
  return problems;
}

function summariseKind(kind: string, all: readonly Problem[], root: string): RepairRow {
  const problems = all.filter((problem) => problem.kind === kind);
  const readCurrent = (id: string): string => readFileSync(join(root, id, 'problem.tex'), 'utf8');
  const repaired = problems.filter(
    ({ id, original }) => normaliseMeaning(readCurrent(id)) === normaliseMeaning(original),
  ).length;
  const damagedIds = problems
    .filter(
      ({ id, broken, original }) =>
        readCurrent(id) !== broken && normaliseMeaning(readCurrent(id)) !== normaliseMeaning(original),
    )
    .map(({ id }) => id);
  return { kind, problems: problems.length, repaired, damaged: damagedIds.length, damagedIds };
}

/** Parses a question and serialises it without ids, repeated spaces and braces around one character. */
function normaliseMeaning(text: string): string {
  const questions = readQuestions(text).questions.map(({ question }) => question);
  return JSON.stringify(questions, (key, value: unknown) => {
    if (key === 'id') return undefined;
    return typeof value === 'string'
      ? value
          .replace(/\{(.)\}/gu, '$1')
          .replace(/\s+/gu, ' ')
          .trim()
      : value;
  });
}
