import { Injectable, type PipeTransform } from '@nestjs/common';
import { CorroborateError } from '@corroborate/domain';

/** SHA-256 in lower-case hexadecimal. */
@Injectable()
export class DigestPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (/^[0-9a-f]{64}$/.test(value)) return value;
    throw new CorroborateError('not-found', 'There is nothing with this digest.', {
      hint: 'A digest is 64 hexadecimal digits in lower case.',
    });
  }
}
