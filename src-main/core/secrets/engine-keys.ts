/**
 * The engine keys that the owner saved, laid over the environment: a saved key wins over a variable of the same name.
 * Routes of one provider name the same variable and so share a key. It asks no engine.
 */
import { Semaphore } from '../../storage/semaphore.ts';
import type { SecretLocation, SecretStore } from './secret-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Characters of a key that may be shown, at its end. */
const SHOWN = 4;

/** What may be shown of a key. */
export interface KeyState {
  /** `saved` here, from the `environment`, or `none`. */
  from: 'saved' | 'environment' | 'none';
  /** Its last four characters; null when there is none or it is too short to show any. */
  ending: string | null;
  /** Why a saved key cannot be used here; null when it can, or none is saved. */
  problem: string | null;
}

export class EngineKeys {
  /** The environment as routes see it. Always the same object; saved keys come and go in it. */
  readonly env: Environment;
  readonly #own: Record<string, string>;
  readonly #store: SecretStore;
  #problems = new Map<string, string>();
  #stamp = 'none';
  readonly #refreshing = new Semaphore(1);

  constructor(store: SecretStore, env: Environment) {
    this.#store = store;
    // Variables that a test or a shell changes later stay visible beneath the saved keys.
    this.#own = Object.create(env) as Record<string, string>;
    this.env = this.#own;
  }

  /** The saved keys alone, which other processes on the folder have as well. */
  get saved(): Environment {
    return { ...this.#own };
  }

  /** Reads what is saved if it changed, also through another process. True when it did. Throws CONFLICT for a damaged file. */
  refresh(): Promise<boolean> {
    // One after the other: an older reading that ends late would drop keys that were saved since.
    return this.#refreshing.run(() => this.#read());
  }

  async #read(): Promise<boolean> {
    const stamp = await this.#store.readStamp();
    if (stamp === this.#stamp) return false;
    // Also when it cannot be read: that is reported once a change, not at every look.
    this.#stamp = stamp;
    const readings = await this.#store.loadAll();
    this.#problems = new Map();
    for (const name of Object.keys(this.#own)) delete this.#own[name];
    for (const [name, reading] of readings) {
      if ('secret' in reading) this.#own[name] = reading.secret;
      else this.#problems.set(name, reading.problem);
    }
    return true;
  }

  async save(variable: string, key: string): Promise<SecretLocation> {
    const location = await this.#store.set(variable, key);
    await this.refresh();
    return location;
  }

  /** False when none was saved. */
  async remove(variable: string): Promise<boolean> {
    const isRemoved = await this.#store.delete(variable);
    await this.refresh();
    return isRemoved;
  }

  describeLocation() {
    return this.#store.describe();
  }

  /** Saved keys that cannot be used here, and why. */
  listProblems(): { variable: string; problem: string }[] {
    return [...this.#problems].map(([variable, problem]) => ({ variable, problem }));
  }

  describe(variable: string): KeyState {
    const key = this.env[variable]?.trim() ?? '';
    const isSaved = Object.hasOwn(this.#own, variable);
    return {
      from: isSaved ? 'saved' : key === '' ? 'none' : 'environment',
      ending: key.length >= 3 * SHOWN ? key.slice(-SHOWN) : null,
      problem: this.#problems.get(variable) ?? null,
    };
  }
}
