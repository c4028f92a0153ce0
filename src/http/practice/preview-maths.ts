import { printMathTex } from '../../maths/read/print-math-tex.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { texToInlineHtml } from '../../print/html/tex-to-html.ts';

/** Typesets typed maths as the engine reads it; null for a text that it cannot read, such as an unfinished formula. */
export function previewMaths(texts: readonly string[]): (string | null)[] {
  return texts.map((text) => {
    const parsed = readMath(text);
    const tex = parsed.ok ? printMathTex(parsed.node) : undefined;
    return tex === undefined ? null : texToInlineHtml(`$\\displaystyle ${tex}$`);
  });
}
