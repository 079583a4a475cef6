import { parseCertificates, parseKeyIds } from '@corroborate/evidence/checking';

/** What somebody has from elsewhere, as they typed it; empty where they have nothing. */
export interface Typed {
  key: string;
  authority: string;
}

export interface Given {
  /** Ids of keys; null where none was given. */
  keys: string[] | null;
  /** Certificates; null where none was given. */
  roots: ReturnType<typeof parseCertificates> | null;
}

/** What is wrong with what was typed, a sentence each. */
export interface Faults {
  key: string;
  authority: string;
}

export function givenOf({ key, authority }: Typed): { given: Given; faults: Faults } {
  const keys = key.trim() === '' ? null : parseKeyIds(key);
  const roots = authority.trim() === '' ? null : rootsIn(authority);
  return {
    given: { keys, roots },
    faults: {
      key: key.trim() !== '' && !keys ? 'This is no public key of a newsroom, and no fingerprint of one.' : '',
      authority: authority.trim() !== '' && !roots ? 'There is no certificate in PEM in this that can be read.' : '',
    },
  };
}

function rootsIn(pem: string): Given['roots'] {
  try {
    const found = parseCertificates(pem);
    return found.length > 0 ? found : null;
  } catch {
    return null;
  }
}
