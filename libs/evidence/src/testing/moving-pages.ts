/** An invented report and the page around it, which changes with every visit. */
export interface Report {
  title: string;
  paragraphs: string[];
}

const PLACES = ['Elmton', 'Harbor City', 'Dunsel', 'Pell Island', 'Orvane', 'Westmarch', 'Lorne', 'Saltby'];
const THINGS = ['mill', 'ferry', 'bridge', 'school', 'clinic', 'quarry', 'depot', 'library'];
const EVENTS = ['burned down', 'was closed', 'was flooded', 'collapsed', 'was evacuated', 'reopened'];
const NAMES = ['Ada Kirsch', 'Tom Varga', 'Lena Ortiz', 'Paul Hennig', 'Mira Sand', 'Jon Abel'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const ADVERTS = [
  'Shoes from $12',
  'Fly away for $99',
  'Win 1,000 today',
  'New car, 0 % down',
  'Sleep better in 7 days',
];

type Random = () => number;
const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;
const upTo = (most: number, random: Random): number => 1 + Math.floor(random() * most);

export function generateReport(random: Random): Report {
  const [place, thing, event] = [pick(PLACES, random), pick(THINGS, random), pick(EVENTS, random)];
  const [hurt, homes, cost] = [upTo(60, random) + 2, upTo(900, random) + 100, upTo(40, random) + 2];
  const [officer, owner] = [pick(NAMES, random), pick(NAMES, random)];
  return {
    title: `${place} ${thing} ${event}, ${hurt} hurt`,
    paragraphs: [
      `The ${thing} in ${place} ${event} on ${pick(DAYS, random)}, and ${hurt} people were hurt, the fire chief said.`,
      `${officer}, who leads the county's rescue service, said that ${homes} homes had been without power since noon.`,
      `Damage is put at $${cost} million by the council, which will meet in the town hall to decide on first aid.`,
      `“We have never seen anything like it here,” said ${owner}, whose family has owned the ${thing} for decades.`,
      `An inquiry has begun, and the prosecutor's office in ${place} said that nobody had been charged so far.`,
    ],
  };
}

/** A page with the report and new ads, teasers, counters, comments and times; `layout` selects its structure. */
export function renderReportPage(report: Report, random: Random, layout = 0): string {
  const story = LAYOUTS[layout % LAYOUTS.length]!({
    title: `<h1>${report.title}</h1>`,
    body: withBoxes(report.paragraphs, random),
    moment: momentOf(random),
    counters: `<div class="stats"><span>${upTo(9_000, random)} views</span> ${upTo(90, random)} shares</div>`,
  });
  const menu = `<header><nav><a href="/">Home</a> <a href="/w">Weather ${upTo(30, random)}°</a></nav></header>`;
  const around = `${related(random)}${comments(random)}<footer>© The Gazette, visitor ${upTo(99_999, random)}</footer>`;
  const head = `<head><title>${report.title} | The Gazette</title></head>`;
  return `<!doctype html><html lang="en">${head}<body>${menu}${story}${around}</body></html>`;
}

type Parts = Record<'title' | 'body' | 'moment' | 'counters', string>;
const LAYOUTS: ((parts: Parts) => string)[] = [
  ({ title, body, moment, counters }) => `<main><article>${title}${moment}${counters}${body}</article></main>`,
  ({ title, body, moment, counters }) =>
    `<div class="story"><header>${title}${moment}</header><section>${body}</section></div>${counters}`,
  ({ title, body, moment, counters }) =>
    `<section role="main">${title}${counters}<div class="text">${body}</div>${moment}</section>`,
];

function momentOf(random: Random): string {
  const [day, hour, minute] = [upTo(28, random), upTo(12, random), 9 + upTo(50, random)];
  return `<p class="meta">Updated ${day} March 2026, ${hour}:${minute} · ${upTo(9, random)} min read</p>`;
}

function withBoxes(paragraphs: readonly string[], random: Random): string {
  const at = upTo(paragraphs.length - 1, random);
  const advert = `<div class="ad advert" aria-label="Advertisement"><a href="/ad">${pick(ADVERTS, random)}</a></div>`;
  return paragraphs.map((text, place) => `${place === at ? advert : ''}<p>${text}</p>`).join('\n');
}

function related(random: Random): string {
  const teaser = (at: number) => `<li><a href="/${at}">${generateReport(random).title}</a></li>`;
  const teasers = Array.from({ length: upTo(6, random) }, (_, at) => teaser(at));
  return `<aside class="related"><h2>Related</h2><ul>${teasers.join('')}</ul></aside>`;
}

function comments(random: Random): string {
  const buildComment = () => `<p>I heard that ${upTo(90, random)} were hurt, is that right?</p>`;
  const one = () => `<li class="comment"><b>${pick(NAMES, random)}</b> ${buildComment()}</li>`;
  return `<section class="comments"><h3>${upTo(80, random)} comments</h3><ul>${one()}${one()}</ul></section>`;
}
