import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

interface Grant {
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string;
}

/**
 * A local identity provider with authorization code flow and PKCE (S256) for one client. Every visitor is signed in as
 * `person`.
 */
export class FakeProvider {
  readonly clientId = 'desk';
  readonly clientSecret = 'a secret of the desk';
  issuer = '';
  /** Claims of the user who signs in; if null, every sign-in is denied. */
  person: JWTPayload | null = { sub: 'Olga Provider', roles: ['reviewer'] };
  /** Claims that override those of the ID token, to simulate a faulty or hostile provider. */
  lies: JWTPayload = {};
  /** Allowed prefixes of redirect URLs. */
  redirects: string[] = [];
  readonly tokenRequests: URLSearchParams[] = [];
  private readonly grants = new Map<string, Grant>();
  private key!: CryptoKey;
  private jwk: object = {};
  private readonly server: Server = createServer(
    (asked, answer) => void this.answer(asked, answer).catch(() => answer.writeHead(500).end()),
  );

  async start(): Promise<this> {
    const pair = await generateKeyPair('ES256');
    this.key = pair.privateKey;
    this.jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(asked.url ?? '/', this.issuer);
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(answer, 200, {
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
          code_challenge_methods_supported: ['S256'],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
          authorization_response_iss_parameter_supported: true,
        });
      case '/keys':
        return json(answer, 200, { keys: [this.jwk] });
      case '/authorize':
        return this.authorize(url.searchParams, answer);
      case '/token':
        return this.token(new URLSearchParams(await bodyOf(asked)), answer);
      default:
        return json(answer, 404, {});
    }
  }

  private authorize(query: URLSearchParams, answer: ServerResponse): void {
    const redirectUri = query.get('redirect_uri') ?? '';
    const fits =
      query.get('client_id') === this.clientId &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      query.get('scope')?.split(' ').includes('openid');
    if (!fits || !this.redirects.some((known) => redirectUri.startsWith(known)))
      return json(answer, 400, { error: 'invalid_request' });
    const back = new URL(redirectUri);
    back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('iss', this.issuer);
    if (this.person) {
      const code = randomBytes(16).toString('hex');
      this.grants.set(code, {
        clientId: this.clientId,
        redirectUri,
        challenge: query.get('code_challenge') ?? '',
        nonce: query.get('nonce') ?? '',
      });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    answer.writeHead(302, { location: back.href }).end();
  }

  private async token(form: URLSearchParams, answer: ServerResponse): Promise<void> {
    this.tokenRequests.push(form);
    const code = form.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    if (form.get('client_id') !== this.clientId || form.get('client_secret') !== this.clientSecret)
      return json(answer, 401, { error: 'invalid_client' });
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.redirectUri !== form.get('redirect_uri') || grant.challenge !== challenge)
      return json(answer, 400, { error: 'invalid_grant' });
    const claims = { iss: this.issuer, aud: this.clientId, nonce: grant.nonce, ...this.person, ...this.lies };
    const exp = Math.floor(Date.now() / 1000) + 300;
    const token = await new SignJWT({ exp, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuedAt()
      .sign(this.key);
    return json(answer, 200, { access_token: 'opaque', token_type: 'Bearer', expires_in: 300, id_token: token });
  }
}

function json(answer: ServerResponse, status: number, body: object): void {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(asked: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
