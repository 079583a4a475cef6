import type { PublicRecord } from '../../world/world.types';
import { escapeMarkup, html, json, notFound, wholeNumber } from '../replies';
import type { Reply, Upstream, UpstreamContext } from '../upstream.types';
import { dayOf, recordsFor, textField, within } from './register.records';

/** Rules, notices and orders of the federal government, and their pages. */
export const federalregister: Upstream = {
  name: 'federalregister',
  serves: (host) => host === 'www.federalregister.gov',
  handle: ({ url }, context) => {
    if (url.pathname === '/api/v1/documents.json') return search(url.searchParams, context);
    const record = recordsFor('federalregister', '', context).find((one) => one.url === url.href);
    if (!record) return notFound();
    const text = record.text.split(/\n+/).map((line) => `<p>${escapeMarkup(line)}</p>`);
    return html(
      `<!DOCTYPE html><html><head><title>Federal Register :: ${escapeMarkup(record.title)}</title></head>` +
        `<body><article><h1>${escapeMarkup(record.title)}</h1>${text.join('')}</article></body></html>`,
    );
  },
};

function search(form: URLSearchParams, context: UpstreamContext): Reply {
  const all = recordsFor('federalregister', form.get('conditions[term]') ?? '', context).filter((record) =>
    within(record, form.get('conditions[publication_date][gte]'), form.get('conditions[publication_date][lte]')),
  );
  const size = wholeNumber(form.get('per_page'), 20, 1, 1000);
  const page = wholeNumber(form.get('page'), 1, 1, 100);
  return json({
    count: all.length,
    description: 'Documents',
    total_pages: Math.ceil(all.length / size),
    results: all.slice((page - 1) * size, page * size).map(documentOf),
  });
}

function documentOf(record: PublicRecord): unknown {
  const agency = textField(record, 'agencies', 'agency');
  return {
    title: record.title,
    type: textField(record, 'type') ?? 'Notice',
    abstract: record.text,
    document_number: record.id,
    html_url: record.url ?? `https://www.federalregister.gov/d/${record.id}`,
    publication_date: dayOf(record),
    agencies: agency === null ? [] : [{ raw_name: agency.toUpperCase(), name: agency }],
  };
}
