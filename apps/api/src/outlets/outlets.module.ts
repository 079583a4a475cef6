import { Module } from '@nestjs/common';
import { OutletsController } from './outlets.controller';

/** What became of outlets' pages, for editors. */
@Module({ controllers: [OutletsController] })
export class OutletsModule {}
