import * as oidc from 'openid-client';
import type { Settings } from '@corroborate/config';
import { HttpProblem } from '../problems/problem';
import { isSecureUrl, type Caller } from './access.policy';
import { boundedFetch } from './bounded.fetch';
import { OidcVerifier } from './oidc.verifier.adapter';

type ClientSettings = Pick<
  Settings,
  | 'OIDC_ISSUER'
  | 'OIDC_JWKS_URL'
  | 'OIDC_CLIENT_ID'
  | 'OIDC_CLIENT_SECRET'
  | 'OIDC_SCOPES'
  | 'OIDC_ROLES_CLAIM'
  | 'OIDC_ROLE_NAMES'
  | 'OIDC_NAME_CLAIM'
>;

/**
 * State of a sign-in that was started. Together with the provider's response it proves that the same browser started
 * and finished it.
 */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

const TIMEOUT_SECONDS = 5;

/** Authorization code flow with PKCE, state and nonce. */
export class OidcClient {
  private known: Promise<oidc.Configuration> | null = null;
  /** The audience of an ID token is the client, not the API. */
  private readonly tokens = new OidcVerifier({ ...this.settings, OIDC_AUDIENCE: this.settings.OIDC_CLIENT_ID });

  constructor(private readonly settings: ClientSettings) {}

  /**
   * Creates the authorization URL.
   * @throws HttpProblem `not-ready`
   */
  async begin(redirectUri: string): Promise<{ url: string; begun: PendingSignIn }> {
    const begun = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const url = oidc.buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: redirectUri,
      scope: this.settings.OIDC_SCOPES,
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, begun };
  }

  /**
   * Verifies the callback and returns the user.
   * @param answer the callback URL
   * @throws HttpProblem `unauthenticated` if the provider or the verification rejects the sign-in, `not-ready` if the
   * provider is unreachable
   */
  async finish(answer: URL, { state, nonce, verifier }: PendingSignIn): Promise<Caller> {
    const configuration = await this.configuration();
    const token = await oidc
      .authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        throw toSignInProblem(error);
      });
    // Verified like every other token.
    const outcome = await this.tokens.verify(token.id_token ?? '');
    if (outcome.kind === 'unavailable') throw providerUnavailable();
    if (outcome.kind === 'bad') throw signInRefused(outcome.reason);
    if (outcome.caller.roles.length === 0)
      throw signInRefused(
        'Your identity provider has not assigned you a role in Corroborate.',
        'Ask the administrator of your identity provider for a role.',
      );
    return outcome.caller;
  }

  private configuration(): Promise<oidc.Configuration> {
    this.known ??= this.discover().catch(() => {
      // Not cached, so that the next sign-in tries again.
      this.known = null;
      throw providerUnavailable();
    });
    return this.known;
  }

  private async discover(): Promise<oidc.Configuration> {
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET: secret } = this.settings;
    const issuer = new URL(OIDC_ISSUER);
    // Plain HTTP is allowed only on this machine.
    const execute = issuer.protocol === 'http:' && isSecureUrl(issuer) ? [oidc.allowInsecureRequests] : [];
    const authentication = secret ? oidc.ClientSecretPost(secret) : oidc.None();
    return oidc.discovery(issuer, OIDC_CLIENT_ID, secret, authentication, {
      execute,
      timeout: TIMEOUT_SECONDS,
      [oidc.customFetch]: boundedFetch,
    });
  }
}

function toSignInProblem(error: unknown): HttpProblem {
  if (error instanceof oidc.AuthorizationResponseError)
    return signInRefused(
      error.error === 'access_denied'
        ? 'Your identity provider denied access.'
        : `Your identity provider responded ${sanitizeErrorCode(error.error)}.`,
    );
  if (error instanceof oidc.ResponseBodyError)
    return signInRefused('The identity provider no longer accepts this sign-in.');
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'OAUTH_TIMEOUT' || error instanceof TypeError
    ? providerUnavailable()
    : signInRefused('The response of the identity provider does not match this sign-in.');
}

/** Echoes untrusted error codes only if they are short and contain only safe characters. */
const sanitizeErrorCode = (text: string): string => (/^[a-z_]{1,40}$/.test(text) ? text : 'with an error');

const signInRefused = (detail: string, hint = 'Start the sign-in again.') =>
  new HttpProblem('unauthenticated', detail, [], { hint });
const providerUnavailable = () =>
  new HttpProblem('not-ready', 'The identity provider cannot be reached.', [], { hint: 'Try again later.' });
