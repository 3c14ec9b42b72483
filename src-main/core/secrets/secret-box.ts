/** What a store that can lock up a secret offers. Types only: each box is a file of its own. */

/**
 * - `keychain`: the desktop app's own keychain entry.
 * - `keyring`: the keyring of the operating system, outside of the desktop app.
 * - `passphrase`: a file locked with the owner's passphrase.
 * - `machine`: a file locked with a key file of this user account.
 */
export type BoxKind = 'keychain' | 'keyring' | 'passphrase' | 'machine';

export interface SecretBox {
  kind: BoxKind;
  /** Where a secret lies then and who can get at it, in one sentence for the owner. */
  description: string;
  /** Why it cannot be used here, in words for the owner; null when it can. Never throws. */
  refuse(): Promise<string | null>;
  /** Locks a secret up under its id and returns what `open` needs later. That text is safe to keep in a file. */
  seal(id: string, secret: string): Promise<string>;
  /** The secret again. Throws when it cannot be opened here. */
  open(id: string, sealed: string): Promise<string>;
  /** Forgets what is kept outside of the sealed text, if anything is. */
  discard(sealed: string): Promise<void>;
}
