import { chunkLines, type ReferenceChunk } from './chunk-lines.ts';

/** Matches a heading such as `\section{Title}` and captures the title. */
const HEADING = /^\s*\\(?:part|chapter|(?:sub)*section|paragraph)\*?\s*(?:\[[^\]]*\])?\{([^}]*)\}/;
/** Matches the start of a definition. It starts a new block, so that a macro is found together with its body. */
const DEFINITION =
  /^\s*\\(?:newcommand|renewcommand|providecommand|DeclareRobustCommand|NewDocumentCommand|newenvironment|def|gdef|edef|let|tikzset|tikzstyle|pgfkeys|pgfplotsset|ctikzset|usetikzlibrary|ProvidesPackage)\b/;
/** Matches environments that are never split. */
const UNSPLIT_ENVIRONMENT =
  /^(?:tikzpicture|circuitikz|axis|semilogxaxis|semilogyaxis|loglogaxis|polaraxis|scope|pgfpicture|codeexample|lstlisting|verbatim|Verbatim|tabular|align\*?)$/;

type Section = { title: string; readonly blocks: string[][] };

/** Splits TeX or a package into passages; drawings, tables and definitions are never split, and each passage has its heading. */
export function chunkTex(text: string): ReferenceChunk[] {
  const sections: Section[] = [{ title: '', blocks: [[]] }];
  const state = { braces: 0, environments: 0 };
  for (const line of text.split(/\r?\n/)) {
    const canSplit = state.braces <= 0 && state.environments <= 0;
    const heading = canSplit ? HEADING.exec(line)?.[1] : undefined;
    if (heading !== undefined) sections.push({ title: heading, blocks: [[]] });
    const { blocks } = sections.at(-1) ?? { blocks: [[]] };
    if (canSplit && (line.trim() === '' || DEFINITION.test(line))) blocks.push([]);
    if (!canSplit || line.trim() !== '') blocks.at(-1)?.push(line);
    trackNesting(line, state);
  }
  return sections.flatMap(({ title, blocks }) =>
    chunkLines(
      blocks.filter((block) => block.length > 0),
      title,
    ),
  );
}

/** Updates the numbers of open braces and environments. They never become negative, so a stray `}` does not affect later lines. */
function trackNesting(line: string, state: { braces: number; environments: number }): void {
  const code = line.replace(/\\[{}%\\]/g, '').replace(/%.*$/, '');
  for (const [, keyword, name = ''] of code.matchAll(/\\(begin|end)\{([^}]*)\}/g))
    if (UNSPLIT_ENVIRONMENT.test(name))
      state.environments = Math.max(0, state.environments + (keyword === 'begin' ? 1 : -1));
  const newBraces = code.split('{').length - code.split('}').length;
  state.braces = Math.max(0, state.braces + newBraces);
}
