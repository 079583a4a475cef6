import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { AccessAudit } from './access/access.audit';
import { AccessGate } from './access/access.gate';
import { AccessGuard } from './access/access.guard';
import { AuditController } from './access/audit.controller';
import { AuditTrail } from './access/audit.trail';
import { KeysController } from './access/keys.controller';
import { OidcSessionController } from './access/oidc.session.controller';
import { SessionController } from './access/session.controller';
import { API_DEPS, type ApiDeps } from './api.deps';
import { EnginesController } from './engines/engines.controller';
import { HealthController } from './health/health.controller';
import { HealthService } from './health/health.service';
import { DeadlineInterceptor } from './http/deadline.interceptor';
import { loggerParams } from './http/logging';
import { ApiValidationPipe } from './http/validation.pipe';
import { MetricsController } from './metrics/metrics.controller';
import { Scrape } from './metrics/scrape';
import { ScrapeController } from './metrics/scrape.controller';
import { CapturesController } from './investigations/captures.controller';
import { InvestigationsController } from './investigations/investigations.controller';
import { ProgressController } from './progress/progress.controller';
import { PlanController } from './investigations/plan.controller';
import { ProblemFilter } from './problems/problem.filter';
import { EvidenceController } from './reviews/evidence.controller';
import { ReviewsController } from './reviews/reviews.controller';
import { TopicsController } from './topics/topics.controller';
import { WebhookDeliveriesController, WebhooksController } from './webhooks/webhooks.controller';

/** Routes, guard, validation and error answers. What stands before the router is added by `prepare`. */
@Module({})
export class ApiModule {
  static forRoot(deps: ApiDeps): DynamicModule {
    return {
      module: ApiModule,
      imports: [LoggerModule.forRootAsync({ useFactory: () => loggerParams(deps.settings) }), DiscoveryModule],
      controllers: [
        InvestigationsController,
        PlanController,
        CapturesController,
        ProgressController,
        EvidenceController,
        ReviewsController,
        TopicsController,
        WebhooksController,
        WebhookDeliveriesController,
        EnginesController,
        MetricsController,
        SessionController,
        OidcSessionController,
        KeysController,
        AuditController,
        ScrapeController,
        HealthController,
      ],
      providers: [
        { provide: API_DEPS, useValue: deps },
        AccessGate,
        AccessAudit,
        AuditTrail,
        HealthService,
        Scrape,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: ApiValidationPipe },
        { provide: APP_INTERCEPTOR, useClass: DeadlineInterceptor },
      ],
      exports: [API_DEPS, AccessGate],
    };
  }
}
