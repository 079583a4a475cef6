export { isCompatible, isContradictory } from './compatible';
export { figureStems, quantities, type Quantity } from './quantities';
export { voteTallies } from './vote-tallies';
export { writtenNumbers, type WrittenNumber } from './written-numbers';
