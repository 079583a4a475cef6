import { parseCertificates, parseKeyIds } from '@corroborate/evidence/checking';

/** Keys and certificates as entered by the user; empty strings if none. */
export interface FormInput {
  key: string;
  authority: string;
}

export interface CheckOptions {
  /** Key ids; null if none was entered. */
  keys: string[] | null;
  /** Root certificates; null if none was entered. */
  roots: ReturnType<typeof parseCertificates> | null;
}

/** Input errors, one sentence per field; empty if valid. */
export interface InputFaults {
  key: string;
  authority: string;
}

export function parseFormInput({ key, authority }: FormInput): { given: CheckOptions; faults: InputFaults } {
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

function rootsIn(pem: string): CheckOptions['roots'] {
  try {
    const found = parseCertificates(pem);
    return found.length > 0 ? found : null;
  } catch {
    return null;
  }
}
