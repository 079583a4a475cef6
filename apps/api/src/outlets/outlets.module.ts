import { Module } from '@nestjs/common';
import { OutletsController } from './outlets.controller';

/** Changes to pages by outlet, shown to editors. */
@Module({ controllers: [OutletsController] })
export class OutletsModule {}
