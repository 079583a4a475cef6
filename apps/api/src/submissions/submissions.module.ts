import { Module } from '@nestjs/common';
import { SubmissionsController } from './submissions.controller';
import { SubmissionsService } from './submissions.service';

/** Stories submitted by people at the editors' desk, or by API clients. */
@Module({ controllers: [SubmissionsController], providers: [SubmissionsService] })
export class SubmissionsModule {}
