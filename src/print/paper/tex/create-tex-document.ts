/** The preamble; its packages are part of every TeX distribution. */
const PREAMBLE = [
  '\\documentclass[11pt,a4paper]{article}',
  '\\usepackage[utf8]{inputenc}',
  '\\usepackage[T1]{fontenc}',
  '\\usepackage[margin=20mm]{geometry}',
  '\\usepackage{amsmath,amssymb}',
  '\\usepackage{array,longtable}',
  '\\usepackage{xcolor}',
  '\\usepackage{tikz}',
  '\\setlength{\\parindent}{0pt}',
  '\\setlength{\\parskip}{4pt}',
  '\\raggedbottom',
] as const;

/** Loaded only by papers with chemical formulae. */
const CHEMISTRY = '\\usepackage[version=4]{mhchem}';

/** Creates a complete TeX document. */
export function createTexDocument(title: string, body: readonly string[]): string {
  const text = body.join('\n');
  const packages = /\\ce\s*\{/.test(text) ? [...PREAMBLE, CHEMISTRY] : PREAMBLE;
  return [`% ${title}`, ...packages, '\\begin{document}', text, '\\end{document}', ''].join('\n');
}
