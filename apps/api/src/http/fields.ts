import { applyDecorators } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

/** Maximum page size of lists. */
export const MAX_PAGE_SIZE = 100;

const MAX_ID = Number.MAX_SAFE_INTEGER;
export const IsId = (): PropertyDecorator =>
  applyDecorators(
    IsInt({ message: '$property must be a whole number from 1 to 9007199254740991' }),
    Min(1, { message: '$property must be a whole number from 1 to 9007199254740991' }),
    Max(MAX_ID, { message: '$property must be a whole number from 1 to 9007199254740991' }),
  );

/** Parses a whole number from a query parameter and leaves any other value for the validators to reject. */
export const ParseInteger = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : (value as unknown),
  );

export const ParseBoolean = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    value === 'true' || value === 'false' ? value === 'true' : (value as unknown),
  );

export const IsPageSize = (most: number = MAX_PAGE_SIZE): PropertyDecorator =>
  applyDecorators(
    ParseInteger(),
    IsOptional(),
    IsInt({ message: `limit must be a whole number from 1 to ${most}` }),
    Min(1, { message: `limit must be a whole number from 1 to ${most}` }),
    Max(most, { message: `limit must be a whole number from 1 to ${most}` }),
  );

/** Checks only the length and the characters of a cursor, because its content is opaque. */
export const IsCursor = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Matches(/^[A-Za-z0-9_.~:=+/-]{1,300}$/, {
      message: 'cursor must be the next_cursor of an earlier response',
    }),
  );

export const IsText = (max: number): PropertyDecorator =>
  applyDecorators(
    IsString({ message: '$property must be a string' }),
    MaxLength(max, { message: `$property must not be longer than ${max} characters` }),
  );

/** Text that can be absent or null. */
export const IsOptionalText = (max: number): PropertyDecorator => applyDecorators(IsOptional(), IsText(max));

export const formatAllowedValues = (words: readonly string[]) => ({
  message: `$property must be one of ${words.join(', ')}`,
});
