import ipaddr from 'ipaddr.js';

/** Network by which requests are counted. IPv6 subscribers have an entire /64, so limits apply to the /64. */
export function toRateLimitNetwork(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}
