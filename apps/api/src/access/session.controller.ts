import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '@corroborate/config';
import { IsText } from '../http/fields';
import { ApiProblems } from '../openapi/problem.schema';
import { Access } from './access.decorator';
import { AccessGate, type ActorRequest } from './access.gate';
import { ANONYMOUS, type Caller } from './access.policy';
import { SessionResponse, toSessionResponse } from './session.response';
import { getCookieName, buildCookieOptions } from './session.cookie';

export class SignInDto {
  @ApiProperty({ example: 'cbr_0123456789abcdef_…', description: 'API key, or token of the identity provider.' })
  @IsText(8_192)
  key: string;
}

const COOKIE_NOTE = 'The cookie is HttpOnly and SameSite=Strict.';

@ApiTags('access')
@Controller('api/session')
export class SessionController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly gate: AccessGate,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Access('anyone')
  @ApiOperation({ operationId: 'whoAmI', summary: 'Get the current user and roles' })
  @ApiResponse({
    status: 200,
    type: SessionResponse,
    description: 'Current session, also without sign-in (`signed_in` is false).',
  })
  @ApiProblems()
  whoAmI(@Req() request: ActorRequest): SessionResponse {
    return this.answer(request.caller ?? ANONYMOUS);
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Access('anyone')
  @ApiOperation({ operationId: 'signIn', summary: 'Sign in to the desk with an API key', description: COOKIE_NOTE })
  @ApiResponse({ status: 200, type: SessionResponse, description: 'Signed in. `Set-Cookie` carries the session.' })
  @ApiProblems('body-too-large')
  async signIn(
    @Body() { key }: SignInDto,
    @Req() request: ActorRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    const { token, ...caller } = await this.gate.signIn(key.trim(), request);
    const { PUBLIC_URL } = this.settings;
    if (token !== null)
      response.cookie(
        getCookieName(PUBLIC_URL),
        token,
        buildCookieOptions(PUBLIC_URL, request.secure, new Date(caller.expiresAt ?? 0)),
      );
    request.caller = caller;
    return this.answer(caller);
  }

  @Delete()
  @Header('Cache-Control', 'no-store')
  @Access('anyone')
  @ApiOperation({ operationId: 'signOut', summary: 'Sign out and end the session' })
  @ApiResponse({ status: 200, type: SessionResponse, description: 'Signed out, or no session existed.' })
  @ApiProblems()
  async signOut(
    @Req() request: ActorRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    await this.gate.signOut(request);
    const { PUBLIC_URL } = this.settings;
    response.clearCookie(getCookieName(PUBLIC_URL), buildCookieOptions(PUBLIC_URL, request.secure));
    return this.answer(ANONYMOUS);
  }

  private answer(caller: Caller): SessionResponse {
    return toSessionResponse(this.settings, caller);
  }
}
