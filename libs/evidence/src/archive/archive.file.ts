export interface ArchiveFile {
  name: string;
  bytes: Buffer;
}
