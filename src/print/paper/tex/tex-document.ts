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

/** A whole document that stands alone. */
export function texDocument(title: string, body: readonly string[]): string {
  return [`% ${title}`, ...PREAMBLE, '\\begin{document}', ...body, '\\end{document}', ''].join('\n');
}
