import type { Question } from '../../../domain/question.ts';
import { splitParts } from '../split-parts.ts';
import { escapeTex } from './escape-tex.ts';

/** Prints the candidate's view of a question: stem with its parts, figure, options. */
export function questionTex(question: Question): string {
  return [stemTex(question), ...question.diagrams.flatMap(figureTex), ...optionsTex(question)].join('\n\n');
}

export function stemTex({ vignette = '', stem }: Question): string {
  return splitParts(`${vignette}\n\n${stem}`)
    .map(({ label, tex }) => (label === '' ? tex : printWithLabel(`(${label})`, '8mm', tex)))
    .join('\n\n');
}

function figureTex(diagram: Question['diagrams'][number]): string[] {
  return diagram.kind === 'tikz' ? [`\\begin{center}\n${diagram.tex}\n\\end{center}`] : [];
}

function optionsTex({ options }: Question): string[] {
  return options.map(({ id, text }) =>
    printWithLabel(`\\textbf{${escapeTex(id.toUpperCase())}}`, '8mm', text),
  );
}

/** Prints text to the right of its label, with a hanging indent. */
function printWithLabel(label: string, width: string, tex: string): string {
  const box = `\\makebox[${width}][l]{${label}}`;
  return `${box}\\parbox[t]{\\dimexpr\\linewidth-${width}\\relax}{${tex}}`;
}
