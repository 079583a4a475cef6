import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from './access/access.module';
import type { ApiOptions } from './api.options';
import { DataServersModule } from './data-servers/data-servers.module';
import { EvidenceModule } from './evidence/evidence.module';
import { EnginesModule } from './engines/engines.module';
import { HealthModule } from './health/health.module';
import { HttpModule } from './http/http.module';
import { LimitsModule } from './limits/limits.module';
import { InvestigationRoutesModule } from './investigations/investigations.module';
import { McpModule } from './mcp/mcp.module';
import { MetricsModule } from './metrics/metrics.module';
import { ScrapeModule } from './metrics/scrape.module';
import { OutletsModule } from './outlets/outlets.module';
import { PrivacyModule } from './privacy/privacy.module';
import { ProgressModule } from './progress/progress.module';
import { RatingsModule } from './ratings/ratings.module';
import { ReportsModule } from './reports/reports.module';
import { ReviewsModule } from './reviews/reviews.module';
import { SourcesModule } from './sources/sources.module';
import { SubmissionsModule } from './submissions/submissions.module';
import { TopicsModule } from './topics/topics.module';
import { WebhooksModule } from './webhooks/webhooks.module';

/** One module per resource, in the order of the OpenAPI document. */
const FEATURES = [
  InvestigationRoutesModule,
  SourcesModule,
  EvidenceModule,
  ReportsModule,
  ProgressModule,
  ReviewsModule,
  TopicsModule,
  SubmissionsModule,
  WebhooksModule,
  EnginesModule,
  DataServersModule,
  RatingsModule,
  OutletsModule,
  McpModule,
  MetricsModule,
  AccessModule,
  PrivacyModule,
  ScrapeModule,
  HealthModule,
];

/** All routes. `createApp` adds the middleware. */
@Module({})
export class ApiModule {
  static forRoot(options: ApiOptions = {}): DynamicModule {
    return { module: ApiModule, imports: [HttpModule.forRoot(options), LimitsModule, ...FEATURES] };
  }
}
