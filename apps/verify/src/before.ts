import { config } from 'zod';

// The page's policy lets nothing make code of text; asked whether it may, browsers complain in their console.
config({ jitless: true });

// Not in Safari 17.
if (!Reflect.has(URL, 'parse'))
  Object.assign(URL, { parse: (address: string) => (URL.canParse(address) ? new URL(address) : null) });
