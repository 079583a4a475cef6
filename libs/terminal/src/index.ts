export { fitted } from './fitted';
export { boardOn, type Board } from './board';
export { numberIn } from './number.option';
export { RELEASE } from './release.folder';
export { colours } from './colours';
export * from './terminal';
export { asCalled } from './typed';
