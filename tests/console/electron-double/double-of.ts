type Plain = string | number | boolean | null | undefined;

/** Promises stay promises and plain values keep their type; objects of Electron's are doubles themselves. */
type Result<Value> =
  Value extends Promise<infer Inner> ? Promise<Result<Inner>> : Value extends Plain ? Value : unknown;

// biome-ignore lint/suspicious/noExplicitAny: the parameters of any function; a double may take fewer kinds of them
type Doubled<Value> = Value extends (...args: any) => infer R
  ? // biome-ignore lint/suspicious/noExplicitAny: see above
    (...args: any) => Result<R>
  : Result<Value>;

/**
 * Some members of an Electron type, as far as a double has to keep to them. A double that `satisfies` or
 * `implements` it does not compile any more once Electron has dropped one of them, or made it asynchronous.
 */
export type DoubleOf<Theirs, Names extends keyof Theirs> = { [Name in Names]: Doubled<Theirs[Name]> };

/** The same for an object that lists its members itself: those that Electron lacks do not compile. */
export type PartialDoubleOf<Theirs> = Partial<DoubleOf<Theirs, keyof Theirs>>;
