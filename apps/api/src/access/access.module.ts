import { DATABASE, type Database } from '@corroborate/db';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { SETTINGS, type Settings } from '@corroborate/config';
import { API_OPTIONS, type ApiOptions } from '../api.options';
import { RATE_LIMITS, type RateLimits } from '../limits/rate-limits.port';
import { AccessAudit } from './access.audit';
import { AccessGate } from './access.gate';
import { AccessGuard } from './access.guard';
import { ACCESS_POLICY, resolveAuthMode, LoopbackPolicy, type AccessPolicy } from './access.policy';
import { AuditController } from './audit.controller';
import { AuditTrail } from './audit.trail';
import { KeysController } from './keys.controller';
import { OidcSessionController } from './oidc.session.controller';
import { SessionController } from './session.controller';
import { AuthenticatedPolicy } from './authenticated.policy';
import { OidcVerifier } from './oidc.verifier.adapter';

/** Authentication and authorization. Global, because every route is guarded. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [SessionController, OidcSessionController, KeysController, AuditController],
  providers: [
    {
      provide: ACCESS_POLICY,
      inject: [API_OPTIONS, SETTINGS, DATABASE, RATE_LIMITS],
      useFactory: ({ access }: ApiOptions, settings: Settings, store: Database, limits: RateLimits) =>
        access ?? policyFor(settings, store, limits),
    },
    { provide: APP_GUARD, useClass: AccessGuard },
    AccessGate,
    AccessAudit,
    AuditTrail,
  ],
  exports: [AccessGate, AuditTrail],
})
export class AccessModule {}

/**
 * Creates the access policy from the settings.
 * @throws CorroborateError `invalid-configuration` if other machines could call the API without authentication.
 */
function policyFor(settings: Settings, store: Database, limits: RateLimits): AccessPolicy {
  const mode = resolveAuthMode(settings);
  if (mode === 'none') return new LoopbackPolicy();
  return new AuthenticatedPolicy(settings, store, limits, mode === 'oidc' ? new OidcVerifier(settings) : null);
}
