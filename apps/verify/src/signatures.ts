/** RFC 8032, section 7.1, test 2: public key, one-byte message and signature. */
const TEST_KEY = '302a300506032b65700321003d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c';
const TEST_SIGNATURE =
  '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
  '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00';
const TEST_MESSAGE = Uint8Array.of(0x72);

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Checks for Ed25519 support. Without it, every archive would be reported as forged. */
export async function supportsEd25519(subtle: SubtleCrypto | undefined): Promise<boolean> {
  try {
    if (!subtle) return false;
    const key = await subtle.importKey('spki', bytesOf(TEST_KEY), 'Ed25519', false, ['verify']);
    const holds = (letter: Uint8Array<ArrayBuffer>) => subtle.verify('Ed25519', key, bytesOf(TEST_SIGNATURE), letter);
    return (await holds(TEST_MESSAGE)) && !(await holds(Uint8Array.of(0x73)));
  } catch {
    return false;
  }
}
