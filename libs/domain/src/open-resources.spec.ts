import { OpenResources } from './open-resources';

describe('open resources of a process', () => {
  const opened = (closed: string[], ...names: string[]) => {
    const resources = new OpenResources();
    for (const name of names)
      resources.add(name, async () => {
        if (name.startsWith('bad')) throw new Error(name);
        closed.push(name);
      });
    return resources;
  };

  it('closes the open resources of a process once, in reverse order', async () => {
    const closed: string[] = [];
    const resources = opened(closed, 'database', 'queue');
    await resources.close();
    await resources.close();
    expect(closed).toEqual(['queue', 'database']);
  });

  it('closes all open resources even if closing one fails, and rethrows the error', async () => {
    const closed: string[] = [];
    await expect(opened(closed, 'database', 'bad cache', 'queue').close()).rejects.toThrow('bad cache');
    expect(closed).toEqual(['queue', 'database']);
  });
});
