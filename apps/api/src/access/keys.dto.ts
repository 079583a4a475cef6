import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsISO8601, IsOptional, registerDecorator } from 'class-validator';
import type { ApiKey } from '@corroborate/db';
import { isActorName, MAX_ACTOR_NAME_LENGTH, ROLES, type Role } from '@corroborate/domain';
import { IsText } from '../http/fields';
import { z } from 'zod';
import { responseType, list, moment } from '../openapi/response.type';

const IsActorName = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'isActorName',
    target: target.constructor,
    propertyName: String(propertyName),
    options: {
      message:
        'name must begin and end with a letter or digit and contain only letters, digits, spaces and . _ @ + ' + '-',
    },
    validator: { validate: (value: unknown) => typeof value === 'string' && isActorName(value) },
  });

export class CreateKeyDto {
  @ApiProperty({
    example: 'Ann Example',
    maxLength: MAX_ACTOR_NAME_LENGTH,
    description: 'Owner of the key, recorded with each decision.',
  })
  @IsText(MAX_ACTOR_NAME_LENGTH)
  @IsActorName()
  name: string;
  @ApiProperty({ enum: ROLES, isArray: true, example: ['reviewer'] })
  @IsArray({ message: 'roles must be a list' })
  @ArrayMinSize(1, { message: 'roles must contain at least one role' })
  @ArrayMaxSize(ROLES.length, { message: `roles must not contain more than ${ROLES.length} items` })
  @IsIn(ROLES, { each: true, message: `each role must be one of ${ROLES.join(', ')}` })
  roles: Role[];
  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true, example: '2027-01-01T00:00:00Z' })
  @IsOptional()
  @IsISO8601(
    { strict: true, strictSeparator: true },
    { message: 'expires_at must be a date and time such as 2027-01-01T00:00:00Z' },
  )
  expires_at?: string | null;
}

const NULLABLE_MOMENT = moment.nullable().meta({ example: null });

export class KeyResponse extends responseType({
  id: z.string().meta({ example: '0123456789abcdef', description: 'Public part of the key.' }),
  name: z.string().meta({ example: 'Ann Example' }),
  roles: z.array(z.enum(ROLES)).meta({ example: ['reviewer'] }),
  state: z.enum(['active', 'expired', 'revoked']).meta({ example: 'active' }),
  created_by: z.string().meta({ example: 'admin' }),
  created_at: z.string().meta({ format: 'date-time', example: '2026-11-01T08:00:00.000Z' }),
  expires_at: NULLABLE_MOMENT,
  revoked_by: z.string().nullable().meta({ example: null }),
  revoked_at: NULLABLE_MOMENT,
  last_used_at: NULLABLE_MOMENT.meta({ description: 'Time of last use, to the minute.' }),
}) {}

export class NewKeyResponse extends responseType(
  {
    key: z.string().meta({ example: 'cbr_0123456789abcdef_…', description: 'Secret key, shown only once.' }),
  },
  KeyResponse,
) {}

export class KeyListResponse extends responseType({
  keys: list(KeyResponse),
}) {}

export const toKeyResponse = (key: ApiKey, now = Date.now()): KeyResponse =>
  KeyResponse.of({ ...key, id: key.keyId, state: stateOf(key, now) });

function stateOf({ revokedAt, expiresAt }: ApiKey, now: number) {
  if (revokedAt) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'active';
}
