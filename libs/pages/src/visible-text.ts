import type { GatewayResponse } from '@corroborate/domain';
import { visibleText } from '@corroborate/text';
import { decodeHtml } from './charset';

/** Bytes that come from another thread are no Buffer. */
export const visibleTextOf = ({ body, headers }: Pick<GatewayResponse, 'body' | 'headers'>): string =>
  visibleText(decodeHtml(Buffer.from(body), headers).text);
