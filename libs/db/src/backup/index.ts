export { openBackup, type BackupFile } from './backup.file';
export { writeBackup } from './backup.writer';
export { type BackupManifest } from './manifest';
export { assertRestorable, restoreBackup, type RestoreResult } from './restore';
