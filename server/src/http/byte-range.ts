/** A range of a representation, in bytes; `end` is the last byte, inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const UNIT = /^bytes=/i;
const RANGE = /^(\d*)-(\d*)$/;

/**
 * Parses a Range header (RFC 9110, section 14): one range, 'unsatisfiable', or undefined where the whole
 * representation is to be sent: for another unit, an invalid header, several ranges, or an empty
 * representation. Express's range-parser is not used because it treats `bytes=5-2` and a suffix longer than
 * the whole as unsatisfiable, and any unit as bytes.
 * @param size of the whole representation, in bytes
 */
export const parseRange = (header: string, size: number): ByteRange | 'unsatisfiable' | undefined => {
  if (!UNIT.test(header) || size === 0) return undefined;
  const specs = header
    .replace(UNIT, '')
    .split(',')
    .map((spec) => spec.trim())
    .filter((spec) => spec !== '');
  const ranges = specs.map((spec) => readRange(spec, size));
  if (ranges.length === 0 || ranges.includes(undefined)) return undefined;
  const satisfiable = ranges.filter((range) => range !== undefined && range.start <= range.end);
  if (satisfiable.length === 0) return 'unsatisfiable';
  return satisfiable.length === 1 ? satisfiable[0] : undefined;
};

/** Undefined when it is invalid; a range beyond the end has a start above its end. */
const readRange = (spec: string, size: number): ByteRange | undefined => {
  const [, first, last] = RANGE.exec(spec) ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const lastByte = size - 1;
  if (first === '') return { start: Math.max(0, size - Number(last)), end: lastByte };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: last === '' ? lastByte : Math.min(Number(last), lastByte) };
};
