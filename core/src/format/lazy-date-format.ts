/**
 * A formatter of American English that is created at its first use, and once: creating one costs a thousand times
 * as much as formatting, and the first of them delays whatever is starting by tens of milliseconds.
 */
export const lazyDateFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) => {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format;
  };
};
