import { ApiProperty } from '@nestjs/swagger';
import { rolesIncluded, ROLES } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import { authModeOf, type Caller } from './access.policy';

export class SessionAnswer {
  @ApiProperty({ example: true }) signed_in: boolean;
  @ApiProperty({ enum: ['apikey', 'oidc', 'none'], example: 'apikey', description: '`none`: nobody needs to sign in.' })
  auth_mode: string;
  @ApiProperty({
    example: false,
    description: 'Whether people may sign in at an identity provider: POST /api/session/oidc.',
  })
  provider_sign_in: boolean;
  @ApiProperty({ type: String, nullable: true, example: 'Ann Example', description: 'Name that decisions carry.' })
  actor: string | null;
  @ApiProperty({
    enum: ROLES,
    isArray: true,
    example: ['viewer', 'editor', 'reviewer'],
    description: 'Everything that is covered: a reviewer is an editor and a viewer, too.',
  })
  roles: string[];
  @ApiProperty({ type: String, nullable: true, example: '2026-11-01T20:00:00.000Z' }) expires_at: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-10-20T15:00:00.000Z',
    description:
      'Where the product runs on a stored web, as the demo does: the moment at which that web stands still. Pages of ' +
      'the live web cannot be read there.',
  })
  frozen_at: string | null;
}

export function sessionAnswer(settings: Settings, { actor, roles, via, expiresAt }: Caller): SessionAnswer {
  const known = via !== 'none';
  const mode = authModeOf(settings);
  return {
    signed_in: known,
    auth_mode: mode,
    provider_sign_in: mode === 'oidc' && settings.OIDC_CLIENT_ID !== undefined,
    actor: known ? actor : null,
    roles: rolesIncluded(roles),
    expires_at: expiresAt,
    frozen_at: settings.CLOCK_START ?? null,
  };
}
