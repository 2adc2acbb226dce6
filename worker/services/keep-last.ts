/**
 * Makes something of a source for readers of one kind, and keeps what was made last for as long as the source is held: nearly all that
 * an isolate serves are of one kind.
 * @param kindOf what of the reader counts, in words
 */
export function keepLast<Source extends object, Reader, Made>(
  kindOf: (reader: Reader) => string,
  make: (source: Source, reader: Reader) => Made,
): (source: Source, reader: Reader) => Made {
  const made = new WeakMap<Source, { readonly kind: string; readonly last: Made }>();
  return (source, reader) => {
    const kind = kindOf(reader);
    const known = made.get(source);
    if (known?.kind === kind) return known.last;
    const last = make(source, reader);
    made.set(source, { kind, last });
    return last;
  };
}
