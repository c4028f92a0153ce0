/** The style sheet of a paper on screen and on A4. */
export const PAPER_STYLE = `
@page { size: A4; margin: 18mm 16mm 18mm 18mm; @bottom-right { content: "Page " counter(page); font: 9pt Arial, sans-serif; } }
@page questions { @top-right { content: "MARKS"; font: 700 8pt Arial, sans-serif; padding-top: 8mm; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 10mm; max-width: 210mm; background: #fff; color: #000; font: 11.5pt/1.5 'Trebuchet MS', 'DejaVu Sans', 'Open Sans', Arial, sans-serif; }
@media print { body { padding: 0; max-width: none; } }
.katex { font-size: 1.08em; }
.unbroken { white-space: nowrap; }
h1, h2, h3, p { margin: 0 0 3mm; }
.front { break-before: page; }
.front:first-child { break-before: auto; }
.front .qualification { display: inline-block; border: 0.6mm solid #000; padding: 1.5mm 5mm; font-weight: 700; font-size: 13pt; }
.front .mock { float: right; text-align: right; font-size: 9.5pt; max-width: 75mm; }
.front h1 { clear: both; margin: 12mm 0 1mm; font-size: 26pt; text-align: right; }
.front h2 { margin: 0 0 8mm; font-size: 16pt; text-align: right; font-weight: 600; }
.front .facts { display: flex; justify-content: space-between; border-top: 0.6mm solid #000; border-bottom: 0.6mm solid #000; padding: 2mm 0; margin-bottom: 7mm; font-weight: 700; }
.candidate { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; border: 0.3mm solid #000; padding: 4mm; margin-bottom: 7mm; font-size: 9.5pt; }
.candidate div { border: 0.3mm solid #000; height: 9mm; margin-top: 1mm; }
.instructions { padding-left: 5mm; }
.instructions li { margin-bottom: 1.5mm; }
.formulae { break-before: page; break-after: page; }
.formulae h2, .booklet-title { text-align: center; font-size: 13pt; letter-spacing: 0.5pt; }
.formulae dl { display: grid; grid-template-columns: minmax(45mm, auto) 1fr; gap: 5mm 6mm; align-items: center; margin: 8mm 0 0; }
.formulae dt { font-weight: 600; }
.formulae dd { margin: 0; }
.formulae .list { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3.5mm 8mm; align-items: center; margin-top: 6mm; }
.formulae:has(.list) dl { gap: 1mm 6mm; margin-top: 4mm; font-size: 10pt; }
.formulae:has(.list) dt { font-weight: 400; }
h2.section-head { font-size: inherit; padding-right: 2mm; display: flex; justify-content: space-between; align-items: baseline; border-bottom: 0.6mm solid #000; margin-bottom: 5mm; font-weight: 700; break-after: avoid; }
.questions { break-before: page; page: questions; border-right: 0.3mm solid #000; padding-right: 0; }
.questions + .questions { margin-top: 10mm; }
@media print { .questions + .questions { margin-top: 0; } }
.formulae + .questions { break-before: auto; }
.margin-head { text-align: right; font-size: 8pt; font-weight: 700; margin: 0 2mm 2mm; }
@media print { .margin-head { display: none; } }
.question { display: grid; grid-template-columns: 11mm 1fr; padding-right: 14mm; margin-bottom: 6mm; }
.question > .number { font-size: inherit; font-weight: 700; margin: 0; }
.question > div { min-width: 0; }
.question:not(:has(.parts)), .part:not(:has(.parts)), .shared { break-inside: avoid; }
.shared { break-after: avoid; margin-bottom: 2mm; }
.instruction { position: relative; break-after: avoid; }
.instruction > .marks { position: absolute; bottom: 0; right: -14mm; width: 14mm; text-align: center; font-weight: 700; }
.instruction p:last-of-type, .shared p:last-child, .lead p:last-child { margin-bottom: 0; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.parts { list-style: none; margin: 0; padding: 0; }
.part { display: grid; grid-template-columns: 10mm 1fr; margin-bottom: 4mm; }
.part > div { min-width: 0; }
.part > .lead { grid-column: 1 / -1; margin-bottom: 2mm; break-after: avoid; }
.part:last-child { margin-bottom: 0; }
.lines > i { display: block; height: 9mm; border-bottom: 0.25mm solid #000; }
.working { display: flex; align-items: flex-end; justify-content: flex-end; }
.answer-line { margin: 0; text-align: right; }
.answer-line > i { display: inline-block; width: 45mm; height: 8mm; border-bottom: 0.25mm solid #000; }
.boxes { display: flex; flex-wrap: wrap; gap: 6mm; margin-top: 3mm; }
.boxes > span { display: flex; align-items: center; gap: 2mm; }
.boxes i { display: inline-block; width: 14mm; height: 9mm; border: 0.25mm solid #000; }
.figure { text-align: center; margin: 3mm 0; }
.figure svg { max-width: 100%; height: auto; max-height: 75mm; }
.not-to-scale { display: block; font-size: 8.5pt; font-style: italic; }
.options { list-style: none; margin: 2mm 0 0; padding: 0; }
.options li { display: grid; grid-template-columns: 8mm 1fr; margin-bottom: 1.5mm; }
.options li:has(.tick-box) { grid-template-columns: 10mm 8mm 1fr; align-items: center; }
.tick-box { display: inline-block; width: 6mm; height: 6mm; border: 0.25mm solid #000; }
.missing-figure { font-style: italic; }
.end { text-align: center; font-weight: 700; margin: 8mm 0 0; break-before: avoid; }
.keys { columns: 5; padding-left: 8mm; margin: 0 0 8mm; }
table.tabular { border-collapse: collapse; margin: 2mm 0; }
table.tabular td { padding: 0.4mm 2mm; text-align: left; vertical-align: top; }
table.tabular tr:has(td + td) td { border: 0.25mm solid #000; padding: 1mm 2mm; }
table.tabular tr:first-child:has(td + td) td { font-weight: 700; }
table.blanks, table.match { border-collapse: collapse; margin: 2mm 0; }
table.blanks th, table.blanks td, table.match th, table.match td { border: 0.25mm solid #000; padding: 1.5mm 3mm; text-align: left; vertical-align: top; }
table.blanks .empty { min-width: 30mm; height: 9mm; }
.code { font-family: 'DejaVu Sans Mono', 'Courier New', monospace; font-size: 9.5pt; margin: 0; white-space: pre-wrap; }
table.scheme { width: 100%; border-collapse: collapse; margin-bottom: 6mm; font-size: 10pt; }
table.scheme > * > tr > th, table.scheme > * > tr > td { border: 0.25mm solid #000; padding: 1.5mm 2mm; text-align: left; vertical-align: top; }
table.scheme > thead th { background: #e8e8e8; }
table.scheme > thead th:nth-child(2) { width: 42%; }
table.scheme tbody { break-inside: avoid; }
table.scheme .max, table.scheme .number { text-align: center; font-weight: 700; width: 13mm; }
table.scheme .total-row td { font-weight: 700; text-align: right; }
table.scheme .total-row td.max { text-align: center; }
.part-text { display: flex; gap: 2mm; }
.part-text.depth-2 { margin-left: 8mm; }
.part-text p { margin-bottom: 1mm; }
table.scheme .stem-row td { background: #f6f6f6; font-size: 9.5pt; }
.bullet { white-space: nowrap; padding-right: 1.5mm; font-weight: 700; }
.awarded { color: #05690f; }
.lost { color: #a01010; }
.to-person { color: #7a5200; }
.tick { font-weight: 700; }
.response { white-space: pre-wrap; overflow-wrap: anywhere; font-family: 'DejaVu Sans Mono', 'Courier New', monospace; font-size: 9.5pt; margin: 0; }
.rule { display: block; font-size: 9pt; color: #333; }
.result { border: 0.6mm solid #000; padding: 4mm 5mm; margin-bottom: 6mm; }
.result .total { font-size: 18pt; font-weight: 700; }
.result p { margin-bottom: 1.5mm; }
.result table { border-collapse: collapse; margin: 2mm 0; font-size: 9.5pt; line-height: 1.3; width: 100%; }
.result td:nth-child(2) { white-space: nowrap; }
.result td, .result th { padding: 0.6mm 5mm 0.6mm 0; text-align: left; vertical-align: top; }
`;
