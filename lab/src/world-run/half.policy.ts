import { createHash } from 'node:crypto';

/** Of a world that is worked on: `fit` may be read and learnt from, `choose` gives figures alone. */
export type Half = 'fit' | 'choose';

/**
 * By the event alone, so that several topics of one event (`flood-3/all`, `flood-3/single`) never stand on both sides,
 * in whatever worlds they lie.
 */
export function halfOf(externalId: string): Half {
  const [event = ''] = externalId.split('/');
  const [digit = '0'] = createHash('sha1').update(event).digest('hex');
  return parseInt(digit, 16) % 2 === 0 ? 'fit' : 'choose';
}
