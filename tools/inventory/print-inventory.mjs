/** Prints the inventory of the compiled product. */
import { renderInventory } from './inventory.text.mjs';
import { readProductItems } from './product.items.mjs';
import { readSourceItems } from './source.items.mjs';

process.stdout.write(renderInventory({ ...(await readProductItems()), ...readSourceItems() }));
