export { wrapText } from './fitted';
export { openBoard, type Board } from './board';
export { createNumberParser } from './number.option';
export { colours } from './colours';
export * from './terminal';
export { rewriteCommands, RELEASE_FOLDER } from './typed';
