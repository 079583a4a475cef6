export { millCase } from './mill.case';
export { notesOf } from './notes.fixture';
