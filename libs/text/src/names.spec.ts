import { properPart } from './names';

describe('a name without the common words behind it', () => {
  it.each([
    ['Vegas Amarillas pass', 'Vegas Amarillas'],
    ['Sule tunnel works', 'Sule'],
    ['Rio de Janeiro', 'Rio de Janeiro'],
    ['Terminal 3', 'Terminal 3'],
    ['Larch Crossing', 'Larch Crossing'],
    ['milk powder', 'milk powder'],
    ['東京駅', '東京駅'],
  ])('%s is %s', (name, proper) => expect(properPart(name)).toBe(proper));
});
