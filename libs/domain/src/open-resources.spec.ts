import { OpenResources } from './open-resources';

describe('the open resources of a process', () => {
  const opened = (told: string[], ...names: string[]) => {
    const resources = new OpenResources();
    for (const name of names)
      resources.add(name, async () => {
        if (name.startsWith('bad')) throw new Error(name);
        told.push(name);
      });
    return resources;
  };

  it('are closed in reverse order, and once', async () => {
    const told: string[] = [];
    const resources = opened(told, 'database', 'queue');
    await resources.close();
    await resources.close();
    expect(told).toEqual(['queue', 'database']);
  });

  it('are all closed where one of them cannot be, and the fault is told', async () => {
    const told: string[] = [];
    await expect(opened(told, 'database', 'bad cache', 'queue').close()).rejects.toThrow('bad cache');
    expect(told).toEqual(['queue', 'database']);
  });
});
