import type { PublicRecord } from '../../world/world.types';
import { escapeMarkup, html, json, notFound, plain, wholeNumber } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { dayOf, recordsFor, textField, undeclared, within } from './register.records';

const PAGE = 10;
const REFUSAL =
  '<!DOCTYPE html><html><head><title>SEC.gov | Your Request Originates from an Undeclared Automated ' +
  'Tool</title></head><body><h1>Your Request Originates from an Undeclared Automated Tool</h1></body>' +
  '</html>';

/** Full-text search of filings, and the filed documents themselves. */
export const edgar: Upstream = {
  name: 'edgar',
  serves: (host) => host === 'efts.sec.gov' || host === 'www.sec.gov',
  handle: (request, context) => {
    if (undeclared(request)) return html(REFUSAL, 403);
    const { hostname, pathname, searchParams } = request.url;
    if (hostname === 'efts.sec.gov')
      return pathname === '/LATEST/search-index' ? search(searchParams, context) : notFound();
    if (pathname === '/robots.txt') return plain('User-agent: *\nDisallow: /cgi-bin\nAllow: /Archives/edgar/data\n');
    return document(request.url, context);
  },
};

function search(form: URLSearchParams, context: UpstreamContext): Reply {
  const forms = (form.get('forms') ?? '').split(',').filter(Boolean);
  const entity = (form.get('entityName') ?? '').toLowerCase();
  const bounded = form.get('dateRange') === 'custom';
  const all = recordsFor('edgar', form.get('q') ?? '', context).filter(
    (record) =>
      (!bounded || within(record, form.get('startdt'), form.get('enddt'))) &&
      (forms.length === 0 || forms.includes(formOf(record))) &&
      (entity === '' || namesOf(record).join(' ').toLowerCase().includes(entity)),
  );
  const from = wholeNumber(form.get('from'), 0, 0, 10_000);
  return json({
    took: 7,
    timed_out: false,
    hits: {
      total: { value: all.length, relation: 'eq' },
      max_score: all.length > 0 ? 12.1 : null,
      hits: all.slice(from, from + PAGE).map(hitOf),
    },
    aggregations: { entity_filter: { buckets: [] }, form_filter: { buckets: [] } },
    query: {},
  });
}

function hitOf(record: PublicRecord): unknown {
  return {
    _index: 'edgar_file',
    _id: `${record.id}:${fileOf(record)}`,
    _score: 12.1,
    _source: {
      ciks: [cikOf(record)],
      display_names: namesOf(record).map((name) => `${name}  (CIK ${cikOf(record)})`),
      adsh: record.id,
      form: formOf(record),
      root_forms: [formOf(record).replace('/A', '')],
      file_date: textField(record, 'file_date') ?? dayOf(record),
      period_ending: textField(record, 'period_ending'),
      file_type: textField(record, 'file_type') ?? formOf(record),
      file_description: textField(record, 'file_description'),
      items: itemsOf(record),
      biz_states: listField(record, 'biz_states'),
      biz_locations: listField(record, 'biz_locations'),
      inc_states: listField(record, 'inc_states'),
      sequence: 1,
      xsl: null,
    },
  };
}

const listField = ({ fields }: PublicRecord, name: string): unknown[] => {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
};
const formOf = (record: PublicRecord): string => textField(record, 'form') ?? '8-K';
const cikOf = (record: PublicRecord): string => (textField(record, 'cik', 'ciks') ?? '0').padStart(10, '0');
const namesOf = (record: PublicRecord): string[] => {
  const names = listField(record, 'display_names').filter((name) => typeof name === 'string');
  return names.length > 0 ? names : [record.title.replace(/ - [^-]*$/, '')];
};
/** Items that the filer ticked; a world that does not list them has them in the text. */
const itemsOf = (record: PublicRecord): unknown[] => {
  const given = listField(record, 'items');
  return given.length > 0 ? given : [...record.text.matchAll(/\bItem (\d\.\d\d)\b/g)].map(([, item]) => item);
};
const fileOf = (record: PublicRecord): string =>
  (record.url ? (new URL(record.url).pathname.split('/').at(-1) ?? '') : '') || 'filing.htm';

/** The filing under the address that its number makes, or the one the world gives. */
function document(url: URL, context: UpstreamContext): Reply {
  const [, adsh, file] = /^\/Archives\/edgar\/data\/\d+\/(\d{10,20})\/([^/]+)$/.exec(url.pathname) ?? [];
  const record = recordsFor('edgar', '', context).find(
    (one) => one.url === url.href || (one.id.replaceAll('-', '') === adsh && fileOf(one) === file),
  );
  if (!record) return notFound();
  const lines = [
    'UNITED STATES SECURITIES AND EXCHANGE COMMISSION',
    `FORM ${formOf(record)}`,
    `Date of report: ${longDay(record)}`,
    namesOf(record).join('; '),
    ...record.text.split(/\n+/),
  ];
  const body = lines.filter(Boolean).map((line) => `<p>${escapeMarkup(line)}</p>`);
  return html(
    `<!DOCTYPE html><html><head><title>${escapeMarkup(fileOf(record).replace(/\.\w+$/, ''))}</title>` +
      `</head><body>${body.join('\n')}</body></html>`,
  );
}

function longDay(record: PublicRecord): string {
  const day = dayOf(record);
  return day === null
    ? ''
    : new Date(day).toLocaleDateString('en-US', {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      });
}
