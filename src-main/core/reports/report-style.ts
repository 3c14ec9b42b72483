/** The looks of a report on screen and on paper. The only style sheet that its policy lets through. */

export function writeStyle(colour: string): string {
  return `:root{--own:${colour};color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#16191d;font:14px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:860px;margin:0 auto;padding:48px 40px 64px}
header{display:grid;grid-template-columns:1fr auto;gap:4px 24px;align-items:start;padding-bottom:20px;border-bottom:3px solid var(--own)}
header img{max-width:200px;max-height:64px;object-fit:contain}
h1{margin:0;font-size:28px;line-height:1.2;letter-spacing:-.015em;overflow-wrap:anywhere}
h2{margin:0 0 10px;font-size:18px;line-height:1.3;letter-spacing:-.01em}
.facts{display:flex;flex-wrap:wrap;gap:2px 28px;margin:10px 0 0;color:#5a626d;grid-column:1/-1}
.facts b{color:#16191d;font-weight:600}
.warning{margin:20px 0 0;padding:10px 14px;border:1px solid #c5cad1;border-left:4px solid #8a5a00;border-radius:4px}
.uneven p{margin:0}
.uneven ul{margin:2px 0 8px;padding-left:20px}
.uneven ul:last-child{margin-bottom:0}
.mix,.sees{margin:16px 0 0;color:#5a626d}
.introduction{margin:24px 0 0;max-width:70ch}
section{margin-top:36px}
.note{margin:0 0 8px;color:#5a626d}
table+.note{margin-top:8px}
.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}
.tile{padding:12px 14px;border:1px solid #e1e4e8;border-radius:8px;break-inside:avoid}
.tile p{margin:0}
.tile .name{display:flex;justify-content:space-between;gap:8px;font-weight:600}
.tile .name span,.tile .line{color:#5a626d;font-size:12px;font-weight:400}
.tile .value{font-size:26px;font-weight:600;letter-spacing:-.02em;line-height:1.4}
.tile:first-child .value{color:var(--own)}
table{width:100%;border-collapse:collapse;font-size:13px}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:6px 8px;border-bottom:1px solid #e1e4e8;text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th{color:#5a626d;font-size:12px;font-weight:400;vertical-align:bottom;overflow-wrap:normal}
tbody th{font-weight:400;min-width:150px}
.number{text-align:right;white-space:nowrap}
thead .number{white-space:normal}
tr>:first-child{padding-left:0}
tr>:last-child{padding-right:0}
.own th,.own td{color:var(--own);font-weight:600}
small{display:block;color:#5a626d;font-size:12px}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
.chart{display:block;width:100%;height:auto}
.chart text{fill:#5a626d;font-size:11px}
.grid{stroke:#eceef1}
.band{fill:var(--own);opacity:.14}
.line{fill:none;stroke:var(--own);stroke-width:2;stroke-linejoin:round}
.dot{fill:var(--own)}
details{margin-top:8px}
summary{color:#5a626d;cursor:pointer}
dt{margin-top:8px;font-weight:600}
dd{margin:0;max-width:70ch}
section>p{max-width:70ch}
h3{margin:16px 0 2px;font-size:14px}
.formula{padding:6px 10px;border-left:3px solid #c5cad1;color:#5a626d}
.few{margin-top:8px}
footer{margin-top:44px;padding-top:12px;border-top:1px solid #e1e4e8;color:#5a626d;font-size:12px}
@media (max-width:640px){main{padding:24px 16px}.tiles{grid-template-columns:repeat(2,1fr)}table{display:block;overflow-x:auto}}
@page{margin:16mm 14mm}
@media print{main{max-width:none;padding:0}body{font-size:11pt}details{display:none}h2{break-after:avoid}tr,.chart{break-inside:avoid}thead{display:table-header-group}section{margin-top:24px}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}`;
}
