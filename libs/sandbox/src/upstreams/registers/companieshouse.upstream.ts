import type { PublicRecord } from '../../world/world.types';
import { json, notFound, wholeNumber } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { dayOf, recordsFor, textField } from './register.records';

/** The British register of companies: Basic authentication with the key as user and no password. */
export const companieshouse: Upstream = {
  name: 'companieshouse',
  serves: (host) => host === 'api.company-information.service.gov.uk',
  handle: ({ url, headers }, context) => {
    if (!authorised(headers.authorization)) return json({ error: 'Invalid Authorization', type: 'ch:service' }, 401);
    if (url.pathname === '/search/companies') return search(url.searchParams, context);
    const number = /^\/company\/(\w{1,10})$/.exec(url.pathname)?.[1];
    const record = recordsFor('companieshouse', '', context).find((one) => one.id === number);
    if (record) return json({ company_number: record.id, company_name: record.title, ...record.fields });
    return number === undefined
      ? notFound()
      : json({ errors: [{ type: 'ch:service', error: 'company-profile-not-found' }] }, 404);
  },
  fault: ({ status, kind }) => json({ error: 'rate limit' }, kind === 'quota' ? 429 : status),
};

function authorised(header = ''): boolean {
  const [, encoded = ''] = /^Basic (\S+)$/.exec(header) ?? [];
  return /^[^:]{8,}:$/.test(Buffer.from(encoded, 'base64').toString('utf8'));
}

function search(form: URLSearchParams, context: UpstreamContext): Reply {
  const all = recordsFor('companieshouse', form.get('q') ?? '', context);
  const size = wholeNumber(form.get('items_per_page'), 20, 1, 100);
  const start = wholeNumber(form.get('start_index'), 0, 0, 1000);
  return json({
    kind: 'search#companies',
    items_per_page: size,
    start_index: start,
    total_results: all.length,
    page_number: Math.floor(start / size) + 1,
    items: all.slice(start, start + size).map(itemOf),
  });
}

function itemOf(record: PublicRecord): unknown {
  return {
    kind: 'searchresults#company',
    title: record.title.toUpperCase(),
    company_number: record.id,
    company_status: textField(record, 'company_status') ?? 'active',
    company_type: textField(record, 'company_type') ?? 'ltd',
    date_of_creation: textField(record, 'date_of_creation') ?? dayOf(record),
    ...(textField(record, 'date_of_cessation') ? { date_of_cessation: textField(record, 'date_of_cessation') } : {}),
    description: record.text,
    address_snippet: textField(record, 'address_snippet') ?? '',
    links: { self: `/company/${record.id}` },
  };
}
