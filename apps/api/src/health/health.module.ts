import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { HealthService } from './health.service';

/** Liveness and readiness checks. */
@Module({ controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
