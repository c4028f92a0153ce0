import { readFileSync } from 'node:fs';
import { type Generator, runGenerator } from './generator.ts';
import { algebra } from './generators/algebra.ts';
import { workings } from './generators/arguments.ts';
import { freeFormLatex } from './generators/free-form-latex.ts';
import { learnerKeyboard } from './generators/learner-keyboard.ts';
import { physicsUnits } from './generators/physics-units.ts';
import { sigFigs } from './generators/sig-figs.ts';
import { caseKey, type Family, families, parseSuite, type SuiteCase } from './suite-case.ts';

const generators: readonly Generator[] = [
  ...freeFormLatex,
  ...learnerKeyboard,
  ...algebra,
  ...physicsUnits,
  ...sigFigs,
  ...workings,
];

export function suiteFile(family: Family): URL {
  return new URL(`../../../src/maths/suite/${family}.jsonl`, import.meta.url);
}

export function readFamily(family: Family): SuiteCase[] {
  return parseSuite(readFileSync(suiteFile(family), 'utf8'));
}

/** Creates the content of each family's file: the hand-written cases unchanged, then the generated ones. */
export function composeSuite(): Map<Family, string> {
  const handWritten = new Map(families.map((family) => [family, readFamily(family).filter(isHandWritten)]));
  const seen = new Set([...handWritten.values()].flat().map(caseKey));
  return new Map(
    [...handWritten].map(([family, hand]) => {
      const drawn = generators
        .filter((one) => one.family === family)
        .flatMap((one) => runGenerator(one, seen));
      return [family, [...hand, ...drawn].map((suiteCase) => `${JSON.stringify(suiteCase)}\n`).join('')];
    }),
  );
}

function isHandWritten(suiteCase: SuiteCase): boolean {
  return suiteCase.hand === true;
}
