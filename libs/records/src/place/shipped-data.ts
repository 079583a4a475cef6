import { CorroborateError } from '@corroborate/domain';
import { shippedPath } from '@corroborate/text';

/** Path of `data/<name>` in the installation. */
export function shippedData(name: string): string {
  const folder = shippedPath(name);
  if (folder !== null) return folder;
  throw new CorroborateError('invalid-configuration', `The folder data/${name} is missing.`, {
    hint: `Reinstall the package: it includes the folder data/${name}.`,
  });
}
