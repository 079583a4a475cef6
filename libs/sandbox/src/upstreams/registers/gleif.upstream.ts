import type { PublicRecord } from '../../world/world.types';
import { json, wholeNumber } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { dayOf, plainName, recordsFor, textField } from './register.records';

/** Legal entity identifiers in JSON:API envelopes. */
export const gleif: Upstream = {
  name: 'gleif',
  serves: (host) => host === 'api.gleif.org',
  handle: ({ url }, context) => {
    const lei = /^\/api\/v1\/lei-records\/([A-Z0-9]{18,20})$/.exec(url.pathname)?.[1];
    if (lei !== undefined) return one(lei, context);
    return url.pathname === '/api/v1/lei-records' ? list(url.searchParams, context) : fault(404, 'Not Found');
  },
};

const MEDIA = { 'content-type': 'application/vnd.api+json' };
const fault = (status: number, title: string): Reply =>
  json({ errors: [{ status: String(status), title, detail: title }] }, status, MEDIA);

function one(lei: string, context: UpstreamContext): Reply {
  const record = recordsFor('gleif', '', context).find(({ id }) => id === lei);
  return record ? json({ data: entityOf(record) }, 200, MEDIA) : fault(404, 'Not Found');
}

function list(form: URLSearchParams, context: UpstreamContext): Reply {
  const name = form.get('filter[entity.legalName]');
  const text = form.get('filter[fulltext]') ?? '';
  const all = recordsFor('gleif', text, context).filter(
    (record) =>
      name === null || (plainName(name) !== '' && ` ${plainName(nameOf(record))} `.includes(` ${plainName(name)} `)),
  );
  const size = wholeNumber(form.get('page[size]'), 15, 1, 200);
  const page = wholeNumber(form.get('page[number]'), 1, 1, 1000);
  const lastPage = Math.max(1, Math.ceil(all.length / size));
  return json(
    {
      meta: { pagination: { currentPage: page, perPage: size, total: all.length, lastPage } },
      links: page < lastPage ? { next: `https://api.gleif.org/api/v1/lei-records?page[number]=${page + 1}` } : {},
      data: all.slice((page - 1) * size, page * size).map(entityOf),
    },
    200,
    MEDIA,
  );
}

const nameOf = (record: PublicRecord): string =>
  textField(record, 'entity.legalName.name', 'legalName') ?? record.title;

function entityOf(record: PublicRecord): unknown {
  const address = {
    addressLines: [],
    city: textField(record, 'entity.legalAddress.city', 'city'),
    region: textField(record, 'entity.legalAddress.region', 'region'),
    country: textField(record, 'entity.legalAddress.country', 'country'),
  };
  return {
    type: 'lei-records',
    id: record.id,
    attributes: {
      lei: record.id,
      entity: {
        legalName: { name: nameOf(record), language: 'en' },
        otherNames: [],
        legalAddress: address,
        headquartersAddress: address,
        jurisdiction: textField(record, 'entity.jurisdiction', 'jurisdiction'),
        status: textField(record, 'entity.status') ?? 'ACTIVE',
        creationDate: null,
      },
      registration: {
        initialRegistrationDate: textField(record, 'registration.initialRegistrationDate') ?? dayOf(record),
        lastUpdateDate: dayOf(record),
        status: textField(record, 'registration.status') ?? 'ISSUED',
      },
    },
    links: { self: `https://api.gleif.org/api/v1/lei-records/${record.id}` },
  };
}
