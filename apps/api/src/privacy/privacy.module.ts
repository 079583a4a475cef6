import { Module } from '@nestjs/common';
import { PrivacyController } from './privacy.controller';

/** Subject access and erasure. */
@Module({ controllers: [PrivacyController] })
export class PrivacyModule {}
