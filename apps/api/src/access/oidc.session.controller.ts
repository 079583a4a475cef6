import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CorroborateError } from '@corroborate/domain';
import { SETTINGS, type Settings } from '@corroborate/config';
import { IsText } from '../http/fields';
import { ApiProblems } from '../openapi/problem.schema';
import { HttpProblem } from '../problems/problem';
import { Access } from './access.decorator';
import { AccessGate, type ActorRequest } from './access.gate';
import { isLoopback, type Caller } from './access.policy';
import { readCookie } from './credentials';
import { OidcClient, type PendingSignIn } from './oidc.client.adapter';
import { getCookieName, buildCookieOptions } from './session.cookie';
import { SessionResponse, toSessionResponse } from './session.response';
import { z } from 'zod';
import { responseType } from '../openapi/response.type';

/** Time limit for a sign-in in ms. */
const SIGN_IN_TIMEOUT_MS = 10 * 60_000;

export class BeginSignInResponse extends responseType({
  url: z
    .string()
    .meta({ example: 'https://login.example/authorize?client_id=desk', description: 'URL of the redirect.' }),
}) {}

export class FinishSignInDto {
  @ApiProperty({
    maxLength: 8_192,
    example: '?code=…&state=…',
    description: 'Query parameters that the identity provider added to the callback URL.',
  })
  @IsText(8_192)
  query: string;
}

/** Sign-in with the identity provider. Its state is kept in an HttpOnly cookie for ten minutes. */
@ApiTags('access')
@Controller('api/session/oidc')
export class OidcSessionController {
  private readonly client: OidcClient | null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly gate: AccessGate,
  ) {
    const { AUTH_MODE, OIDC_CLIENT_ID } = settings;
    this.client = AUTH_MODE === 'oidc' && OIDC_CLIENT_ID ? new OidcClient(settings) : null;
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Access('anyone')
  @ApiOperation({ operationId: 'beginSignIn', summary: 'Start sign-in with the identity provider' })
  @ApiResponse({
    status: 200,
    type: BeginSignInResponse,
    description: 'Authorization URL of the identity provider. A cookie stores the sign-in state.',
  })
  @ApiProblems('not-found', 'not-ready')
  async begin(
    @Req() request: ActorRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BeginSignInResponse> {
    const { url, begun } = await this.provider().begin(this.returnAddress(request));
    response.cookie(
      this.cookieName(),
      [begun.state, begun.nonce, begun.verifier].join('.'),
      this.options(request, new Date(Date.now() + SIGN_IN_TIMEOUT_MS)),
    );
    return { url };
  }

  @Post('finish')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Access('anyone')
  @ApiOperation({
    operationId: 'finishSignIn',
    summary: 'Complete sign-in after the redirect from the identity provider',
    description: 'Verifies code, state, nonce and PKCE. Name and roles come from the ID token.',
  })
  @ApiResponse({ status: 200, type: SessionResponse, description: 'Signed in. `Set-Cookie` carries the session.' })
  @ApiProblems('not-found', 'not-ready', 'body-too-large')
  async finish(
    @Body() { query }: FinishSignInDto,
    @Req() request: ActorRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    const client = this.provider();
    const begun = parsePendingSignIn(readCookie(request.headers, this.cookieName()));
    // Can be used only once, even if the sign-in fails.
    response.clearCookie(this.cookieName(), this.options(request));
    const answer = new URL(this.returnAddress(request));
    answer.search = query;
    const { token, ...caller } = await this.gate.openSession(
      await this.gate.withFailureLimit(request, () => finishSignIn(client, answer, begun)),
    );
    const { PUBLIC_URL } = this.settings;
    if (token !== null)
      response.cookie(
        getCookieName(PUBLIC_URL),
        token,
        buildCookieOptions(PUBLIC_URL, request.secure, new Date(caller.expiresAt ?? 0)),
      );
    request.caller = caller;
    return toSessionResponse(this.settings, caller);
  }

  private provider(): OidcClient {
    if (this.client) return this.client;
    throw new CorroborateError('not-found', 'No identity provider is configured for sign-in.', {
      hint: 'Set AUTH_MODE=oidc and OIDC_CLIENT_ID.',
    });
  }

  /** Callback URL. If PUBLIC_URL is not set, only loopback host names are accepted from the request. */
  private returnAddress(request: ActorRequest): string {
    const { PUBLIC_URL } = this.settings;
    if (PUBLIC_URL) return new URL('/', PUBLIC_URL).href;
    const here = URL.parse(`http://${request.headers.host ?? ''}/`);
    if (here && isLoopback(here.hostname)) return here.href;
    throw new CorroborateError('invalid-configuration', 'The callback URL cannot be determined.', {
      hint: 'Set PUBLIC_URL.',
    });
  }

  private readonly cookieName = (): string => `${getCookieName(this.settings.PUBLIC_URL)}-sign-in`;
  private readonly options = (request: ActorRequest, expires?: Date) =>
    buildCookieOptions(this.settings.PUBLIC_URL, request.secure, expires);
}

async function finishSignIn(client: OidcClient, answer: URL, begun: PendingSignIn | null): Promise<Caller> {
  if (!begun)
    throw new HttpProblem('unauthenticated', 'The sign-in was not started in this browser, or it has expired.', [], {
      hint: 'Start the sign-in again.',
    });
  return client.finish(answer, begun);
}

function parsePendingSignIn(cookie: string | null): PendingSignIn | null {
  const [state, nonce, verifier, more] = cookie?.split('.') ?? [];
  return state && nonce && verifier && more === undefined ? { state, nonce, verifier } : null;
}
