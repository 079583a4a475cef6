export * from './concepts';
export * from './cues';
export * from './dates';
export * from './names';
export * from './numbers';
export * from './regions';
export * from './sentences';
export * from './words';
