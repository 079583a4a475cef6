import { DIALECTS } from '../index/query.parser';
import type { PublicRecord } from '../world/world.types';
import { formOf, html, json, notFound, plain, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';
import { anonymous } from './wikipedia.upstream';

export const wikidata: Upstream = {
  name: 'wikidata',
  serves: (host) => host === 'www.wikidata.org' || host === 'wikidata.org',
  handle: (request, context) => {
    if (anonymous(request))
      return plain('Please set a user-agent and respect our robot policy https://w.wiki/4wJS', 403);
    const { pathname } = request.url;
    if (pathname === '/w/api.php') return action(formOf(request), context);
    const data = /^\/wiki\/(?:Special:EntityData\/)?(Q\d+)(\.json)?$/.exec(pathname);
    const record = items(context).find(({ id }) => id === data?.[1]);
    if (!record) return notFound();
    return data?.[2]
      ? json({ entities: { [record.id]: entityOf(record) } })
      : html(`<!DOCTYPE html><html><head><title>${record.id} - Wikidata</title></head><body></body></html>`);
  },
};

function items({ side }: UpstreamContext): PublicRecord[] {
  return side.recordsOf('wikidata').entries.map(({ item }) => item);
}

function action(form: URLSearchParams, context: UpstreamContext): Reply {
  if (form.get('action') === 'wbsearchentities') return entitySearch(form, context);
  if (form.get('action') !== 'wbgetentities')
    return json({ error: { code: 'badvalue', info: 'Unrecognized value for parameter "action".' } });
  const ids = (form.get('ids') ?? '').split('|').filter(Boolean).slice(0, 50);
  const known = new Map(items(context).map((record) => [record.id, record]));
  const entities = ids.map((id) => {
    const record = known.get(id);
    return [id, record ? entityOf(record) : { id, missing: '' }];
  });
  return json({ entities: Object.fromEntries(entities) as unknown, success: 1 });
}

function entitySearch(form: URLSearchParams, context: UpstreamContext): Reply {
  const text = form.get('search') ?? '';
  const { side } = context;
  const hits = side.find(side.recordsOf('wikidata'), text, DIALECTS.plain).map(({ entry }) => entry.item);
  // Labels and aliases are looked at only.
  const wanted = text.trim().toLowerCase();
  const labelled = hits.filter((record) => labelOf(record).toLowerCase().includes(wanted));
  const aliased = items(context).filter(
    (record) => !labelled.includes(record) && wanted !== '' && aliasIn(record, wanted) !== undefined,
  );
  const named = [...labelled, ...aliased];
  const offset = wholeNumber(form.get('continue'), 0, 0, 1000);
  const limit = wholeNumber(form.get('limit'), 7, 1, 50);
  const search = named.slice(offset, offset + limit).map((record) => ({
    id: record.id,
    title: record.id,
    pageid: Number(record.id.slice(1)) || 1,
    concepturi: `http://www.wikidata.org/entity/${record.id}`,
    url: `//www.wikidata.org/wiki/${record.id}`,
    display: {
      label: { value: labelOf(record), language: 'en' },
      description: { value: record.text, language: 'en' },
    },
    label: labelOf(record),
    description: record.text,
    ...(labelled.includes(record)
      ? { match: { type: 'label', language: 'en', text: labelOf(record) } }
      : {
          match: { type: 'alias', language: 'en', text: aliasIn(record, wanted) },
          aliases: [aliasIn(record, wanted)],
        }),
  }));
  const next = named.length > offset + limit ? { 'search-continue': offset + limit } : {};
  return json({ searchinfo: { search: text }, search, ...next, success: 1 });
}

function labelOf({ fields, title }: PublicRecord): string {
  return typeof fields.label === 'string' ? fields.label : title;
}

const aliasesOf = ({ fields }: PublicRecord): string[] =>
  Array.isArray(fields.aliases) ? fields.aliases.filter((alias) => typeof alias === 'string') : [];
const aliasIn = (record: PublicRecord, wanted: string): string | undefined =>
  aliasesOf(record).find((alias) => alias.toLowerCase().includes(wanted));

function claimsOf({ fields }: PublicRecord): Record<string, unknown> {
  return typeof fields.claims === 'object' && fields.claims !== null ? (fields.claims as Record<string, unknown>) : {};
}

function entityOf(record: PublicRecord): unknown {
  const statements = Object.entries(claimsOf(record)).filter(([property]) => /^P\d+$/.test(property));
  return {
    type: 'item',
    id: record.id,
    labels: { en: { language: 'en', value: labelOf(record) } },
    descriptions: { en: { language: 'en', value: record.text } },
    aliases: aliasesOf(record).length > 0 ? { en: aliasesOf(record).map((value) => ({ language: 'en', value })) } : {},
    claims: Object.fromEntries(
      statements.map(([property, value]) => [property, statementsOf(record.id, property, value)]),
    ),
    sitelinks: sitelinksOf(record),
  };
}

/** `fields.sitelinks` lists the editions that have an article: `["enwiki", "dewiki"]`. */
function sitelinksOf({ fields }: PublicRecord): unknown {
  const sites = Array.isArray(fields.sitelinks) ? fields.sitelinks.filter((site) => typeof site === 'string') : [];
  return Object.fromEntries(sites.map((site) => [site, { site, title: fields.label ?? '', badges: [] }]));
}

/** A record may hold whole statements already, or a bare value or list of values. */
function statementsOf(id: string, property: string, value: unknown): unknown[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map((entry, index) => {
    if (typeof entry === 'object' && entry !== null && 'mainsnak' in entry) return entry;
    return {
      mainsnak: { snaktype: 'value', property, ...datavalueOf(entry) },
      type: 'statement',
      id: `${id}$${property}-${index}`,
      rank: 'normal',
    };
  });
}

function datavalueOf(value: unknown): { datatype: string; datavalue: unknown } {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (/^Q\d+$/.test(text)) {
    return {
      datatype: 'wikibase-item',
      datavalue: {
        value: { 'entity-type': 'item', 'numeric-id': Number(text.slice(1)), id: text },
        type: 'wikibase-entityid',
      },
    };
  }
  const day = /^[+]?(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:T.*)?$/.exec(text);
  if (day) {
    const [, year, month = '00', date = '00'] = day;
    const coarse = month !== '00' ? 10 : 9;
    const precision = date !== '00' ? 11 : coarse;
    return {
      datatype: 'time',
      datavalue: {
        value: {
          time: `+${year}-${month}-${date}T00:00:00Z`,
          timezone: 0,
          before: 0,
          after: 0,
          precision,
          calendarmodel: 'http://www.wikidata.org/entity/Q1985727',
        },
        type: 'time',
      },
    };
  }
  return { datatype: /^https?:/.test(text) ? 'url' : 'string', datavalue: { value: text, type: 'string' } };
}
