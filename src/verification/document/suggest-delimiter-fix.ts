import type { Finding, Fix } from '../../domain/finding.ts';

/** The line break before the next section or question, or the end of the document. */
const SECTION_END =
  /\n(?=[ \t]*\\(?:item\b|begin\{(?:solution|alternatesolution|idea|tasks)\}|end\{(?:solution|document|enumerate)\}))|$/g;

/**
 * Suggests a fix for an unmatched brace or environment, if there is only one likely position for the missing
 * delimiter.
 */
export function suggestDelimiterFix({ rule, span }: Finding, source: string): Fix | undefined {
  if (span === undefined) return undefined;
  if (rule === 'brace-is-closed') return closeBrace(source, span.start);
  if (rule === 'brace-is-opened')
    return { title: 'remove the }', certain: false, edits: [{ span, replacement: '' }] };
  if (rule === 'environment-is-closed') return closeEnvironment(source, span);
  return undefined;
}

/** Adds the brace before the $ that ends the formula on the same line. */
function closeBrace(source: string, open: number): Fix | undefined {
  const line = source.slice(
    open,
    source.indexOf('\n', open) < 0 ? source.length : source.indexOf('\n', open),
  );
  const dollarsBefore =
    source.slice(source.lastIndexOf('\n', open) + 1, open).match(/(?<!\\)\$/g)?.length ?? 0;
  const end = line.search(/(?<!\\)\$/);
  if (dollarsBefore % 2 === 0 || end < 0) return undefined;
  const at = open + end;
  return {
    title: 'close the brace',
    certain: false,
    edits: [{ span: { start: at, end: at }, replacement: '}' }],
  };
}

function closeEnvironment(source: string, { start, end }: { start: number; end: number }): Fix | undefined {
  const name = /\\begin\{([^{}]+)\}/.exec(source.slice(start, end))?.[1];
  if (name === undefined) return undefined;
  SECTION_END.lastIndex = end;
  const at = SECTION_END.exec(source)?.index ?? source.length;
  const lineBreak = source[at - 1] === '\n' ? '' : '\n';
  return {
    title: `add \\end{${name}}`,
    certain: name === 'solution',
    edits: [{ span: { start: at, end: at }, replacement: `${lineBreak}\\end{${name}}` }],
  };
}
