export { builtArchive, packArchive, type BuiltArchive } from './built-archive';
export { builtCase } from './kept-case';
export { OPENSSL, OpensslFolder } from './openssl';
export { BARE_JPEG, withMarks } from './pictures';
