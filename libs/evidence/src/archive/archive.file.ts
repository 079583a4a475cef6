export interface ArchiveFile {
  name: string;
  bytes: Uint8Array;
}
