import { provided } from './provided';

it('makes a provider of parts by their names, injected by their tokens', async () => {
  const [one, two] = [Symbol('one'), Symbol('two')];
  const provider = provided('sum', { a: one, b: two }, ({ a, b }: { a: number; b: number }) => a - b);
  expect(provider).toMatchObject({ provide: 'sum', inject: [one, two] });
  expect(await provider.useFactory(5, 3)).toBe(2);
});
