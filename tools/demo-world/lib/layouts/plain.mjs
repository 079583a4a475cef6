/** Old pages, made by hand or nearly so: hardly a word to machines. */
import { escapeHtml as e, hash } from '../text.mjs';
import { bare, by, home, label, ps, railItems, site, where, year } from './parts.mjs';

export function table(v) {
  return `<HTML>
<HEAD><TITLE>${e(bare(v))}: ${e(v.title)}</TITLE>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8"></HEAD>
<BODY BGCOLOR="#FFFFFF" TEXT="#000000" LINK="#003399">
<TABLE WIDTH="760" BORDER="0" CELLPADDING="4" CELLSPACING="0" ALIGN="center">
<TR><TD COLSPAN="2" BGCOLOR="#003366">${banner(v)}</TD></TR>
<TR><TD WIDTH="160" VALIGN="top" BGCOLOR="#EEEEEE"><FONT SIZE="2">${menu(v)}
<HR>
<B>${label(v).most}</B><BR>${mostRead(v)}</FONT></TD>
<TD VALIGN="top"><FONT SIZE="5"><B>${e(v.title)}</B></FONT><BR>
<FONT SIZE="2"><I>${where(v.author, () => `${by(v)}<BR>`)}Posted: ${v.date}</I></FONT><P>
${v.paras.map((p) => `${p}<P>`).join('\n')}
${v.extra}
<FONT SIZE="1">[${toPrint(v)}]</FONT></TD></TR>
<TR><TD COLSPAN="2" ALIGN="center"><FONT SIZE="1">Copyright ${year} ${e(bare(v))}. ${label(v).rights}</FONT></TD></TR>
</TABLE></BODY></HTML>`;
}

const banner = (v) => `<FONT COLOR="#FFFFFF" SIZE="5" FACE="Georgia"><B>${e(bare(v))}</B></FONT>`;
const toPrint = (v) => `<A HREF="${home(v)}print.php?u=${hash(v.canonical).slice(0, 6)}">Printer-friendly version</A>`;
const menu = (v) =>
  label(v)
    .nav.map((n) => `<A HREF="${home(v)}${hash(n).slice(0, 5)}">${n}</A><BR>`)
    .join('\n');
const mostRead = (v) => v.rail.map((r) => `<A HREF="${e(r.url)}">${e(r.title)}</A> <I>${r.date}</I><BR>`).join('\n');

/** No metadata at all: the date is only what a reader sees. */
export function bareLayout(v) {
  return `<html><head><title>${e(v.title)}</title></head><body>
<center><h3><a href="${home(v)}">${e(bare(v).toUpperCase())}</a></h3><small>${sections(v)}</small></center><hr>
<h2>${e(v.title)}</h2>
<b>${v.date}</b>${where(v.author, () => `<br>${by(v)}, staff writer`)}
${ps(v)}
${v.extra}
<hr><b>More from ${e(site(v))}</b><ul>${railItems(v)}</ul>
<small>Subscriptions: call the office between 9 and 4. © ${e(site(v))}</small></body></html>`;
}

const sections = (v) =>
  label(v)
    .nav.map((n) => `<a href="${home(v)}${hash(n).slice(0, 5)}.html">${n}</a>`)
    .join(' | ');
