import type { WorldView } from '../world/world.view';
import { json, redirect } from './replies';
import type { Reply, Upstream } from './upstream.types';

const RDAP_JSON = { 'content-type': 'application/rdap+json' };

/** RDAP responses of rdap.org and of the registries' servers. */
export function createRdap(view: WorldView): Upstream {
  const zones = [...new Set(view.world.outlets.map(({ domain }) => zoneOf(domain)))];
  const hosts = new Set(['rdap.org', 'www.rdap.org', ...zones.map((zone) => new URL(baseOf(zone)).hostname)]);
  return {
    name: 'rdap',
    serves: (host) => hosts.has(host),
    handle: ({ url }) => {
      const domain = /\/domain\/([^/]+)\/?$/.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
      if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
        return problem(400, 'Bad Request', `"${domain}" is not a domain name`);
      const zone = zoneOf(domain);
      if (url.hostname.endsWith('rdap.org'))
        return zones.includes(zone) ? redirect(`${baseOf(zone)}domain/${domain}`) : unknownDomainReply(domain);
      const registered = view.world.outlets.find((outlet) => outlet.domain === domain)?.registered;
      return registered === undefined || new Date(registered) > view.world.now
        ? unknownDomainReply(domain)
        : domainReply(domain, registered, view.world.now);
    },
  };
}

function zoneOf(domain: string): string {
  return domain.slice(domain.lastIndexOf('.') + 1);
}

function baseOf(zone: string): string {
  if (zone === 'com' || zone === 'net') return `https://rdap.verisign.com/${zone}/v1/`;
  if (zone === 'org') return 'https://rdap.publicinterestregistry.org/rdap/';
  return `https://rdap.nic.${/^[a-z0-9-]+$/.test(zone) ? zone : 'invalid'}/`;
}

function domainReply(domain: string, registered: string, now: Date): Reply {
  return json(
    {
      objectClassName: 'domain',
      handle: `${domain.toUpperCase().replace(/\W/g, '')}-SBX`,
      ldhName: domain.toUpperCase(),
      status: ['client transfer prohibited'],
      events: [
        { eventAction: 'registration', eventDate: new Date(registered).toISOString().replace('.000Z', 'Z') },
        { eventAction: 'last update of RDAP database', eventDate: now.toISOString().replace('.000Z', 'Z') },
      ],
      entities: [
        {
          objectClassName: 'entity',
          handle: '292',
          roles: ['registrar'],
          vcardArray: [
            'vcard',
            [
              ['version', {}, 'text', '4.0'],
              ['fn', {}, 'text', 'Example Registrar'],
            ],
          ],
        },
      ],
      nameservers: [{ objectClassName: 'nameserver', ldhName: `NS1.${domain.toUpperCase()}` }],
      secureDNS: { delegationSigned: false },
      rdapConformance: ['rdap_level_0'],
    },
    200,
    RDAP_JSON,
  );
}

function unknownDomainReply(name: string): Reply {
  return problem(404, 'Not Found', `${name} not found`);
}

function problem(errorCode: number, title: string, description: string): Reply {
  return json({ errorCode, title, description: [description] }, errorCode, RDAP_JSON);
}
