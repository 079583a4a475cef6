import { toCsv } from './csv';

it('quotes special characters and escapes formulas', () => {
  const rows = [
    { a: 'x,"y"', b: -1 },
    { a: '=1+1', b: null },
    { a: '@x\n', b: true },
  ];
  expect(toCsv(['a', 'b'], rows)).toBe(`a,b\r\n"x,""y""",-1\r\n'=1+1,\r\n"'@x\n",true\r\n`);
});
