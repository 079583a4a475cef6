import type { AdminActor } from '@corroborate/db';
import { getRequestId } from '../http/request-id';
import { getActor, type ActorRequest } from './access.gate';

/** Actor and channel of an administrative change, as stored in the audit log. */
export const toAdminActor = (request: ActorRequest): AdminActor => ({
  actor: getActor(request),
  via: request.caller?.via ?? 'none',
  keyId: request.caller?.keyId ?? null,
  remoteAddress: request.ip ?? null,
  requestId: getRequestId(request),
});
