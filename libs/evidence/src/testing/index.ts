export { OPENSSL, OpensslFolder } from './openssl';
