/** The rules that papers from the bank add to the style sheet of papers. */
export const BANK_PAPER_STYLE = `
.paper-head { border-bottom: 0.6mm solid #000; margin-bottom: 6mm; }
.paper-head .names { display: flex; align-items: center; gap: 6mm; }
.paper-head .names > div { flex: 1; }
.paper-head img { max-height: 22mm; max-width: 40mm; }
.paper-head h1 { font-size: 1.7em; margin: 0 0 1mm; line-height: 1.2; }
.paper-head .institution { font-weight: 600; margin: 0 0 1mm; }
.paper-head .subtitle { font-size: 1.15em; margin: 0; }
.paper-head .version { border: 0.6mm solid #000; font-size: 2em; font-weight: 700; padding: 0 4mm; line-height: 1.4; }
.paper-head .facts { display: flex; gap: 10mm; font-weight: 600; margin: 2mm 0; }
.fields { display: flex; gap: 6mm; margin: 5mm 0 4mm; }
.fields span { flex: 1; border-bottom: 0.25mm solid #000; padding-bottom: 1mm; }
.fields span:first-child { flex: 2; }
.paper-section { margin-top: 6mm; }
.bank-paper .question { break-inside: avoid; padding-right: 14mm; }
.bank-paper .question:has(.parts .parts) { break-inside: auto; }
.solution { border-left: 1mm solid #999; padding: 1mm 0 1mm 4mm; margin-top: 2mm; }
.solution p { margin: 0 0 1.5mm; }
.bank-paper.solutions .working, .bank-paper.solutions .lines, .bank-paper.solutions .boxes { display: none; }
.bank-paper.solutions .question { break-inside: auto; }
.bank-paper.solutions .asked { break-inside: avoid; break-after: avoid; }
.bank-paper.solutions .solution > * { break-inside: avoid; }
.bank-paper .options.columns-5 { display: grid; grid-template-columns: repeat(5, 1fr); gap: 0 3mm; }
.bank-paper .options.columns-4 { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0 3mm; }
.bank-paper .options.columns-3 { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0 3mm; }
.bank-paper .options.columns-2 { display: grid; grid-template-columns: repeat(2, 1fr); gap: 0 3mm; }
.bank-paper .options { align-items: center; }
.bank-paper .end { margin-top: 6mm; }
.bank-paper.large .options { display: block; }
.bank-paper.large { font-size: 18pt; line-height: 1.5; }
.bank-paper.large .figure svg { max-height: 110mm; width: 100%; }
.bank-paper.large .question { grid-template-columns: 16mm 1fr; }
.bank-paper.large .options li { grid-template-columns: 12mm 1fr; }
.answer-list { columns: 3; column-gap: 6mm; padding-left: 9mm; margin: 0 0 6mm; }
.answer-list li { break-inside: avoid; margin-bottom: 1mm; }
.blank { display: inline-block; width: 22mm; border-bottom: 0.25mm solid #000; }
.answer-list li > span { margin-right: 3mm; }
.answer-list.wide { columns: 1; }
.answer-grid { break-before: page; }
.grid { columns: 3; list-style: none; padding: 0; margin: 0 0 6mm; font-size: 11pt; }
.grid li { display: flex; align-items: center; gap: 2mm; height: 9mm; break-inside: avoid; }
.grid b { width: 8mm; text-align: right; }
.grid i { display: inline-flex; align-items: center; justify-content: center; width: 6.5mm; height: 6.5mm; border: 0.25mm solid #000; border-radius: 50%; font-style: normal; font-size: 8.5pt; }
.grid u { flex: 1; height: 6mm; border-bottom: 0.25mm solid #000; margin-right: 6mm; text-decoration: none; }
.bank-paper.large .grid { columns: 2; font-size: 18pt; }
.bank-paper.large .grid li { height: 14mm; }
.bank-paper.large .grid b { width: 12mm; }
.bank-paper.large .grid i { width: 10mm; height: 10mm; font-size: 14pt; }
.key-section { break-inside: avoid; }
@media screen and (max-width: 600px) {
  .bank-paper .question { padding-right: 0; }
  .bank-paper .options[class*="columns"] { grid-template-columns: repeat(2, 1fr); }
  .bank-paper .figure, .bank-paper .katex-display { overflow-x: auto; }
  .answer-list, .grid { columns: 1; }
}
table.key-grid { border-collapse: collapse; margin-bottom: 6mm; }
table.key-grid th, table.key-grid td { border: 0.25mm solid #000; padding: 1mm 3mm; text-align: left; vertical-align: top; }
table.key-grid tr { break-inside: avoid; }
`;
