import { isRole, MAX_TOPIC_BYTES, ROLES } from '@corroborate/domain';
import { z } from 'zod';
import { address, claimPath, int, list, oneOf, optional, WEB_SCHEMES, secret } from './kinds';

const isRolePair = (pair: string) => /^[^=]{1,200}=[a-z]+$/.test(pair) && isRole(pair.split('=')[1]);

/** API address, limits and access. */
export const HTTP = {
  HOST: z.string().default('127.0.0.1').describe('Bind address of the API (default: loopback)'),
  PORT: int(3000, 0, 65535, 'TCP port of the API; 0: any free port'),
  BODY_LIMIT_KB: int(
    16_384,
    16,
    102400,
    'Maximum size of the body of `POST /api/topics`, in kB; the largest topic the queue accepts needs ' +
      `${Math.ceil(MAX_TOPIC_BYTES / 1024)}. For all other requests the limit is this value or 1024, ` +
      'whichever is lower',
  ),

  // Access
  AUTH_MODE: oneOf(['apikey', 'oidc', 'none'])
    .optional()
    .describe(
      'Authentication of API callers: `apikey`, `oidc` (tokens from your identity provider) or `none`. ' +
        'Default: `none` on loopback, where alone it is allowed, otherwise `apikey`',
    ),
  FIRST_KEY: oneOf(['none', 'show'])
    .default('none')
    .describe(
      'First API key, when the API starts with authentication on a database that has never had a key: ' +
        '`show` creates a key with the role `admin` and prints it once to standard output; `none` leaves ' +
        'it to `corroborate keys create`',
    ),
  OIDC_ISSUER: address(
    'Issuer of the tokens, exactly as in their `iss` claim; required with AUTH_MODE=oidc',
    WEB_SCHEMES,
  ),
  OIDC_AUDIENCE: optional('Required audience of the tokens; required with AUTH_MODE=oidc'),
  OIDC_JWKS_URL: address(
    "URL of the issuer's key set (JWKS); if not set, it is discovered through " + '`/.well-known/openid-configuration`',
    WEB_SCHEMES,
  ),
  OIDC_CLIENT_ID: optional(
    'Client ID of the desk at the provider; enables sign-in there (authorization code flow with PKCE). ' +
      'The redirect URI is `PUBLIC_URL` with a trailing slash',
  ),
  OIDC_CLIENT_SECRET: secret('Secret of that client, if the provider issued one'),
  OIDC_SCOPES: z
    .string()
    .trim()
    .default('openid profile')
    .refine((v) => v.split(/\s+/).includes('openid'), 'must contain openid')
    .describe('Scopes the desk requests from the provider'),
  OIDC_ROLES_CLAIM: claimPath('roles', 'Claim that contains the roles, with dots for nesting: `realm_access.roles`'),
  OIDC_ROLE_NAMES: list()
    .refine(
      (pairs) => pairs.every(isRolePair),
      `must be a comma-separated list of provider-role=role; roles are ${ROLES.join(', ')}`,
    )
    .describe(
      "Mapping from the provider's role names, e.g. `news-desk=editor,news-lead=reviewer`; if not set, " +
        'the provider must use the names of this service',
    ),
  OIDC_NAME_CLAIM: claimPath(
    'sub',
    'Claim with the name recorded in decisions; it must be unique, and users must not be able to ' + 'change it',
  ),
  SESSION_HOURS: int(12, 1, 720, 'Hours after which a user must sign in to the desk again'),
  KEY_REQUESTS_PER_MINUTE: int(
    15000,
    0,
    1_000_000,
    'Requests per minute and caller, across all API processes; 0: no limit',
  ),
  FAILED_SIGN_INS_PER_MINUTE: int(
    20,
    1,
    10_000,
    'Failed sign-ins and invalid unauthenticated request bodies per minute and IP address, across all ' +
      'API processes, before further requests are rejected',
  ),
  STREAMS_PER_CALLER: int(
    100,
    0,
    100_000,
    'Open progress streams per caller, across all API processes; a caller is a key (including its ' +
      'sessions), a user of the identity provider or, without authentication, an IP address. 0: no limit',
  ),
  PUBLIC_URL: z
    .string()
    .trim()
    .regex(/^https?:\/\/[^/\s?#]+\/?$/, 'must be an origin such as https://desk.example.org')
    .optional()
    .describe('Origin at which browsers reach the desk; with https, cookies are marked Secure and HSTS is enabled'),
  TRUSTED_PROXIES: list()
    .refine(
      (list) => list.every((each) => /^(?:loopback|linklocal|uniquelocal|[0-9a-f.:]+(?:\/\d{1,3})?)$/i.test(each)),
      'must be a comma-separated list of addresses or networks',
    )
    .describe(
      'Comma-separated addresses or networks of reverse proxies whose X-Forwarded-For header is trusted; ' +
        'also `loopback`, `uniquelocal`',
    ),
  CORROBORATE_KEY: secret('Key the command sends to the server given with `--server`; `--key` takes precedence'),
  CORS_ORIGINS: list()
    .refine(
      (list) => list.every((each) => /^https?:\/\/[^/\s?#*]+$/.test(each)),
      'must be a comma-separated list of origins without a path, such as https://tools.example.org',
    )
    .describe(
      "Comma-separated origins whose pages can call the API with a key (CORS); the desk's cookie is " +
        'never accepted from them',
    ),
};
