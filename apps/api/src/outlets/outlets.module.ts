import { Module } from '@nestjs/common';
import { OutletsController } from './outlets.controller';

/** Page changes per outlet, for editors. */
@Module({ controllers: [OutletsController] })
export class OutletsModule {}
