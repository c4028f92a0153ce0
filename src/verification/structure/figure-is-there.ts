import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

/** Phrases that refer to a figure, such as “as shown below”. */
const FIGURE_REFERENCE =
  /\b(?:(?:as|is|are) (?:shown|drawn|illustrated|depicted) (?:(?:here|below|above|alongside)|(?:in|on|by) (?:the|this) (?:\w+ )?(?:figure|diagram|graph|circuit|picture|sketch))|as shown(?=[.,;:]|$| \w+ing\b)|(?:shown|given|drawn) in (?:the )?(?:adjoining |following |accompanying )?(?:fig\b|figure|diagram|graph|circuit)|in the (?:adjoining |following |accompanying |above |given )?(?:figure|diagram|sketch|picture)\b|the (?:figure|diagram|sketch|picture|graph|circuit) (?:below|above|shows|alongside|at the right)|(?:figure|diagram|graph|circuit) (?:shown|given) (?:below|above|here|alongside)|the (?:graph|circuit) shown\b|\ba (?:graph|diagram|figure|sketch|circuit diagram) shows\b|(?:graph|circuit|diagram|figure)\b[^.?]{0,40}\b(?:is|are) shown(?=[.,;])|see (?:the )?(?:fig(?:ure)?|diagram))/i;
/** Commands and environments that produce a figure or a table. */
const FIGURE =
  /\\includegraphics|\\begin\{(?:tikzpicture|circuitikz|pspicture|picture|asy|figure|tabular|array|axis)\}|\\input\{|\[asy\]|\\putfig|\\psfig|\\epsf/;
/** A figure that was moved to a file and commented out. */
const COMMENTED_INPUT = /%\s*\\input\{/;

const stem =
  'The graph shows how the velocity of a car changes over ten seconds. Calculate the distance it travels.';
const solution = 'The distance is the area under the graph, $50$ metres.';

export const figureIsThere = defineQuestionCheck({
  id: 'figure-is-there',
  code: 'S13',
  meaning: 'A figure that the stem refers to is in the question.',
  severity: 'warning',
  fails: writtenQuestion(stem, solution),
  passes: writtenQuestion(
    `${stem}\n\\begin{center}\\begin{tikzpicture}\\draw (0,0) -- (2,1);\\end{tikzpicture}\\end{center}`,
    solution,
  ),
  run: ({ question, stem, source, spans, passage, hasPassageDiagram, locate }) => {
    const reference = FIGURE_REFERENCE.exec(stem.visible);
    if (reference === null || question.diagrams.length > 0 || hasPassageDiagram || question.table) return [];
    const text = source.slice(spans.question.start, spans.question.end);
    if ([text, passage?.tex ?? ''].some((tex) => FIGURE.test(tex) || COMMENTED_INPUT.test(tex))) return [];
    return [
      {
        message: `The stem mentions a figure (“${reference[0]}”) but there is none; draw it or describe it.`,
        span: locate(stem.span, reference[0]),
        field: 'stem',
      },
    ];
  },
});
