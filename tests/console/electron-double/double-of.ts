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
 * An Electron type, as far as a double has to keep to it. One that `satisfies` or `implements` it does not compile any
 * more once Electron has made one of its members asynchronous, or given it another type.
 */
export type PartialDoubleOf<Theirs> = { [Name in keyof Theirs]?: Doubled<Theirs[Name]> };
