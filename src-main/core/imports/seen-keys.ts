/** Which hashes came before, in 16 bytes or so for each: for files of a million rows. Two hashes that begin alike are taken for one. */

const FIRST_SLOTS = 1 << 12;

export class SeenKeys {
  #slots = new BigUint64Array(FIRST_SLOTS);
  #count = 0;

  /** Whether it was there; it is from now on. */
  add(hash: Uint8Array): boolean {
    const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
    // Zero is an empty slot.
    const key = view.getBigUint64(0) || 1n;
    if (!this.#put(this.#slots, key)) return true;
    this.#count++;
    if (this.#count * 2 > this.#slots.length) this.#grow();
    return false;
  }

  #put(slots: BigUint64Array, key: bigint): boolean {
    const mask = slots.length - 1;
    for (let at = Number(key & 0xffff_ffffn) & mask; ; at = (at + 1) & mask) {
      if (slots[at] === key) return false;
      if (slots[at] === 0n) {
        slots[at] = key;
        return true;
      }
    }
  }

  #grow(): void {
    const wider = new BigUint64Array(this.#slots.length * 2);
    for (const key of this.#slots) if (key !== 0n) this.#put(wider, key);
    this.#slots = wider;
  }
}
