/** What reading a picture may cost, and when two are taken to be one. */
export const PICTURES = {
  /**
   * Pixels that are unpacked: four bytes each, three times as many while a JPEG is. Press photographs for the web have
   * one to twelve millions; a bomb of some kilobytes claims billions.
   */
  maxPixels: 16_000_000,
  maxJpegMemoryMb: 400,
  /** In a thread. Twelve million pixels take two seconds on a slow core. */
  readMs: 20_000,
  threadMemoryMb: 256,
  idleMs: 10_000,
  /** Longest text kept of a mark, in characters. */
  maxMark: 120,
  /** Statements, deeds and programs kept of a file. */
  maxListed: 20,
  /** Bytes of manifests that are looked at; what claims more is not read on. */
  maxManifest: 2_000_000,
  maxBoxes: 500,
  maxDepth: 8,
  /** Bytes of one value of a manifest that is taken apart: a second on a slow core. Claims have some hundred. */
  maxValue: 200_000,
  /** Lists within lists in it. */
  maxCborDepth: 32,
  /** Statements of a manifest whose digests are made, and parts that a picture's digest may leave out. */
  maxDigests: 200,
  /** Certificates from the signer's to the last, and the bytes of one, or of a stamp of the time. */
  maxCertificates: 6,
  maxCertificate: 32_000,
  /** Bits of an RSA key: less is not trusted, more takes long. */
  rsaBits: { least: 2_048, most: 8_192 },
  /** Shades between neighbours, of 256, below which the two are taken for equal. */
  flat: 2,
  /** So many of the 64 pairs of neighbours must differ: even areas, frames and bare texts look like each other. */
  leastTold: 16,
} as const;
