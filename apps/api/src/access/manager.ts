import type { AdminActor } from '@corroborate/db';
import { requestId } from '../http/request-id';
import { actorOf, type ActorRequest } from './access.gate';

/** Actor and channel of an administrative change, as stored in the audit log. */
export const managerOf = (request: ActorRequest): AdminActor => ({
  actor: actorOf(request),
  via: request.caller?.via ?? 'none',
  keyId: request.caller?.keyId ?? null,
  remoteAddress: request.ip ?? null,
  requestId: requestId(request),
});
