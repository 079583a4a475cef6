/** A number with what it counts: “1 page”, “3 pages”. The page of all reasons gives a name in place of the number. */
export const many = (count: number, one: string, others = `${one}s`): string =>
  `${typeof count === 'number' ? count.toLocaleString('en') : String(count)} ${count === 1 ? one : others}`;
