export { OPENSSL, OpensslFolder } from './openssl';
export { drawn, withMarks } from './pictures';
