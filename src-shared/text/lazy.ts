/** Makes a value when it is first asked for. What Intl makes takes a millisecond or more, and most threads never ask for it. */
export function lazy<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
