import { ODD_BARE_QUESTIONS } from './odd-bare-questions.fixture.ts';
import type { OddForm } from './odd-form.fixture.ts';
import { ODD_KEYS } from './odd-keys.fixture.ts';
import { ODD_KINDS } from './odd-kinds.fixture.ts';
import { ODD_LAYOUTS } from './odd-layouts.fixture.ts';
import { ODD_PACKAGES } from './odd-packages.fixture.ts';
import { ODD_PART_CONSISTENCY } from './odd-part-consistency.fixture.ts';
import { ODD_PART_DETAILS } from './odd-part-details.fixture.ts';
import { ODD_PART_DOCUMENTS } from './odd-part-documents.fixture.ts';
import { ODD_PART_HEADINGS } from './odd-part-headings.fixture.ts';
import { ODD_PART_LABELS } from './odd-part-labels.fixture.ts';
import { ODD_PART_LEVELS } from './odd-part-levels.fixture.ts';
import { ODD_PART_LISTS } from './odd-part-lists.fixture.ts';
import { ODD_PART_MACROS } from './odd-part-macros.fixture.ts';
import { ODD_PART_NUMBERING } from './odd-part-numbering.fixture.ts';
import { ODD_PART_READINGS } from './odd-part-readings.fixture.ts';
import { ODD_PART_WORDING } from './odd-part-wording.fixture.ts';
import { ODD_PARTS } from './odd-parts.fixture.ts';
import { ODD_READINGS } from './odd-readings.fixture.ts';
import { ODD_STRUCTURES } from './odd-structures.fixture.ts';

/** Unusual but valid documents, each with the expected kinds and keys of its questions. */
export const ODD_FORMS: readonly OddForm[] = [
  ...ODD_KEYS,
  ...ODD_KINDS,
  ...ODD_STRUCTURES,
  ...ODD_BARE_QUESTIONS,
  ...ODD_LAYOUTS,
  ...ODD_PACKAGES,
  ...ODD_PARTS,
  ...ODD_PART_DETAILS,
  ...ODD_PART_LISTS,
  ...ODD_PART_HEADINGS,
  ...ODD_PART_MACROS,
  ...ODD_PART_LABELS,
  ...ODD_PART_LEVELS,
  ...ODD_PART_NUMBERING,
  ...ODD_PART_READINGS,
  ...ODD_PART_WORDING,
  ...ODD_PART_DOCUMENTS,
  ...ODD_PART_CONSISTENCY,
  ...ODD_READINGS,
];
