import { humanizeCode } from '../../ui/format';
import { t } from '../../messages';

const METHOD_TEXT: Record<string, string> = {
  POST: t('admin.new'),
  PUT: t('admin.set'),
  PATCH: t('admin.changed'),
  DELETE: t('admin.removed'),
};

const isId = (part: string): boolean => /^\d+$/.test(part);

/**
 * Describes an audited request: `POST /api/reviews/10/claim` becomes "Reviews 10: claim". Derived from the path, so it
 * covers every route; other actions are shown by name.
 */
export function describeAction({ action, subject }: { action: string; subject: string }): string {
  const [method = '', route] = action.split(' ');
  if (!route?.startsWith('/')) return `${action} ${subject}`.trim();
  const path = subject.startsWith('/') ? subject : route;
  const parts = path
    .split(/[?#]/, 1)[0]!
    .split('/')
    .filter((part) => part !== '' && part !== 'api');
  const [resource = '', ...rest] = parts;
  const ids = rest.filter(isId);
  const verbs = rest.filter((part) => !isId(part)).map((part) => humanizeCode(part).toLowerCase());
  const did = verbs.length > 0 ? verbs.join(', ') : (METHOD_TEXT[method] ?? method);
  return `${[humanizeCode(resource), ...ids].join(' ')}: ${did}`;
}
