/** Makes values as a server's next version would send them: the same, and more. */

const NEW_ITEM = { type: 'hologram', id: 'h_1', frames: [1, 2] };

/** The value with a field that nobody knows in every object. Text and bytes are parsed first. */
export function addFields(body: unknown): unknown {
  return grow(
    toValue(body),
    (record) => ({ x_hologram: NEW_ITEM, ...record }),
    (list) => list,
  );
}

/** The value with an element that nobody knows at the end of every list. */
export function addElements(body: unknown): unknown {
  return grow(
    toValue(body),
    (record) => record,
    (list) => [...list, NEW_ITEM],
  );
}

/** The parsed value of a body. */
export function toValue(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof Uint8Array ? JSON.parse(new TextDecoder().decode(body)) : body;
}

function grow(
  value: unknown,
  growRecord: (record: Record<string, unknown>) => unknown,
  growList: (list: unknown[]) => unknown,
): unknown {
  if (Array.isArray(value)) return growList(value.map((child) => grow(child, growRecord, growList)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, grow(child, growRecord, growList)]);
  return growRecord(Object.fromEntries(entries));
}
