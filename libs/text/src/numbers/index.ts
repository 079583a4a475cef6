export { isCompatible, isContradictory } from './compatible';
export { figureStems, findQuantities, type Quantity } from './quantities';
export { findVoteTallies } from './vote-tallies';
export { findWrittenNumbers, type WrittenNumber } from './written-numbers';
