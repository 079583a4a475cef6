import { isBadKey } from './google-errors';
import { json } from './replies';
import type { Reply, UpstreamContext, UpstreamRequest } from './upstream.types';

const problem = (type: string) => `https://api.twitter.com/2/problems/${type}`;

export function refusal({ headers }: UpstreamRequest): Reply | null {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (isBadKey(token))
    return json({ title: 'Unauthorized', status: 401, detail: 'Unauthorized', type: 'about:blank' }, 401);
  if (/depleted/i.test(token ?? ''))
    return json(
      { title: 'Payment Required', detail: 'credits depleted', type: 'https://api.x.com/2/problems/credits-depleted' },
      402,
      {
        'x-rate-limit-limit': '450',
        'x-rate-limit-remaining': '449',
      },
    );
  if (/unenrolled/i.test(token ?? ''))
    return json(
      {
        title: 'Client Forbidden',
        detail: 'This endpoint needs an enrolled client.',
        type: problem('client-forbidden'),
        reason: 'client-not-enrolled',
        registration_url: 'https://developer.x.com',
      },
      403,
    );
  return null;
}

export const limits = ({ world }: UpstreamContext, limit: number) => ({
  'x-rate-limit-limit': String(limit),
  'x-rate-limit-remaining': String(limit - 1),
  'x-rate-limit-reset': String(Math.floor(world.now.getTime() / 1000) + 900),
});

export const invalid = (parameter: string, value: string, message: string): Reply =>
  json(
    {
      errors: [{ parameters: { [parameter]: [value] }, message }],
      title: 'Invalid Request',
      detail: 'One or more parameters to your request was invalid.',
      type: problem('invalid-request'),
    },
    400,
  );

export const notThere = (parameter: string) => (id: string) => ({
  value: id,
  detail: `Could not find tweet with ${parameter}: [${id}].`,
  title: 'Not Found Error',
  resource_type: 'tweet',
  parameter,
  resource_id: id,
  type: problem('resource-not-found'),
});
