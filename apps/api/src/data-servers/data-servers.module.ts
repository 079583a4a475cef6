import { Module } from '@nestjs/common';
import { DataServersController } from './data-servers.controller';

/** The newsroom's own collections, behind servers of the Model Context Protocol. */
@Module({ controllers: [DataServersController] })
export class DataServersModule {}
