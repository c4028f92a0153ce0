import type { OddForm } from './odd-form.fixture.ts';
import { ODD_KEYS } from './odd-keys.fixture.ts';
import { ODD_KINDS } from './odd-kinds.fixture.ts';
import { ODD_LAYOUTS } from './odd-layouts.fixture.ts';
import { ODD_PART_DETAILS } from './odd-part-details.fixture.ts';
import { ODD_PARTS } from './odd-parts.fixture.ts';
import { ODD_STRUCTURES } from './odd-structures.fixture.ts';

/** Unusual but valid documents, each with the expected kinds and keys of its questions. */
export const ODD_FORMS: readonly OddForm[] = [
  ...ODD_KEYS,
  ...ODD_KINDS,
  ...ODD_STRUCTURES,
  ...ODD_LAYOUTS,
  ...ODD_PARTS,
  ...ODD_PART_DETAILS,
];
