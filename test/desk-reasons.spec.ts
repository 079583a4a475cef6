import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reasons } from '../apps/desk/src/messages/es/reasons';

describe('sentences of the server at the desk', () => {
  it('has a Spanish sentence for every documented reason and next step of a verdict', () => {
    const documented = readFileSync(path.resolve(__dirname, '../docs/reasons.md'), 'utf8');
    const codes = (['verdict', 'next'] as const).flatMap((part) =>
      Object.keys(reasons[part]).map((key) => `${part}.${key}`),
    );
    const known = [...documented.matchAll(/^\| ?`((?:verdict|next)\.[\w-]+)`/gm)].map(([, code]) => code);
    expect(codes.toSorted()).toEqual(known.toSorted());
  });
});
