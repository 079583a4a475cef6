export { wrapText } from './fitted';
export { boardOn, type Board } from './board';
export { createNumberParser } from './number.option';
export { RELEASE_FOLDER } from './release.folder';
export { colours } from './colours';
export * from './terminal';
export { rewriteCommands } from './typed';
