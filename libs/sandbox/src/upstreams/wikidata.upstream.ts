import { DIALECTS } from '../index/query.parser';
import type { PublicRecord } from '../world/world.types';
import { listField, toFields, textField } from './registers/register.records';
import { json, routed, parseWholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

export const wikidata: Upstream = {
  name: 'wikidata',
  serves: (host) => host === 'www.wikidata.org',
  handle: routed([
    [
      /^\/w\/api\.php$/,
      (_, form, context) =>
        form.get('action') === 'wbsearchentities' ? entitySearch(form, context) : entities(form, context),
    ],
  ]),
};

const itemsOf = ({ side }: UpstreamContext) => side.recordsOf('wikidata').entries.map(({ item }) => item);

function entities(form: URLSearchParams, context: UpstreamContext): Reply {
  const ids = (form.get('ids') ?? '').split('|');
  const known = itemsOf(context).filter(({ id }) => ids.includes(id));
  return json({ entities: Object.fromEntries(known.map((record) => [record.id, entityOf(record)])) as unknown });
}

/** Entity search; covers labels and aliases only. */
function entitySearch(form: URLSearchParams, context: UpstreamContext): Reply {
  const { side } = context;
  const wanted = (form.get('search') ?? '').trim().toLowerCase();
  const labelled = side
    .find(side.recordsOf('wikidata'), wanted, DIALECTS.plain)
    .map(({ entry }) => entry.item)
    .filter((record) => labelOf(record).toLowerCase().includes(wanted))
    .map((record) => resultOf(record, { type: 'label', text: labelOf(record) }));
  const aliased = itemsOf(context).flatMap((record) => {
    const alias = aliasesOf(record).find((one) => wanted !== '' && one.toLowerCase().includes(wanted));
    const known = labelled.some(({ id }) => id === record.id);
    return alias === undefined || known ? [] : [resultOf(record, { type: 'alias', text: alias })];
  });
  const all = [...labelled, ...aliased];
  const offset = parseWholeNumber(form.get('continue'), 0, 0, 1000);
  const end = offset + parseWholeNumber(form.get('limit'), 7, 1, 50);
  return json({ search: all.slice(offset, end), ...(all.length > end ? { 'search-continue': end } : {}) });
}

const resultOf = (record: PublicRecord, match: { type: string; text: string }) => ({
  ...{ id: record.id, label: labelOf(record), description: record.text, match },
  aliases: match.type === 'alias' ? [match.text] : [],
});

const labelOf = (record: PublicRecord) => textField(record, 'label') ?? record.title;
const aliasesOf = (record: PublicRecord) => listField(record, 'aliases').filter((one) => typeof one === 'string');

const english = (value: string) => ({ language: 'en', value });
const entityOf = (record: PublicRecord) => ({
  ...{ type: 'item', id: record.id },
  labels: { en: english(labelOf(record)) },
  descriptions: { en: english(record.text) },
  aliases: { en: aliasesOf(record).map(english) },
  claims: Object.fromEntries<unknown>(
    Object.entries(toFields(record.fields.claims)).map(([property, value]) => [
      property,
      [value].flat().map(statementOf),
    ]),
  ),
  // Language editions with an article: `["enwiki", "dewiki"]`.
  sitelinks: Object.fromEntries(
    listField(record, 'sitelinks').map((site) => [String(site), { site, title: labelOf(record) }]),
  ),
});

/** A record contains full statements or plain values. */
const statementOf = (entry: unknown) =>
  'mainsnak' in toFields(entry)
    ? entry
    : { mainsnak: { snaktype: 'value', datavalue: { value: valueOf(String(entry)) } }, rank: 'normal' };

function valueOf(text: string): unknown {
  if (/^Q\d+$/.test(text)) return { id: text };
  const [day, year, month = '00', date = '00'] = /^[+]?(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:T.*)?$/.exec(text) ?? [];
  const precision = [month, date].filter((part) => part !== '00').length + 9;
  return day === undefined ? text : { time: `+${year}-${month}-${date}T00:00:00Z`, precision };
}
