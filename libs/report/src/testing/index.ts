export { millCase } from './mill.case';
export { buildNotes } from './notes.fixture';
