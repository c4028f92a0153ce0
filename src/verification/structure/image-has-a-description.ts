import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

const IMAGE = /\\includegraphics\s*(\[[^\]]*\])?\s*\{[^{}]*\}/g;
const createExample = (options: string) =>
  writtenQuestion(
    `What does the photograph show?\n\\includegraphics[${options}]{cell.png}`,
    'It shows a cell.',
  );

export const imageHasADescription = defineQuestionCheck({
  id: 'image-has-a-description',
  code: 'S13',
  meaning: 'An image has a text description, for learners who cannot see it.',
  severity: 'info',
  fails: createExample('width=3cm'),
  passes: createExample('width=3cm, alt={a plant cell with its wall}'),
  run: ({ source, spans, part }) => {
    // The view of the whole question includes the images of its parts.
    if (part !== undefined) return [];
    const text = source.slice(spans.question.start, spans.question.end);
    return Array.from(text.matchAll(IMAGE))
      .filter((match) => !/\balt\s*=/.test(match[1] ?? ''))
      .map((match) => ({
        message: 'This image has no description; add alt={…} to its options.',
        span: {
          start: spans.question.start + match.index,
          end: spans.question.start + match.index + match[0].length,
        },
        field: 'diagrams',
      }));
  },
});
