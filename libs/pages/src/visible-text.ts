import type { GatewayResponse } from '@corroborate/domain';
import { htmlToVisibleText } from '@corroborate/text';
import { decodeHtml } from './charset';

/** Data from another thread is a Uint8Array, not a Buffer. */
export const extractVisibleText = ({ body, headers }: Pick<GatewayResponse, 'body' | 'headers'>): string =>
  htmlToVisibleText(decodeHtml(Buffer.from(body), headers).text);
