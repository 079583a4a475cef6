/** “1 page”, “3 pages”. The reason catalog in the docs passes a placeholder instead of the number. */
export const many = (count: number, one: string, others = `${one}s`): string =>
  `${typeof count === 'number' ? count.toLocaleString('en') : String(count)} ${count === 1 ? one : others}`;
