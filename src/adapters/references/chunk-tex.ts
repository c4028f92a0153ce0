import { type Chunk, chunkLines } from './chunk-lines.ts';

const HEADING = /^\s*\\(?:part|chapter|(?:sub)*section|paragraph)\*?\s*(?:\[[^\]]*\])?\{([^}]*)\}/;
/** A definition opens a passage of its own, so that a macro is found with its body. */
const DEFINITION =
  /^\s*\\(?:newcommand|renewcommand|providecommand|DeclareRobustCommand|NewDocumentCommand|newenvironment|def|gdef|edef|let|tikzset|tikzstyle|pgfkeys|pgfplotsset|ctikzset|usetikzlibrary|ProvidesPackage)\b/;
/** What only makes sense as a whole. */
const WHOLE =
  /^(?:tikzpicture|circuitikz|axis|semilogxaxis|semilogyaxis|loglogaxis|polaraxis|scope|pgfpicture|codeexample|lstlisting|verbatim|Verbatim|tabular|align\*?)$/;

type Section = { title: string; readonly blocks: string[][] };

/** Passages of TeX or of a package: a drawing, a table and a definition stay whole, under the heading they stand in. */
export function chunkTex(text: string): Chunk[] {
  const sections: Section[] = [{ title: '', blocks: [[]] }];
  const state = { braces: 0, whole: 0 };
  for (const line of text.split(/\r?\n/)) {
    const free = state.braces <= 0 && state.whole <= 0;
    const heading = free ? HEADING.exec(line)?.[1] : undefined;
    if (heading !== undefined) sections.push({ title: heading, blocks: [[]] });
    const { blocks } = sections.at(-1) ?? { blocks: [[]] };
    if (free && (line.trim() === '' || DEFINITION.test(line))) blocks.push([]);
    if (!free || line.trim() !== '') blocks.at(-1)?.push(line);
    follow(line, state);
  }
  return sections.flatMap(({ title, blocks }) =>
    chunkLines(
      blocks.filter((block) => block.length > 0),
      title,
    ),
  );
}

/** Counts what the line opens and closes; a stray `}` cannot hold the rest of the file together. */
function follow(line: string, state: { braces: number; whole: number }): void {
  const code = line.replace(/\\[{}%\\]/g, '').replace(/%.*$/, '');
  for (const [, what, name = ''] of code.matchAll(/\\(begin|end)\{([^}]*)\}/g))
    if (WHOLE.test(name)) state.whole = Math.max(0, state.whole + (what === 'begin' ? 1 : -1));
  const opened = code.split('{').length - code.split('}').length;
  state.braces = Math.max(0, state.braces + opened);
}
