/** Action of a command; its module is loaded when the command runs. */
export const lazy =
  <K extends string>(load: () => Promise<Record<K, (...given: never[]) => unknown>>, name: K) =>
  async (...given: unknown[]): Promise<void> =>
    void (await (await load())[name](...(given as never[])));
