/** The looks of a report on screen and on paper. The only style sheet that its policy lets through. */
import { isRightToLeft } from '../model/direction.ts';
import type { Report } from '../model/report.ts';

export function writeStyle({ colour, font, title, hasCover, isOnePage }: Report): string {
  return `:root{--own:${colour};--ink:#16191d;--soft:#5a626d;--line:#e1e4e8;color-scheme:light}
${SCREEN.replace('FAMILIES', font.families.map(toFamily).join(','))}
${PAPER}
${writePages(title, hasCover)}
${isOnePage ? ONE_PAGE : ''}`;
}

/** Faces that a system has under a name of its own come last. */
function toFamily(family: string): string {
  return `"${family}"`;
}

const [LEFT_TO_RIGHT, RIGHT_TO_LEFT, END] = ['\u2066', '\u2067', '\u2069'];

/** The running head and "3 / 9" stand in the margins of a page; a cover has neither. */
function writePages(title: string, hasCover: boolean): string {
  return `@page{size:A4;margin:20mm 16mm 18mm;@top-left{content:${toCssText(`${isRightToLeft(title) ? RIGHT_TO_LEFT : LEFT_TO_RIGHT}${title}${END}`)};font:9pt sans-serif;color:#5a626d}@bottom-right{content:counter(page) " / " counter(pages);font:9pt sans-serif;color:#5a626d}}
${hasCover ? '@page:first{margin:0;@top-left{content:none}@bottom-right{content:none}}' : '@page:first{@top-left{content:none}}'}`;
}

/** As a string of a style sheet: every letter that could end it is written by its number. */
function toCssText(text: string): string {
  const written = [...text].map((letter) =>
    /[\p{L}\p{M}\p{N} .,:;–-]/u.test(letter) ? letter : `\\${letter.codePointAt(0)!.toString(16)} `,
  );
  return `"${written.join('')}"`;
}

const SCREEN = `*{box-sizing:border-box}
body{margin:0;background:#fff;color:var(--ink);font:14px/1.5 FAMILIES,system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:860px;margin:0 auto;padding:48px 40px 64px}
header{display:grid;grid-template-columns:1fr auto;gap:4px 24px;align-items:start;padding-bottom:20px;border-bottom:3px solid var(--own)}
img{max-width:200px;max-height:64px;object-fit:contain}
h1{margin:0;font-size:28px;line-height:1.2;letter-spacing:-.015em;overflow-wrap:anywhere}
h2{margin:0 0 10px;font-size:19px;line-height:1.3;letter-spacing:-.01em;overflow-wrap:anywhere}
h3{margin:18px 0 6px;font-size:14px}
p{margin:0 0 8px}
.facts{display:flex;flex-wrap:wrap;gap:2px 28px;margin:10px 0 0;color:var(--soft);grid-column:1/-1}
.facts b{color:var(--ink);font-weight:600}
.cover{display:flex;flex-direction:column;justify-content:center;min-height:90vh;max-width:860px;margin:0 auto;padding:48px 40px;border-bottom:6px solid var(--own)}
.cover img{margin-bottom:auto;align-self:flex-start}
.cover h1{font-size:40px}
.cover .subject{margin:14px 0 0;font-size:18px;color:var(--soft)}
.cover .facts{flex-direction:column;margin-top:auto;padding-top:64px}
.lead{margin-top:20px}
.warning{max-width:none;padding:8px 12px;border-inline-start:3px solid #8a5a00;background:#faf7f0}
.warning p{margin:0}
.warning ul{margin:2px 0 0;padding-inline-start:20px}
.note{color:var(--soft);font-size:13px;max-width:80ch}
section{margin-top:40px}
section>.plain{max-width:75ch}
.plain.summary{font-size:16px;font-weight:600}
.list ul,.list ol{margin:4px 0 8px;padding-inline-start:20px}
.list li{margin-bottom:3px}
.table+.note,figure+.note{margin-top:8px}
.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;margin-bottom:8px}
.tile{padding:12px 14px;border:1px solid var(--line);border-radius:8px;break-inside:avoid}
.tile p{margin:0}
.tile .name{display:flex;justify-content:space-between;gap:8px;font-weight:600}
.tile .name span,.tile .line{color:var(--soft);font-size:12px;font-weight:400}
.tile .value{font-size:26px;font-weight:600;letter-spacing:-.02em;line-height:1.4}
.tile:first-child .value{color:var(--own)}
.table{margin-bottom:8px}
table{width:100%;border-collapse:collapse;font-size:13px}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:6px 8px;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:break-word}
thead th{color:var(--soft);font-size:12px;font-weight:400;vertical-align:bottom;overflow-wrap:normal}
tbody th{font-weight:400;min-width:150px;overflow-wrap:anywhere}
.number{text-align:end;white-space:nowrap}
thead .number{white-space:normal}
.wide table{font-size:12px}
.wide th,.wide td{padding:5px}
.wide thead th{font-size:11px;hyphens:auto}
.wide tbody th{min-width:110px}
html[dir=ltr] :is(h1[dir],th[dir=auto],td[dir=auto]){text-align:left}
tr>:first-child{padding-inline-start:0}
tr>:last-child{padding-inline-end:0}
.own th,.own td{color:var(--own);font-weight:600}
small{display:block;color:var(--soft);font-size:12px}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
figure{margin:0 0 8px}
figcaption{margin-bottom:8px}
figcaption span{display:block;color:var(--soft);font-size:12px}
.chart{display:block;width:100%;height:auto}
.chart text{fill:var(--soft);font-size:11px}
.chart .label{fill:var(--ink);font-size:12px}
.chart .value{fill:var(--ink);font-size:12px;font-weight:600}
.chart .label.own{fill:var(--own);font-weight:600}
.grid{stroke:#eceef1}
.band{fill:#8a929c;opacity:.14}
.band.own{fill:var(--own)}
polyline.line{fill:none;stroke:#8a929c;stroke-width:2;stroke-linejoin:round}
polyline.line.own{stroke:var(--own)}
.dot{fill:#8a929c}
.dot.own{fill:var(--own)}
.mark line{stroke:var(--soft);stroke-dasharray:3 3}
.bar{fill:#b4bac2}
.bar.own{fill:var(--own)}
.bar.up{fill:#2f7d4f}
.bar.down{fill:#b3432f}
.whisker{stroke:var(--ink);opacity:.45}
.was{stroke:var(--ink);stroke-width:2;opacity:.55}
.pair{margin:0 0 14px;padding:12px 14px;border:1px solid var(--line);border-radius:8px}
.pair .asked{font-weight:600}
.pair .sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:16px}
blockquote{margin:0;padding-inline-start:12px;border-inline-start:3px solid var(--line)}
.said-by{color:var(--soft);font-size:12px;margin:0 0 4px}
.said-by b{color:var(--ink)}
.cited{margin:4px 0 0;padding:0;list-style:none;color:var(--soft);font-size:12px}
.pair>.note{margin:10px 0 0}
details{margin-top:8px}
summary{color:var(--soft);cursor:pointer}
dt{margin-top:8px;font-weight:600}
dd{margin:0;max-width:75ch}
.formula{padding:6px 10px;border-inline-start:3px solid var(--line);color:var(--soft)}
footer{margin-top:44px;padding-top:12px;border-top:1px solid var(--line);color:var(--soft);font-size:12px}
@media (max-width:640px){main{padding:24px 16px}.tiles{grid-template-columns:repeat(2,1fr)}.table{overflow-x:auto}}`;

/**
 * No heading stands alone at the foot of a page, nor with the sentence below it: it stays with what follows, and small things are not broken. A table's head is a
 * heading too, which browsers leave alone there: an empty box of the height of a head and a row asks for their room.
 */
const PAPER = `@media print{*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
body{font-size:10.5pt}
main{max-width:none;padding:0}
.cover{width:210mm;height:297mm;min-height:0;max-width:none;margin:0;padding:28mm 24mm;break-after:page;border-bottom-width:10mm}
section{margin-top:9mm}
h2,h3,figcaption,.asked,.said-by{break-after:avoid;break-inside:avoid}
h2+*,h3+*{break-before:avoid}
:is(h2,h3)+p:has(+:is(.pair,.table,figure)){break-after:avoid;break-inside:avoid}
tr,.chart,figure,.tile,.pair,.warning,.note,dt{break-inside:avoid}
dt{break-after:avoid}
thead{display:table-header-group}
.table::before,h2::after,h3::after{content:"";display:block;height:26mm;margin-bottom:-26mm;break-inside:avoid}
tbody tr:last-child{break-before:avoid}
p{orphans:3;widows:3}
details{display:none}
.page-break{break-after:page}}`;

/** What has to fit one page is set tighter. */
const ONE_PAGE = `section{margin-top:20px}
.plain.summary{font-size:14px}
@media print{@page{margin:11mm 14mm;@top-left{content:none}@bottom-right{content:none}}
body,.warning,.note{font-size:8.5pt;line-height:1.4}
.plain.summary{font-size:10pt}
header{padding-bottom:2.5mm}
.lead{margin-top:3mm}
section{margin-top:3.5mm}
h1{font-size:18pt}
h2{font-size:11pt;margin-bottom:1mm}
.list li{margin-bottom:0}
.table::before,h2::after{display:none}
table{font-size:8pt}
thead th,figcaption span,.tile .name span,.tile .line,.note{font-size:7.5pt}
thead th{white-space:nowrap}
th,td{padding:.6mm 1.5mm}
figcaption{margin-bottom:1mm}
.tile{padding:1.5mm 2.5mm}
.tile .value{font-size:15pt;line-height:1.25}
.chart{max-height:30mm}
small{display:none}
footer{margin-top:4mm;padding-top:2mm}}`;
