import type { PublicCopyRow } from '@corroborate/db';
import type { PublicCopyView } from '../evidence/evidence.views';

export const publicCopyView = (row: PublicCopyRow): PublicCopyView => {
  const { id, state, wantedBy, createdAt, copyUrl: url, copiedAt: at, reason } = row;
  return { id, state, wantedBy, createdAt, url, at, reason };
};
