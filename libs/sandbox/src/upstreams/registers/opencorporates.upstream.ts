import type { PublicRecord } from '../../world/world.types';
import { json, notFound, wholeNumber } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { dayOf, recordsFor, textField } from './register.records';

/** Companies of the registers of the world; nothing is answered without a token. */
export const opencorporates: Upstream = {
  name: 'opencorporates',
  serves: (host) => host === 'api.opencorporates.com',
  handle: ({ url, headers }, context) => {
    const token = url.searchParams.get('api_token') ?? headers['x-api-token'] ?? '';
    if (token.length < 8) return json({ error: { message: 'Invalid Api Token' } }, 401);
    return url.pathname === '/v0.4/companies/search' ? search(url.searchParams, context) : notFound();
  },
  fault: ({ status, kind }) =>
    json({ error: { message: kind === 'quota' ? 'Account limit reached' : 'Unavailable' } }, status),
};

function search(form: URLSearchParams, context: UpstreamContext): Reply {
  const all = recordsFor('opencorporates', form.get('q') ?? '', context);
  const size = wholeNumber(form.get('per_page'), 30, 1, 100);
  const page = wholeNumber(form.get('page'), 1, 1, 1000);
  return json({
    api_version: '0.4.8',
    results: {
      companies: all.slice((page - 1) * size, page * size).map((record) => ({ company: companyOf(record) })),
      page,
      per_page: size,
      total_pages: Math.ceil(all.length / size),
      total_count: all.length,
    },
  });
}

function companyOf(record: PublicRecord): unknown {
  const jurisdiction = textField(record, 'jurisdiction_code') ?? 'us_de';
  return {
    name: record.title,
    company_number: record.id,
    jurisdiction_code: jurisdiction,
    incorporation_date: textField(record, 'incorporation_date') ?? dayOf(record),
    dissolution_date: textField(record, 'dissolution_date'),
    company_type: textField(record, 'company_type'),
    inactive: false,
    current_status: textField(record, 'current_status') ?? 'Active',
    opencorporates_url: `https://opencorporates.com/companies/${jurisdiction}/${record.id}`,
    previous_names: [],
    registered_address_in_full: textField(record, 'registered_address_in_full'),
    source: { publisher: textField(record, 'publisher') ?? 'A register' },
  };
}
