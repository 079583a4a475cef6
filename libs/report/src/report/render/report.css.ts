/** Style sheet of the report: one column, readable on phones, in dark mode and on paper. */
export const REPORT_CSS = `
:root{color-scheme:light dark;--ink:#1b1d21;--paper:#fff;--soft:#5a616c;--line:#d9dde3;--link:#0b57a4}
@media (prefers-color-scheme:dark){:root{--ink:#e7e9ec;--paper:#15171a;--soft:#a3abb6;--line:#353a41;--link:#8ab8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 Charter,Georgia,"Times New Roman",serif}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}
h1,h2,h3,.standing,.note,.about,.address{font-family:system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.15rem;margin:2rem 0 .6rem;padding-top:.8rem;border-top:1px solid var(--line)}
h3{font-size:.95rem;margin:1.1rem 0 .3rem}
p{margin:.5rem 0}
ul,ol{margin:.3rem 0;padding-left:1.4rem}
li{margin:.35rem 0}
a{color:var(--link)}
a.cite{text-decoration:none;font-size:.85em}
a.cite:hover,a.cite:focus{text-decoration:underline}
.standing,.about,.address,.empty,.note{color:var(--soft);font-size:.9rem}
.address{font-size:.8rem}
.state{color:#fff;background:#55595f;border-radius:999px;padding:.15rem .6rem;margin-right:.3rem}
.state.certified,.state.verified{background:#1f6b3f}.state.disputed,.state.refuted{background:#a3262a}
.state.held,.state.incomplete{background:#7a5000}
.note{border:1px solid var(--line);border-radius:6px;padding:.5rem .75rem}
li:target{outline:2px solid var(--link);outline-offset:4px}
@media print{
:root{--ink:#000;--paper:#fff;--soft:#444;--line:#bbb;--link:#000}
body{font-size:11pt}main{max-width:none;padding:0}.note{display:none}
h2,h3{break-after:avoid}li,p{orphans:3;widows:3}a{text-decoration:none}
}
@page{size:A4;margin:18mm 16mm 20mm}`;
