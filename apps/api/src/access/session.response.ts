import { expandRoles, ROLES } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import { resolveAuthMode, type Caller } from './access.policy';
import { z } from 'zod';
import { responseType } from '../openapi/response.type';

export class SessionResponse extends responseType({
  signed_in: z.boolean().meta({ example: true }),
  auth_mode: z
    .enum(['apikey', 'oidc', 'none'])
    .meta({ example: 'apikey', description: 'Authentication mode. `none`: no sign-in required.' }),
  provider_sign_in: z.boolean().meta({
    example: false,
    description: 'Whether sign-in with an identity provider is available (POST /api/session/oidc).',
  }),
  actor: z.string().nullable().meta({ example: 'Ann Example', description: 'Name recorded with decisions.' }),
  roles: z.array(z.enum(ROLES)).meta({
    example: ['viewer', 'editor', 'reviewer'],
    description: 'All roles, including implied ones: a reviewer is also an editor and a viewer.',
  }),
  expires_at: z.string().nullable().meta({ example: '2026-11-01T20:00:00.000Z' }),
  frozen_at: z.string().nullable().meta({
    format: 'date-time',
    example: '2026-10-20T15:00:00.000Z',
    description: 'Fixed time of the recorded web, for installations such as the demo that cannot read live pages.',
  }),
}) {}

export function toSessionResponse(settings: Settings, { actor, roles, via, expiresAt }: Caller): SessionResponse {
  const known = via !== 'none';
  const mode = resolveAuthMode(settings);
  return {
    signed_in: known,
    auth_mode: mode,
    provider_sign_in: mode === 'oidc' && settings.OIDC_CLIENT_ID !== undefined,
    actor: known ? actor : null,
    roles: expandRoles(roles),
    expires_at: expiresAt,
    frozen_at: settings.CLOCK_START ?? null,
  };
}
