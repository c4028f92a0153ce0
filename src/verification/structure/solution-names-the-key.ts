import { findKeyInWords } from '../../latex/find-key.ts';
import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';

export const solutionNamesTheKey = questionCheck({
  id: 'solution-names-the-key',
  code: 'S14',
  meaning: 'The letter that the solution calls correct is the option that is marked.',
  severity: 'error',
  fails: choice('What is the sum of two and three?', ['four', 'five', 'six'])
    .replace('\\task four', '\\task four \\ans')
    .replace('is .', 'is (b).'),
  passes: choice('What is the sum of two and three?', ['four', 'five *', 'six']),
  run: ({ question, options, keyed, spans, source, locate }) => {
    if (options.length === 0 || keyed.length === 0 || question.answer?.kind !== 'choice') return [];
    const named = findKeyInWords(question.solution, options.length).map((place) => options[place]?.id ?? '');
    const marked = keyed.map(({ id }) => id);
    if (named.length === 0 || named.join() === marked.join()) return [];
    if (
      question.kind === 'mcq_mc' &&
      named.length < marked.length &&
      named.every((id) => marked.includes(id)) &&
      isAside(source, spans)
    )
      return [];
    const letters = (ids: readonly string[]) => ids.map((id) => `(${id})`).join(', ');
    const [wrong] = named;
    const place = locate(
      spans.solution,
      new RegExp(
        `correct[^\\n]{0,40}?\\(${wrong}\\)|(?:option|answer)[^\\n]{0,20}?\\(${wrong}\\)|\\(${wrong}\\)`,
        'i',
      ),
    );
    return [
      {
        message: `The solution calls ${letters(named)} correct and ${letters(marked)} is marked; one of them is wrong.`,
        span: place,
        field: 'answer',
        evidence: `marked ${letters(marked)}, named ${letters(named)}`,
      },
    ];
  },
});

/** One option of several may be spoken of on its own line before the others. */
function isAside(source: string, spans: { solution?: { start: number; end: number } }): boolean {
  if (spans.solution === undefined) return false;
  const text = source.slice(spans.solution.start, spans.solution.end);
  return !/correct options? (?:is|are)|answers? (?:is|are)/i.test(text);
}
