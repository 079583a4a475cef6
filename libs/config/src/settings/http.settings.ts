import { isRole, LARGEST_TOPIC_BYTES, ROLES } from '@corroborate/domain';
import { z } from 'zod';
import { address, claimPath, int, list, oneOf, optional, WEB } from './kinds';

const isRolePair = (pair: string) => /^[^=]{1,200}=[a-z]+$/.test(pair) && isRole(pair.split('=')[1]);

/** Where the API is reached, and who may call it. */
export const HTTP = {
  HOST: z.string().default('127.0.0.1').describe('Address the API binds to; loopback unless you decide otherwise'),
  PORT: int(3000, 0, 65535, 'TCP port of the API; 0 takes a free one'),
  BODY_LIMIT_KB: int(
    16_384,
    16,
    102400,
    'Largest body of `POST /api/topics`, in kB; every topic the queue takes comes in with ' +
      `${Math.ceil(LARGEST_TOPIC_BYTES / 1024)}. No other body may have more than this or 1024, whichever ` +
      'is less',
  ),

  // Who may call
  AUTH_MODE: oneOf(['apikey', 'oidc', 'none'])
    .optional()
    .describe(
      'How callers are known: `apikey`, `oidc` (tokens of your identity provider), or `none`, which is the ' +
        'default on loopback and refused elsewhere, where `apikey` is',
    ),
  FIRST_KEY: oneOf(['none', 'show'])
    .default('none')
    .describe(
      'What an API that needs keys does when it starts on a database that never had one: `show` makes a key of the ' +
        'role `admin` and prints it on standard output, this once; `none` leaves that to `corroborate keys create`',
    ),
  OIDC_ISSUER: address('Issuer of the tokens, letter by letter as it stands in them; needed with AUTH_MODE=oidc', WEB),
  OIDC_AUDIENCE: optional('Audience the tokens must be made for; needed with AUTH_MODE=oidc'),
  OIDC_JWKS_URL: address(
    'Where the keys of the issuer are; without it the issuer is asked (`/.well-known/openid-configuration`)',
    WEB,
  ),
  OIDC_CLIENT_ID: optional(
    'Client id of the desk at the provider: with it people sign in there (authorization code flow with ' +
      'PKCE); the address to come back to is `PUBLIC_URL` with a slash at its end',
  ),
  OIDC_CLIENT_SECRET: optional('Secret of that client, where the provider gave one'),
  OIDC_SCOPES: z
    .string()
    .trim()
    .default('openid profile')
    .refine((v) => v.split(/\s+/).includes('openid'), 'must contain openid')
    .describe('What the desk asks the provider for'),
  OIDC_ROLES_CLAIM: claimPath('roles', 'Claim with the roles, dots lead inwards: `realm_access.roles`'),
  OIDC_ROLE_NAMES: list()
    .refine((pairs) => pairs.every(isRolePair), `must be a comma list of theirs=ours, ours one of ${ROLES.join(', ')}`)
    .describe(
      'What roles are called at your provider, e.g. `news-desk=editor,news-lead=reviewer`; without it ' +
        'roles must bear our names',
    ),
  OIDC_NAME_CLAIM: claimPath(
    'sub',
    'Claim with the name that decisions carry; it must be unique and not for its holder to choose',
  ),
  SESSION_HOURS: int(12, 1, 720, 'After so long a person at the desk signs in again'),
  KEY_REQUESTS_PER_MINUTE: int(
    15000,
    0,
    1_000_000,
    'Requests a minute that one caller may make of all API processes together; 0 sets no limit',
  ),
  FAILED_SIGN_INS_PER_MINUTE: int(
    20,
    1,
    10_000,
    'Wrong keys or tokens, and bodies of strangers that cannot be taken, a minute from one address, at all API ' +
      'processes together; then it has to wait',
  ),
  STREAMS_PER_CALLER: int(
    100,
    0,
    100_000,
    'Streams of progress that one caller may hold open at all API processes together: of one key (with the sessions ' +
      'opened by it), one person of your provider, or one address where nobody needs a key; 0 sets no ' +
      'limit',
  ),
  PUBLIC_URL: z
    .string()
    .trim()
    .regex(/^https?:\/\/[^/\s?#]+\/?$/, 'must be an origin such as https://desk.example.org')
    .optional()
    .describe('Origin under which browsers reach the desk; with https cookies are sent over TLS alone and HSTS is set'),
  TRUSTED_PROXIES: list()
    .refine(
      (list) => list.every((each) => /^(?:loopback|linklocal|uniquelocal|[0-9a-f.:]+(?:\/\d{1,3})?)$/i.test(each)),
      'must be a comma list of addresses or networks',
    )
    .describe(
      'Comma list of addresses or networks of your reverse proxies, whose X-Forwarded-For is believed; ' +
        'also `loopback`, `uniquelocal`',
    ),
  CORROBORATE_KEY: optional('Key that the command shows a server elsewhere, with `--server`; `--key` comes before it'),
  CORS_ORIGINS: list()
    .refine(
      (list) => list.every((each) => /^https?:\/\/[^/\s?#*]+$/.test(each)),
      'must be a comma list of origins without a path, such as https://tools.example.org',
    )
    .describe(
      'Comma list of other origins whose pages may call the API with a key; none by default, and never ' +
        'with the cookie of the desk',
    ),
};
