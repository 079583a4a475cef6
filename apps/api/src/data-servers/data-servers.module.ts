import { Module } from '@nestjs/common';
import { DataServersController } from './data-servers.controller';

/** Newsroom collections on MCP servers. */
@Module({ controllers: [DataServersController] })
export class DataServersModule {}
