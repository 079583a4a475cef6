import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { HealthService } from './health.service';

/** Is it up, and is it ready? */
@Module({ controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
