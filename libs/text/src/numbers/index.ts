export { compatible, excludeEachOther } from './compatible';
export { figureStems, quantities, type Quantity } from './quantities';
export { standardFigures } from './standard-figures';
export { voteTallies } from './vote-tallies';
export { writtenNumbers, type WrittenNumber } from './written-numbers';
