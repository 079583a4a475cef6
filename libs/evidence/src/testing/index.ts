export { keptProof } from './built-proof';
export { builtArchive, containerOf, type BuiltArchive } from './built-archive';
export { builtCase } from './kept-case';
export { OPENSSL, OpensslFolder } from './openssl';
export { drawn, withMarks } from './pictures';
export { signedPicture } from './signed-pictures';
export { signingKey } from './signing-keys';
export { FakePictureEngine } from './fake-picture-engine';
