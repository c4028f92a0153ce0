import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';

/** Terms that begin with a name and keep their capital. */
const EPONYM =
  /^(?:Golgi|Calvin|Krebs|London|Haber|Doppler|Newton|Kepler|Ohm|Boyle|Charles|Hardy|Mendel|Darwin|Avogadro|Bowman|Henle|Schwann|Purkinje|Pauli|Planck|Bohr|Le Chatelier)\b/;

export const optionsAreParallel = questionCheck({
  id: 'options-are-parallel',
  code: 'X01',
  meaning:
    'Options are alike in form: all numbers, all phrases or all sentences, with the same case and full stop.',
  severity: 'warning',
  fails: choice('What does the heart do?', ['Pumps blood *', 'it makes bile.', 'Stores air']),
  passes: choice('What does the heart do?', ['Pumps blood *', 'Makes bile', 'Stores air']),
  run: ({ worded, stem }) => {
    if (worded.length < 2) return [];
    const names = findNames([stem.prose, ...worded.map(({ prose }) => prose)]);
    const odd = [
      describeMix(worded, (option) => hasCapital(option, names), 'begin with capitals'),
      describeMix(worded, hasFullStop, 'end with a full stop'),
    ].filter((message) => message !== undefined);
    return odd.map((message) => ({ message, field: 'options' }));
  },
});

type Look = 'yes' | 'no' | undefined;

function describeMix(
  options: readonly OptionView[],
  look: (option: OptionView) => Look,
  what: string,
): string | undefined {
  const looks = options.map(look).filter((each) => each !== undefined);
  const yes = looks.filter((each) => each === 'yes').length;
  if (yes === 0 || yes === looks.length) return undefined;
  return `Some options ${what} and some do not; make them consistent.`;
}

/** Finds the words with a capital letter inside a sentence. */
function findNames(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/(?<=\p{Ll}[,;]? )\p{Lu}\p{Ll}+/gu) ?? []));
}

/**
 * Whether an option begins with a capital; undefined for names, formulas and symbols, which keep their case.
 */
function hasCapital({ visible, prose, words }: OptionView, names: ReadonlySet<string>): Look {
  if (!/^\p{L}/u.test(prose) || visible !== prose || words.length < 2) return undefined;
  if (
    /^\p{Lu}[\p{Lu}\d]|^\p{L}\b|^\p{Lu}\p{Ll}+[’']s\b/u.test(prose) ||
    EPONYM.test(prose) ||
    names.has(words[0] ?? '')
  )
    return undefined;
  return /^\p{Lu}/u.test(prose) ? 'yes' : 'no';
}

function hasFullStop({ visible, words }: OptionView): Look {
  if (words.length < 2) return undefined;
  return /[.!?]$/.test(visible) ? 'yes' : 'no';
}
