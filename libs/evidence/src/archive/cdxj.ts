/** An index line: location of a response in a WARC file. */
export interface IndexedAnswer {
  url: string;
  at: string;
  method: string;
  status: number;
  mime: string;
  /** Digest of the payload, as `sha256:…`. */
  digest: string;
  offset: number;
  length: number;
  filename: string;
}

/** Index in CDXJ, as replay tools expect it: sorted by key and time, with keys in SURT form. */
export function formatCdxj(answers: readonly IndexedAnswer[]): string {
  const lines = answers.map(({ at, method, status, offset, length, ...fields }) => {
    const more = { ...fields, status: `${status}`, length: `${length}`, offset: `${offset}` };
    const block = method === 'GET' ? more : { ...more, method };
    return `${toSurt(fields.url)} ${at.replace(/\D/g, '').slice(0, 14)} ${JSON.stringify(block)}`;
  });
  return lines
    .sort((a, b) => (a < b ? -1 : Number(a > b)))
    .map((line) => `${line}\n`)
    .join('');
}

/** `https://www.paper.example/A?b=1` is `example,paper)/a?b=1`. */
function toSurt(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address.toLowerCase();
  const host = url.hostname.replace(/^www\d*\./, '');
  const reversed = /^[\d.]+$|:/.test(host) ? host : host.split('.').reverse().join(',');
  const query = [...url.search.slice(1).split('&').filter(Boolean)].sort().join('&');
  const tail = `${url.pathname}${query ? `?${query}` : ''}`.toLowerCase();
  return `${reversed}${url.port ? `:${url.port}` : ''})${tail}`;
}
