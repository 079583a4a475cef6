import type { PublicRecord } from '../../world/world.types';
import { escapeMarkup, html, json, notFound, plain, parseWholeNumber } from '../replies';
import type { Upstream } from '../upstream.types';
import { searchUpstream, type RecordSearch } from './record.search';
import { getDay, listField, toFields, plainName, findRecords, textField } from './register.records';

const EDGAR: RecordSearch = {
  ...{ source: 'edgar', host: 'efts.sec.gov', path: '/LATEST/search-index' },
  ask: (form) => ({
    text: form.get('q') ?? '',
    ...{ from: form.get('startdt'), to: form.get('enddt'), start: parseWholeNumber(form.get('from'), 0, 0, 10_000) },
    size: 10,
  }),
  answer: ({ rows, total }) => ({ hits: { total: { value: total, relation: 'eq' }, hits: rows.map(filingOf) } }),
};

const filingOf = (record: PublicRecord) => ({
  _id: `${record.id}:${fileOf(record)}`,
  _source: {
    ciks: [cikOf(record)],
    display_names: namesOf(record).map((name) => `${name}  (CIK ${cikOf(record)})`),
    form: formNameOf(record),
    file_date: textField(record, 'file_date') ?? getDay(record),
    file_type: textField(record, 'file_type') ?? formNameOf(record),
    file_description: textField(record, 'file_description'),
    items: itemsOf(record),
  },
});
const formNameOf = (record: PublicRecord) => textField(record, 'form') ?? '8-K';
const cikOf = (record: PublicRecord) => (textField(record, 'cik', 'ciks') ?? '0').padStart(10, '0');
const namesOf = (record: PublicRecord) => {
  const names = listField(record, 'display_names').filter((name) => typeof name === 'string');
  return names.length > 0 ? names : [record.title.replace(/ - [^-]*$/, '')];
};
/** Items of a filing; read from the text if the world does not list them. */
const itemsOf = (record: PublicRecord) => {
  const given = listField(record, 'items');
  return given.length > 0 ? given : [...record.text.matchAll(/\bItem (\d\.\d\d)\b/g)].map(([, item]) => item);
};
const fileOf = ({ url = '' }: PublicRecord) => URL.parse(url)?.pathname.split('/').at(-1) || 'filing.htm';

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Filed documents, by the URL derived from their number or given by the world. */
const filings: Upstream = {
  name: 'edgar',
  serves: (host) => host === 'www.sec.gov',
  handle: ({ url }, context) => {
    if (url.pathname === '/robots.txt')
      return plain('User-agent: *\nDisallow: /cgi-bin\nAllow: /Archives/edgar/data\n');
    const [, adsh, file] = /^\/Archives\/edgar\/data\/\d+\/(\d{10,20})\/([^/]+)$/.exec(url.pathname) ?? [];
    const record = findRecords('edgar', '', context).find(
      (one) => one.url === url.href || (one.id.replaceAll('-', '') === adsh && fileOf(one) === file),
    );
    if (!record) return notFound();
    const day = getDay(record);
    const lines = [
      ...['UNITED STATES SECURITIES AND EXCHANGE COMMISSION', `FORM ${formNameOf(record)}`],
      ...[`Date of report: ${day ? LONG_DATE.format(new Date(day)) : ''}`, namesOf(record).join('; ')],
      ...record.text.split(/\n+/),
    ];
    return documentHtml(fileOf(record).replace(/\.\w+$/, ''), '', lines.filter(Boolean));
  },
};

const documentHtml = (title: string, heading: string, lines: readonly string[]) =>
  html(
    `<!DOCTYPE html><html><head><title>${escapeMarkup(title)}</title></head><body>${heading}` +
      `${lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('\n')}</body></html>`,
  );

const USASPENDING: RecordSearch = {
  ...{ source: 'usaspending', host: 'api.usaspending.gov', path: '/api/v2/search/spending_by_award/' },
  ask: (_, { filters, page, limit }) => {
    const { recipient_search_text: texts, award_type_codes: codes, time_period: periods } = toFields(filters);
    const { start_date: from, end_date: to } = toFields(toFields(periods)[0]);
    const keep = (record: PublicRecord) => Array.isArray(codes) && codes.includes(awardTypeOf(record));
    return { text: String(toFields(texts)[0]), from, to, keep, ...pageOf(Number(page), Number(limit)) };
  },
  answer: ({ rows, next }) => ({ results: rows.map(awardOf), page_metadata: { hasNext: next !== null } }),
};

const pageOf = (number: number, size: number) => ({ start: (number - 1) * size, size });
const awardOf = (record: PublicRecord) => ({
  ...{ 'Start Date': getDay(record), Description: record.text, ...record.fields },
  'Award ID': textField(record, 'Award ID') ?? record.id,
  generated_internal_id: record.id,
});
/** `CONT_AWD_…` is a contract; `ASST_NON_…` and `ASST_AGG_…` are assistance. */
const awardTypeOf = (record: PublicRecord) =>
  textField(record, 'award_type_code') ?? (record.id.startsWith('ASST') ? '04' : 'A');

const PROPUBLICA: RecordSearch = {
  ...{ source: 'propublica', host: 'projects.propublica.org', path: '/nonprofits/api/v2/search.json' },
  ask: (form) => ({ text: form.get('q') ?? '', ...pageOf(Number(form.get('page')) + 1, 25) }),
  answer: ({ rows, total }) => ({ organizations: rows.map(nonprofitOf), num_pages: Math.ceil(total / 25) }),
  emptyStatus: 404,
};

const einOf = (record: PublicRecord) => Number(textField(record, 'ein') ?? record.id) || 0;
const nonprofitOf = (record: PublicRecord) => ({
  ein: einOf(record),
  strein: String(einOf(record)).padStart(9, '0').replace(/^../, '$&-'),
  name: textField(record, 'name') ?? record.title,
  city: textField(record, 'city'),
  state: textField(record, 'state'),
  ntee_code: textField(record, 'ntee_code'),
});

/** Serves a nonprofit with its tax returns. */
const returns: Upstream = {
  name: 'propublica',
  serves: (host) => host === PROPUBLICA.host,
  handle: ({ url }, context) => {
    const ein = Number(/\/organizations\/(\d{1,9})\.json$/.exec(url.pathname)?.[1]);
    const record = findRecords('propublica', '', context).find((one) => einOf(one) === ein);
    if (!record) return json({ error: 'Organization not found' }, 404);
    const year = Number(getDay(record)?.slice(0, 4) ?? 0);
    const filing = { tax_prd_yr: year, formtype: 0, totrevenue: record.fields.totrevenue ?? null };
    const filings = Array.isArray(record.fields.filings) ? record.fields.filings : [filing];
    return json({ organization: { id: ein, ...nonprofitOf(record) }, filings_with_data: filings });
  },
};

/** Dockets and opinions, with cursors. */
const COURTLISTENER: RecordSearch = {
  ...{ source: 'courtlistener', host: 'www.courtlistener.com', path: '/api/rest/v4/search/' },
  ask: (form) => ({
    ...{ text: form.get('q') ?? '', from: form.get('filed_after'), to: form.get('filed_before') },
    keep: (record) => (form.get('type') === 'o') === isOpinion(record),
    ...{ start: parseWholeNumber(form.get('cursor'), 0, 0, 10_000), size: 20 },
  }),
  answer: ({ rows, form, next }) => {
    const more = new URLSearchParams({ ...Object.fromEntries(form), cursor: String(next) });
    const address = `https://${COURTLISTENER.host}${COURTLISTENER.path}?${more.toString()}`;
    return { next: next === null ? null : address, results: rows.map(courtCaseOf) };
  },
};

const isOpinion = ({ url, fields }: PublicRecord) => /\/opinion\//.test(url ?? '') || 'citation' in fields;
function courtCaseOf(record: PublicRecord) {
  const path = record.url ? new URL(record.url).pathname : `/docket/${record.id}/`;
  const common = {
    caseName: textField(record, 'caseName') ?? record.title,
    court: textField(record, 'court'),
    dateFiled: textField(record, 'dateFiled') ?? getDay(record),
    docketNumber: textField(record, 'docketNumber'),
    suitNature: textField(record, 'suitNature') ?? '',
  };
  if (isOpinion(record)) return { ...common, absolute_url: path, opinions: [{ snippet: record.text }] };
  return {
    ...common,
    dateTerminated: textField(record, 'dateTerminated'),
    cause: textField(record, 'cause') ?? '',
    party: record.fields.party ?? [],
    docket_absolute_url: path,
    recap_documents: [{ description: record.text, snippet: record.text }],
  };
}

/** Legal entity identifiers in JSON:API envelopes. */
const GLEIF: RecordSearch = {
  ...{ source: 'gleif', host: 'api.gleif.org', path: '/api/v1/lei-records' },
  ask: (form) => {
    const name = plainName(form.get('filter[entity.legalName]') ?? '');
    const keep = (record: PublicRecord) => ` ${plainName(legalNameOf(record))} `.includes(` ${name} `);
    return { text: '', keep, ...pageOf(Number(form.get('page[number]')), Number(form.get('page[size]'))) };
  },
  answer: ({ rows, total, form }) => ({
    meta: { pagination: { lastPage: Math.max(1, Math.ceil(total / Number(form.get('page[size]')))) } },
    data: rows.map(entityOf),
  }),
};

const legalNameOf = (record: PublicRecord) => textField(record, 'entity.legalName.name', 'legalName') ?? record.title;
const entityOf = (record: PublicRecord) => ({
  id: record.id,
  attributes: {
    entity: {
      legalName: { name: legalNameOf(record) },
      legalAddress: {
        city: textField(record, 'entity.legalAddress.city', 'city'),
        region: textField(record, 'entity.legalAddress.region', 'region'),
        country: textField(record, 'entity.legalAddress.country', 'country'),
      },
      jurisdiction: textField(record, 'entity.jurisdiction', 'jurisdiction'),
      status: textField(record, 'entity.status') ?? 'ACTIVE',
    },
    registration: {
      initialRegistrationDate: textField(record, 'registration.initialRegistrationDate') ?? getDay(record),
    },
  },
});

const FEDERAL_REGISTER: RecordSearch = {
  ...{ source: 'federalregister', host: 'www.federalregister.gov', path: '/api/v1/documents.json' },
  ask: (form) => ({
    text: form.get('conditions[term]') ?? '',
    from: form.get('conditions[publication_date][gte]'),
    to: form.get('conditions[publication_date][lte]'),
    ...pageOf(Number(form.get('page')), Number(form.get('per_page'))),
  }),
  answer: ({ rows, total, form }) => ({
    count: total,
    total_pages: Math.ceil(total / Number(form.get('per_page'))),
    results: rows.map(noticeOf),
  }),
};

const noticeOf = (record: PublicRecord) => ({
  title: record.title,
  type: textField(record, 'type') ?? 'Notice',
  abstract: record.text,
  document_number: record.id,
  html_url: record.url ?? `https://www.federalregister.gov/d/${record.id}`,
  publication_date: getDay(record),
  agencies: [textField(record, 'agencies', 'agency')].flatMap((name) => (name === null ? [] : [{ name }])),
});

/** Web pages of the register's documents. */
const notices: Upstream = {
  name: 'federalregister',
  serves: (host) => host === FEDERAL_REGISTER.host,
  handle: ({ url }, context) => {
    const record = findRecords('federalregister', '', context).find((one) => one.url === url.href);
    if (!record) return notFound();
    const heading = `<h1>${escapeMarkup(record.title)}</h1>`;
    return documentHtml(`Federal Register :: ${record.title}`, heading, record.text.split(/\n+/));
  },
};

/** Registers without a record in any world. */
const emptyRegister = (name: string, registerHost: string, answer: object): Upstream => ({
  name,
  serves: (host) => host === registerHost,
  handle: () => json(answer),
});

/** Registers of public records, answered from `records.jsonl`. */
export const registers: Upstream[] = [
  ...[EDGAR, USASPENDING, PROPUBLICA, COURTLISTENER, GLEIF, FEDERAL_REGISTER].map(searchUpstream),
  ...[filings, returns, notices],
  emptyRegister('openfec', 'api.open.fec.gov', { pagination: { count: 0, pages: 0 }, results: [] }),
  emptyRegister('icij', 'offshoreleaks.icij.org', { q0: { result: [] } }),
];
