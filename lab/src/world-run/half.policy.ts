import { createHash } from 'node:crypto';

/** Half of a world used in development: `fit` may be read and learned from, `choose` gives only figures. */
export type Half = 'fit' | 'choose';

/**
 * Depends on the event alone, so that several topics of one event (`flood-3/all`, `flood-3/single`) are always in the
 * same half, in any world.
 */
export function assignHalf(externalId: string): Half {
  const [event = ''] = externalId.split('/');
  const [digit = '0'] = createHash('sha1').update(event).digest('hex');
  return parseInt(digit, 16) % 2 === 0 ? 'fit' : 'choose';
}
