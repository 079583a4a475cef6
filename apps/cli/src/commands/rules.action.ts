import { rulesJson, rulesText } from '../docs/rules.page';
import { print } from '@corroborate/terminal';

/** Prints the rules of the page reader. */
export function printRules({ json }: { json?: boolean }): void {
  print(json ? `${JSON.stringify(rulesJson(), null, 2)}\n` : `${rulesText()}\n`);
}
