export * from './backup';
export { createDataSource } from './connection';
export * from './database';
export { startEmbeddedPostgres, type EmbeddedServer } from './embedded/embedded-postgres';
export * from './entities';
export { runMigrations } from './migrate';
export * from './repositories';
