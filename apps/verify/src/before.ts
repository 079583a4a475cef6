import { config } from 'zod';

// The page's CSP forbids `eval`; zod's probe for it would log a violation in the browser console.
config({ jitless: true });

// Missing in Safari 17.
if (!Reflect.has(URL, 'parse'))
  Object.assign(URL, { parse: (address: string) => (URL.canParse(address) ? new URL(address) : null) });
