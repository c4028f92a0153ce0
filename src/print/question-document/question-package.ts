/** The TeX classes for which a preamble can be printed. */
export type DocumentClass = 'article' | 'exam';

/** Packages and commands that the texts of our questions use, and the key. */
const TEXT_DEFINITIONS = String.raw`
\RequirePackage{amsmath,amssymb,array,booktabs,graphicx,xcolor}
\RequirePackage{siunitx}
% Older versions of siunitx have no \qty and \unit.
\providecommand{\qty}[3][]{\SI[#1]{#2}{#3}}
\providecommand{\unit}[2][]{\si[#1]{#2}}
\RequirePackage[version=4]{mhchem}
\RequirePackage{tikz,pgfplots,circuitikz}
\IfFileExists{simplekv.tex}{\RequirePackage{chemfig}}{}
\pgfplotsset{compat=1.16}
\usetikzlibrary{arrows,arrows.meta,calc,angles,quotes,patterns,positioning,intersections}
\usetikzlibrary{decorations.pathmorphing,decorations.pathreplacing,decorations.markings,shapes.geometric}
% Options: \begin{tasks}(2) \task ... \task ... \ans \end{tasks}
\RequirePackage{tasks}
\settasks{label=(\alph*),label-width=1.4em,label-offset=0.4em,item-indent=1.8em}
% The key: \ans marks a correct option, \ansint{5} states an answer, \accept{5.0} and \reject{6} add to it.
\providecommand{\ans}{}
\newcommand{\vb@key}[2]{\ifvbanswers\par\noindent\textbf{#1} \ensuremath{#2}\par\fi}
% \ans[figures=3]{5} states an answer with its rules.
\renewcommand{\ans}[1][]{\@ifnextchar\bgroup{\vb@key{Answer:}}{\ifvbanswers\ensuremath{\;\checkmark}\fi}}
\newcommand{\ansint}[2][]{\vb@key{Answer:}{#2}}
\newcommand{\accept}[2][]{\vb@key{Also accept:}{#2}}
\newcommand{\reject}[2][]{\vb@key{Do not accept:}{#2}}
`.trim();

/** Further solutions and ideas, and the environment of solutions unless the class has its own. */
const SOLUTION_DEFINITIONS = String.raw`
% Solutions. The class exam has its own environment "solution".
\RequirePackage{comment}
\newcommand{\vb@solution}[2]{%
  \ifvbanswers\newenvironment{#1}{\par\noindent\textbf{#2} }{\par}\else\excludecomment{#1}\fi}
\@ifundefined{solution}{\vb@solution{solution}{Solution.}}{\ifvbanswers\printanswers\else\noprintanswers\fi}
\vb@solution{alternatesolution}{Another solution.}
\vb@solution{idea}{Key idea.}
`.trim();

const CHARACTER_DEFINITIONS = String.raw`
% Characters that people type instead of commands.
\RequirePackage{newunicodechar}
\newcommand{\vb@character}[2]{\newunicodechar{#1}{\ensuremath{#2}}}
\vb@character{×}{\times}\vb@character{÷}{\div}\vb@character{±}{\pm}\vb@character{−}{-}\vb@character{·}{\cdot}
\vb@character{°}{^\circ}\vb@character{²}{^2}\vb@character{³}{^3}\vb@character{≤}{\leq}\vb@character{≥}{\geq}
\vb@character{≠}{\neq}\vb@character{≈}{\approx}\vb@character{→}{\rightarrow}\vb@character{∞}{\infty}
\vb@character{α}{\alpha}\vb@character{β}{\beta}\vb@character{γ}{\gamma}\vb@character{Δ}{\Delta}
\vb@character{θ}{\theta}\vb@character{λ}{\lambda}\vb@character{μ}{\mu}\vb@character{µ}{\mu}\vb@character{π}{\pi}
\vb@character{ρ}{\rho}\vb@character{σ}{\sigma}\vb@character{φ}{\phi}\vb@character{ω}{\omega}\vb@character{Ω}{\Omega}
`.trim();

/** A file that is missing is named in the output, so that the rest of the question can still be printed. */
const FILE_DEFINITIONS = String.raw`
% A missing file is named in the output instead of ending the run.
\newcommand{\vb@missing}[1]{\fbox{missing file: \texttt{\detokenize{#1}}}}
\AtBeginDocument{%
  \let\vb@input\input
  \renewcommand{\input}[1]{\IfFileExists{#1}{\vb@input{#1}}{\vb@missing{#1}}}%
  \let\vb@graphics\includegraphics
  \renewcommand{\includegraphics}[2][]{%
    \def\vb@found{\vb@missing{#2}}%
    \@for\vb@ending:={,.png,.pdf,.jpg,.jpeg,.eps}\do{%
      \IfFileExists{#2\vb@ending}{\def\vb@found{\vb@graphics[#1]{#2}}}{}}%
    \vb@found}}
`.trim();

/** Everything that the TeX of our questions uses. It works in a package and, between `\makeatletter` and `\makeatother`, in a preamble. */
const DEFINITIONS = [TEXT_DEFINITIONS, SOLUTION_DEFINITIONS, CHARACTER_DEFINITIONS].join('\n');

/** The packages and commands of our texts for a document with solution environments of its own. */
export const TEXT_PREAMBLE = String.raw`\makeatletter
\newif\ifvbanswers
\vbanswerstrue
${TEXT_DEFINITIONS}
${CHARACTER_DEFINITIONS}
\makeatother
`;

/** The package `vbagent.sty`, with the options `answers` (the default) and `noanswers`. */
export const QUESTION_PACKAGE = String.raw`% Commands and environments of questions written by VBAgent. No rights are reserved in this file.
\NeedsTeXFormat{LaTeX2e}
\ProvidesPackage{vbagent}[2026/11/20 Questions written by VBAgent]
\newif\ifvbanswers
\vbanswerstrue
\DeclareOption{answers}{\vbanswerstrue}
\DeclareOption{noanswers}{\vbanswersfalse}
\ProcessOptions\relax
${DEFINITIONS}
${FILE_DEFINITIONS}
`;

const createHead = (documentClass: DocumentClass): string =>
  String.raw`\documentclass[11pt,a4paper]{${documentClass}}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage[margin=25mm]{geometry}`;

/** Prints everything before `\begin{document}`. A document with this preamble does not need the file `vbagent.sty`. */
export function createPreamble(documentClass: DocumentClass): string {
  return String.raw`${createHead(documentClass)}
\makeatletter
\newif\ifvbanswers
\vbanswerstrue % \vbanswersfalse hides keys and solutions
${DEFINITIONS}
\makeatother
`;
}

/** The files of a document that prints a question: the paths of the question, its variants and further solutions. */
type QuestionDocument = {
  readonly question: string;
  readonly variants: readonly string[];
  readonly solutions: readonly string[];
};

/** Creates a document that prints the given files with the package beside it. */
export function createQuestionDocument({ question, variants, solutions }: QuestionDocument): string {
  const input = (path: string): string => `\\input{${path}}`;
  const list = (paths: readonly string[]): string[] => [
    '\\begin{enumerate}',
    ...paths.map(input),
    '\\end{enumerate}',
  ];
  return [
    createHead('article'),
    '\\usepackage{vbagent} % \\usepackage[noanswers]{vbagent} hides keys and solutions',
    '\\begin{document}',
    ...list([question]),
    ...(solutions.length === 0 ? [] : ['\\section*{Further solutions}', ...solutions.map(input)]),
    ...(variants.length === 0 ? [] : ['\\section*{Variants}', ...list(variants)]),
    '\\end{document}',
    '',
  ].join('\n');
}
