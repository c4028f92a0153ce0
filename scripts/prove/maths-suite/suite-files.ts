import { readFileSync } from 'node:fs';
import { type Generator, runGenerator } from './generator.ts';
import { algebra } from './generators/algebra.ts';
import { argumentGenerators } from './generators/arguments.ts';
import { freeFormLatex } from './generators/free-form-latex.ts';
import { learnerKeyboard } from './generators/learner-keyboard.ts';
import { physicsUnits } from './generators/physics-units.ts';
import { sigFigs } from './generators/sig-figs.ts';
import { type Family, families, getCaseKey, parseSuite, type SuiteCase } from './suite-case.ts';

const generators: readonly Generator[] = [
  ...freeFormLatex,
  ...learnerKeyboard,
  ...algebra,
  ...physicsUnits,
  ...sigFigs,
  ...argumentGenerators,
];

export function getSuiteFile(family: Family): URL {
  return new URL(`../../../src/maths/suite/${family}.jsonl`, import.meta.url);
}

export function readFamily(family: Family): SuiteCase[] {
  return parseSuite(readFileSync(getSuiteFile(family), 'utf8'));
}

/** Creates the content of each family's file: the hand-written cases unchanged, then the generated ones. */
export function composeSuite(): Map<Family, string> {
  const handWritten = new Map(families.map((family) => [family, readFamily(family).filter(isHandWritten)]));
  const knownKeys = new Set([...handWritten.values()].flat().map(getCaseKey));
  return new Map(
    [...handWritten].map(([family, handCases]) => {
      const generatedCases = generators
        .filter((generator) => generator.family === family)
        .flatMap((generator) => runGenerator(generator, knownKeys));
      return [
        family,
        [...handCases, ...generatedCases].map((suiteCase) => `${JSON.stringify(suiteCase)}\n`).join(''),
      ];
    }),
  );
}

function isHandWritten(suiteCase: SuiteCase): boolean {
  return suiteCase.hand === true;
}
