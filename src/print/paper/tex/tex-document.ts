/** Packages of every TeX distribution's base; nothing is drawn or set with anything else. */
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

/** Asked for only by papers that need it. */
const CHEMISTRY = '\\usepackage[version=4]{mhchem}';

/** A whole document that stands alone. */
export function texDocument(title: string, body: readonly string[]): string {
  const text = body.join('\n');
  const packages = /\\ce\s*\{/.test(text) ? [...PREAMBLE, CHEMISTRY] : PREAMBLE;
  return [`% ${title}`, ...packages, '\\begin{document}', text, '\\end{document}', ''].join('\n');
}
