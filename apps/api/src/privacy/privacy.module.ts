import { Module } from '@nestjs/common';
import { PrivacyController } from './privacy.controller';

/** What is kept of people, told and taken out. */
@Module({ controllers: [PrivacyController] })
export class PrivacyModule {}
