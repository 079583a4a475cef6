import { plain } from '../../ui/format';

const METHODS: Record<string, string> = { POST: 'new', PUT: 'set', PATCH: 'changed', DELETE: 'removed' };

const isId = (part: string): boolean => /^\d+$/.test(part);

/**
 * What a request did, for people: `POST /api/reviews/10/claim` is "Reviews 10: claim". By its path alone, so that no
 * route is forgotten; what is no request is said as it is called.
 */
export function doneWords({ action, subject }: { action: string; subject: string }): string {
  const [method = '', route] = action.split(' ');
  if (!route?.startsWith('/')) return `${action} ${subject}`.trim();
  const path = subject.startsWith('/') ? subject : route;
  const parts = path
    .split(/[?#]/, 1)[0]!
    .split('/')
    .filter((part) => part !== '' && part !== 'api');
  const [resource = '', ...rest] = parts;
  const ids = rest.filter(isId);
  const verbs = rest.filter((part) => !isId(part)).map((part) => plain(part).toLowerCase());
  const did = verbs.length > 0 ? verbs.join(', ') : (METHODS[method] ?? method);
  return `${[plain(resource), ...ids].join(' ')}: ${did}`;
}
