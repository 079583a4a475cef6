export { OPENSSL, OpensslFolder } from './openssl';
export { drawn, withManifest, withMarks } from './pictures';
