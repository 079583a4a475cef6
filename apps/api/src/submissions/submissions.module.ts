import { Module } from '@nestjs/common';
import { SubmissionsController } from './submissions.controller';
import { SubmissionsService } from './submissions.service';

/** Stories that people bring, at the desk or by a program of their own. */
@Module({ controllers: [SubmissionsController], providers: [SubmissionsService] })
export class SubmissionsModule {}
