import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';

/** Terms that begin with a name and keep their capital. */
const EPONYM =
  /^(?:Golgi|Calvin|Krebs|London|Haber|Doppler|Newton|Kepler|Ohm|Boyle|Charles|Hardy|Mendel|Darwin|Avogadro|Bowman|Henle|Schwann|Purkinje|Pauli|Planck|Bohr|Le Chatelier)\b/;

export const optionsAreParallel = defineQuestionCheck({
  id: 'options-are-parallel',
  code: 'X01',
  meaning:
    'Options are alike in form: all numbers, all phrases or all sentences, with the same case and full stop.',
  severity: 'warning',
  fails: choiceQuestion('What does the heart do?', ['Pumps blood *', 'it makes bile.', 'Stores air']),
  passes: choiceQuestion('What does the heart do?', ['Pumps blood *', 'Makes bile', 'Stores air']),
  run: ({ authoredOptions, stem }) => {
    if (authoredOptions.length < 2) return [];
    const names = findNames([stem.prose, ...authoredOptions.map(({ prose }) => prose)]);
    const messages = [
      describeMix(authoredOptions, (option) => hasCapital(option, names), 'begin with capitals'),
      describeMix(authoredOptions, hasFullStop, 'end with a full stop'),
    ].filter((message) => message !== undefined);
    return messages.map((message) => ({ message, field: 'options' }));
  },
});

/** Whether an option has a trait, such as a full stop; undefined if the trait does not apply to it. */
type Trait = 'yes' | 'no' | undefined;

/** Returns a message if some options have a trait and some do not. */
function describeMix(
  options: readonly OptionView[],
  getTrait: (option: OptionView) => Trait,
  description: string,
): string | undefined {
  const traits = options.map(getTrait).filter((trait) => trait !== undefined);
  const yes = traits.filter((trait) => trait === 'yes').length;
  if (yes === 0 || yes === traits.length) return undefined;
  return `Some options ${description} and some do not; make them consistent.`;
}

/** Finds the words with a capital letter inside a sentence. */
function findNames(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/(?<=\p{Ll}[,;]? )\p{Lu}\p{Ll}+/gu) ?? []));
}

/**
 * Whether an option begins with a capital; undefined for names, formulas and symbols, which keep their case.
 */
function hasCapital({ visible, prose, words }: OptionView, names: ReadonlySet<string>): Trait {
  if (!/^\p{L}/u.test(prose) || visible !== prose || words.length < 2) return undefined;
  if (
    /^\p{Lu}[\p{Lu}\d]|^\p{L}\b|^\p{Lu}\p{Ll}+[’']s\b/u.test(prose) ||
    EPONYM.test(prose) ||
    names.has(words[0] ?? '')
  )
    return undefined;
  return /^\p{Lu}/u.test(prose) ? 'yes' : 'no';
}

function hasFullStop({ visible, words }: OptionView): Trait {
  if (words.length < 2) return undefined;
  return /[.!?]$/.test(visible) ? 'yes' : 'no';
}
