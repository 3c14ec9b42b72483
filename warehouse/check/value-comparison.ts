/** Values of a project's API and of a view, held against each other to 1e-9. */
import { toCall, type Value, type Warehouse, type WarehouseRow } from './warehouse.ts';

/** Below /v1, with a key. */
export type Get = <T>(path: string) => Promise<T>;

export interface Window {
  startDate: string;
  endDate: string;
}

/** What differs in words, and how many values were held against each other. */
export interface Comparison {
  compared: number;
  differences: string[];
}

export interface ApiInterval {
  n: number;
  prompts: number;
  repeat: readonly number[] | null;
  brand: readonly number[] | null;
}

const NEAR = 1e-9;

export class ValueComparison implements Comparison {
  compared = 0;
  differences: string[] = [];
  readonly get: Get;
  readonly projectId: string;
  readonly window: Window;
  readonly #warehouse: Warehouse;
  /** What was asked already: views of parts are asked once for all of them. */
  readonly #asked = new Map<string, Promise<WarehouseRow[]>>();

  constructor(warehouse: Warehouse, get: Get, projectId: string, window: Window) {
    this.#warehouse = warehouse;
    this.get = get;
    this.projectId = projectId;
    this.window = window;
  }

  read<T>(path: string, query: string, { startDate, endDate } = this.window): Promise<T> {
    return this.get<T>(`/projects/${this.projectId}${path}?startDate=${startDate}&endDate=${endDate}${query}`);
  }

  ask(view: string, given: Record<string, string>, and = ''): Promise<WarehouseRow[]> {
    return this.askAll(view, { ...this.window, ...given }, and);
  }

  askAll(view: string, given: Record<string, string>, and = ''): Promise<WarehouseRow[]> {
    const call = toCall(this.#warehouse, view, given);
    const sql = `SELECT * FROM ${call} WHERE projectId = '${this.projectId}' ${and}`;
    const rows = this.#asked.get(sql) ?? this.#warehouse.ask(sql);
    this.#asked.set(sql, rows);
    return rows;
  }

  /** Of an interval the API and a row: where nothing was counted there is no row. */
  holdInterval(about: string, interval: ApiInterval, row: WarehouseRow = {}): void {
    this.hold(`${about} n`, interval.n, row.n ?? 0);
    this.hold(`${about} prompts`, interval.prompts, row.prompts ?? 0);
    for (const kind of ['repeat', 'brand'] as const) {
      this.hold(`${about} ${kind}Low`, interval[kind]?.[0] ?? null, row[`${kind}Low`] ?? null);
      this.hold(`${about} ${kind}High`, interval[kind]?.[1] ?? null, row[`${kind}High`] ?? null);
    }
  }

  hold(about: string, expected: Value | undefined, found: Value): void {
    this.compared++;
    const isSame =
      typeof expected === 'number' && typeof found === 'number'
        ? Math.abs(expected - found) <= NEAR * Math.max(1, Math.abs(expected))
        : (expected ?? null) === found || (typeof expected === 'boolean' && Number(expected) === found);
    if (!isSame) this.differences.push(`${about}: the API says ${expected}, ${this.#warehouse.dialect.name} ${found}`);
  }
}
