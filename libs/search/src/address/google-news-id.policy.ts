/** The id in a Google News article link, or null for any other address. */
export function googleNewsId(address: string): string | null {
  const match = /^https?:\/\/news\.google\.com\/(?:__i\/)?(?:rss\/)?(?:articles|read)\/([A-Za-z0-9_=-]{8,4000})/.exec(
    address,
  );
  return match?.[1] ?? null;
}

/**
 * First-generation ids (until mid-2024) contain the publisher's URL as plain bytes. Null for newer
 * ids, which contain `AU_yqL…` and can only be resolved by a request.
 */
export function decodeOldId(id: string): string | null {
  const bytes = Buffer.from(id, 'base64url').toString('latin1');
  const match = /https?:\/\/[\x21-\x7e]+/.exec(bytes);
  return match && URL.canParse(match[0]) ? match[0] : null;
}
